"""A round baking dish of glazed ceramic with straight sides."""

from ..layout import smooth_profile
from ..scene import link, turned
from .bowl import glaze

LEVEL, SURFACE, MIDDLE = 0.3, 0.9, 0.38
OUTSIDE = [(0.001, 0.04), (0.78, 0.04), (0.86, 0.06), (0.91, 0.14), (0.945, 0.3), (0.96, 0.42), (0.99, 0.45)]
INSIDE = [(0.985, 0.475), (0.95, 0.48), (0.925, 0.45), (0.905, 0.3), (0.87, 0.14), (0.78, 0.1), (0.001, 0.1)]


def build(description):
    link(turned('dish', smooth_profile(OUTSIDE + INSIDE), glaze(description)))
