"""A smoked sprat without its head, on its side."""

from ..shapes.fish import Fish

SPRAT = Fish(
    1.3,
    back=[(0, 0.11), (0.1, 0.145), (0.3, 0.15), (0.55, 0.115), (0.8, 0.06), (0.95, 0.04), (1, 0.045)],
    belly=[(0, 0.1), (0.1, 0.15), (0.3, 0.175), (0.5, 0.14), (0.75, 0.065), (0.95, 0.04), (1, 0.045)],
    thick=[(0, 0.075), (0.1, 0.12), (0.3, 0.135), (0.55, 0.1), (0.8, 0.05), (1, 0.02)],
    dorsal=[(0.42, 0.55, 0.06)],
    under=[(0.66, 0.78, 0.04)],
    tail=0.2,
    head=False,
)


def build(material, random, size):
    return SPRAT.build(material, random, 0.4 * size)
