"""A bellied earthenware mug: bare clay, glazed at its rim and inside."""

from ..layout import smooth_profile
from ..scene import link, turned
from ..shapes.handle import handle
from .bowl import glaze

LEVEL, SURFACE, MIDDLE = 0.03, 0.9, 0.5
PLACE = (0.1, 0.06)
OUTSIDE = [(0.001, 0.03), (0.34, 0.03), (0.4, 0.05), (0.52, 0.22), (0.565, 0.42), (0.53, 0.62), (0.47, 0.76), (0.47, 0.86), (0.5, 0.95)]
INSIDE = [(0.5, 0.968), (0.485, 0.975), (0.468, 0.96), (0.44, 0.86), (0.44, 0.76), (0.5, 0.6), (0.53, 0.42), (0.48, 0.22), (0.001, 0.1)]
WALLS = [(0.1, 0.11), (0.48, 0.22), (0.53, 0.42), (0.5, 0.6), (0.45, 0.75), (0.44, 0.8), (0.45, 0.9)]
POURED = ((*PLACE, WALLS),)


def build(description):
    material = glaze(description)
    link(turned('mug', smooth_profile(OUTSIDE + INSIDE), material)).location = (*PLACE, 0)
    link(handle(material, PLACE, -0.25, (0.46, 0.84), (0.53, 0.3), 0.24, 0.06))
