"""A whole raw carp: deep in the body, with a long fin on its back."""

from ..shapes.fish import Fish
from .carp import CARP

FISH = Fish(CARP.long, CARP.back, CARP.belly, CARP.thick, CARP.dorsal, CARP.under, CARP.tail)


def build(material, random, size):
    return FISH.build(material, random, size)
