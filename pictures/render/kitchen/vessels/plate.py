"""A flat plate with a raised edge."""

from ..layout import smooth_profile
from ..scene import link, turned
from .bowl import glaze

LEVEL, SURFACE, MIDDLE = 0.115, 0.82, 0.32
OUTSIDE = [(0.001, 0.05), (0.5, 0.05), (0.54, 0.03), (0.58, 0.05), (0.8, 0.1), (0.95, 0.18), (1.0, 0.22)]
INSIDE = [(1.002, 0.238), (0.985, 0.24), (0.93, 0.2), (0.82, 0.14), (0.7, 0.115), (0.4, 0.11), (0.001, 0.11)]


def build(description):
    link(turned('plate', smooth_profile(OUTSIDE + INSIDE), glaze(description)))
