"""A whole mackerel or herring with its head: spindle-shaped, with small fins and a forked tail."""

from ..shapes.fish import Fish

FISH = Fish(
    1.4,
    back=[(0, 0.012), (0.03, 0.04), (0.12, 0.095), (0.25, 0.135), (0.42, 0.15), (0.6, 0.125), (0.8, 0.065), (0.94, 0.03), (1, 0.03)],
    belly=[(0, 0.012), (0.03, 0.04), (0.12, 0.095), (0.25, 0.135), (0.42, 0.155), (0.6, 0.13), (0.8, 0.065), (0.94, 0.03), (1, 0.03)],
    thick=[(0, 0.01), (0.03, 0.04), (0.12, 0.09), (0.25, 0.12), (0.42, 0.13), (0.6, 0.11), (0.8, 0.055), (1, 0.015)],
    dorsal=[(0.36, 0.46, 0.08), (0.62, 0.7, 0.05)],
    under=[(0.62, 0.7, 0.05)],
    tail=0.2,
)


def build(material, random, size):
    return FISH.build(material, random, size)
