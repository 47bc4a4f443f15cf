"""A whole baked carp: deep in the body, its flank scored closely."""

from ..shapes.fish import Fish

CARP = Fish(
    1.3,
    back=[(0, 0.015), (0.03, 0.06), (0.12, 0.17), (0.25, 0.27), (0.4, 0.31), (0.58, 0.26), (0.78, 0.15), (0.92, 0.09), (1, 0.1)],
    belly=[(0, 0.015), (0.03, 0.05), (0.12, 0.14), (0.25, 0.21), (0.4, 0.24), (0.58, 0.21), (0.78, 0.12), (0.92, 0.08), (1, 0.1)],
    thick=[(0, 0.01), (0.03, 0.05), (0.12, 0.12), (0.25, 0.17), (0.42, 0.185), (0.6, 0.15), (0.8, 0.08), (1, 0.02)],
    dorsal=[(0.36, 0.74, 0.13)],
    under=[(0.44, 0.53, 0.1), (0.7, 0.79, 0.1)],
    tail=0.26,
    scores=[0.31 + 0.062 * i for i in range(9)],
)


def build(material, random, size):
    return CARP.build(material, random, size)
