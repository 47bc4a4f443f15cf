"""A flat stand for cakes on a foot."""

from ..layout import smooth_profile
from ..scene import link, turned
from .bowl import glaze

LEVEL, SURFACE, MIDDLE = 0.36, 0.86, 0.56
OUTSIDE = [
    (0.001, 0.03),
    (0.36, 0.03),
    (0.42, 0.05),
    (0.3, 0.1),
    (0.15, 0.16),
    (0.14, 0.24),
    (0.3, 0.29),
    (0.7, 0.32),
    (0.94, 0.335),
    (0.98, 0.37),
]
INSIDE = [(0.978, 0.392), (0.96, 0.394), (0.93, 0.37), (0.88, 0.36), (0.5, 0.36), (0.001, 0.36)]


def build(description):
    link(turned('stand', smooth_profile(OUTSIDE + INSIDE), glaze(description), uneven=0.0))
