"""A pollock without its head, as it is sold: slender, with three fins on its back."""

from ..shapes.fish import Fish

FISH = Fish(
    1.35,
    back=[(0, 0.13), (0.1, 0.145), (0.3, 0.145), (0.55, 0.11), (0.8, 0.06), (0.94, 0.03), (1, 0.03)],
    belly=[(0, 0.12), (0.1, 0.14), (0.3, 0.14), (0.55, 0.1), (0.8, 0.055), (0.94, 0.03), (1, 0.03)],
    thick=[(0, 0.09), (0.1, 0.11), (0.3, 0.115), (0.55, 0.09), (0.8, 0.05), (1, 0.015)],
    dorsal=[(0.06, 0.22, 0.09), (0.3, 0.5, 0.08), (0.6, 0.78, 0.06)],
    under=[(0.2, 0.48, 0.07), (0.58, 0.78, 0.05)],
    tail=0.14,
    head=False,
)


def build(material, random, size):
    return FISH.build(material, random, size)
