"""A shallow bowl for salads, nearly a deep plate."""

from ..layout import smooth_profile
from ..scene import link, turned
from .bowl import glaze

LEVEL, SURFACE, MIDDLE = 0.3, 0.9, 0.42
OUTSIDE = [(0.001, 0.05), (0.4, 0.05), (0.46, 0.03), (0.5, 0.05), (0.72, 0.14), (0.92, 0.27), (1.0, 0.37)]
INSIDE = [(1.002, 0.392), (0.98, 0.395), (0.95, 0.37), (0.86, 0.25), (0.66, 0.14), (0.4, 0.11), (0.001, 0.1)]


def build(description):
    link(turned('bowl', smooth_profile(OUTSIDE + INSIDE), glaze(description)))
