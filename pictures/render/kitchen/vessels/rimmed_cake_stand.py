"""A cake stand: a flat plate with a small upright rim, on a foot."""

from ..layout import smooth_profile
from ..scene import link, turned
from .bowl import glaze

LEVEL, SURFACE, MIDDLE = 0.42, 0.85, 0.65
UNDER = [
    (0.001, 0.0),
    (0.36, 0.0),
    (0.4, 0.02),
    (0.34, 0.06),
    (0.16, 0.14),
    (0.12, 0.24),
    (0.18, 0.34),
    (0.5, 0.37),
    (0.88, 0.375),
    (0.95, 0.37),
]
UPPER = [(0.97, 0.4), (0.965, 0.45), (0.945, 0.452), (0.93, 0.425), (0.85, 0.415), (0.001, 0.415)]


def build(description):
    link(turned('stand', smooth_profile(UNDER + UPPER), glaze(description)))
