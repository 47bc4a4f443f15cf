"""The tail end of a fish, cut straight across."""

from ..shapes.fish import Fish

TAIL = Fish(
    0.5,
    back=[(0, 0.15), (0.3, 0.12), (0.6, 0.085), (0.85, 0.06), (1, 0.065)],
    belly=[(0, 0.14), (0.3, 0.115), (0.6, 0.08), (0.85, 0.06), (1, 0.065)],
    thick=[(0, 0.1), (0.5, 0.06), (1, 0.02)],
    tail=0.2,
    head=False,
)


def build(material, random, size):
    return TAIL.build(material, random, size)
