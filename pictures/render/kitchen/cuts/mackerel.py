"""A baked mackerel without its head, three cuts in its flank."""

from ..shapes.fish import Fish

MACKEREL = Fish(
    1.3,
    back=[(0, 0.15), (0.1, 0.168), (0.3, 0.172), (0.55, 0.14), (0.8, 0.075), (0.94, 0.03), (1, 0.03)],
    belly=[(0, 0.14), (0.1, 0.158), (0.3, 0.165), (0.55, 0.135), (0.8, 0.07), (0.94, 0.03), (1, 0.03)],
    thick=[(0, 0.12), (0.1, 0.14), (0.3, 0.148), (0.55, 0.12), (0.8, 0.062), (1, 0.018)],
    dorsal=[(0.36, 0.44, 0.05), (0.6, 0.68, 0.04)],
    under=[(0.62, 0.7, 0.04)],
    tail=0.17,
    scores=[0.2, 0.39, 0.58],
    head=False,
)


def build(material, random, size):
    return MACKEREL.build(material, random, size)
