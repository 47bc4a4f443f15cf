"""A whole flounder: flat and broad, framed by its fins, both eyes above."""

from ..shapes.fish import Fish

FISH = Fish(
    1.05,
    back=[(0, 0.012), (0.04, 0.07), (0.14, 0.19), (0.3, 0.29), (0.48, 0.31), (0.68, 0.24), (0.86, 0.1), (0.95, 0.05), (1, 0.05)],
    belly=[(0, 0.012), (0.04, 0.05), (0.14, 0.16), (0.3, 0.27), (0.48, 0.3), (0.68, 0.24), (0.86, 0.1), (0.95, 0.05), (1, 0.05)],
    thick=[(0, 0.01), (0.04, 0.03), (0.14, 0.05), (0.3, 0.065), (0.5, 0.068), (0.7, 0.05), (0.9, 0.025), (1, 0.012)],
    dorsal=[(0.1, 0.93, 0.12)],
    under=[(0.24, 0.93, 0.12)],
    tail=0.2,
)


def build(material, random, size):
    return FISH.build(material, random, size)
