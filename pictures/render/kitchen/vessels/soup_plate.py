"""A deep plate with a broad rim."""

from ..layout import smooth_profile
from ..scene import link, turned
from .bowl import glaze

LEVEL, SURFACE, DEPTH = 0.34, 0.8, 0.2
OUTSIDE = [(0.001, 0.05), (0.46, 0.05), (0.5, 0.03), (0.54, 0.05), (0.75, 0.2), (0.85, 0.35), (1.06, 0.43)]
INSIDE = [(1.065, 0.45), (1.04, 0.455), (0.86, 0.395), (0.79, 0.34), (0.7, 0.2), (0.5, 0.11), (0.001, 0.1)]


def build(description):
    link(turned('plate', smooth_profile(OUTSIDE + INSIDE), glaze(description)))
