"""A deep plate with a broad rim."""
from ..layout import smooth_profile
from ..scene import link, turned
from .bowl import glaze

LEVEL, SURFACE, DEPTH = 0.33, 0.86, 0.2
OUTSIDE = [(0.001, 0.05), (0.5, 0.05), (0.54, 0.03), (0.58, 0.05), (0.8, 0.2), (0.9, 0.34), (1.18, 0.42)]
INSIDE = [(1.185, 0.44), (1.16, 0.445), (0.92, 0.385), (0.85, 0.34), (0.74, 0.2), (0.55, 0.11), (0.001, 0.1)]


def build(description):
    link(turned('plate', smooth_profile(OUTSIDE + INSIDE), glaze(description)))
