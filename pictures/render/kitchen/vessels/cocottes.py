"""Three small metal cocottes with long handles on a wooden board."""

import math

from ..layout import smooth_profile
from ..scene import link, tubes, turned
from ..shader import Shader
from .board import LEVEL as GROUND
from .board import build as build_board

LEVEL, SURFACE, MIDDLE, INSIDE = 0.375, 0.9, 0.28, 0.328
PLACES = ((-0.5, 0.2), (0.06, -0.28), (0.56, 0.28))
HANDLES = (2.6, -0.42, 0.35)
CUP = [
    (0.001, 0.0),
    (0.2, 0.0),
    (0.25, 0.02),
    (0.31, 0.12),
    (0.335, 0.24),
    (0.35, 0.275),
    (0.345, 0.285),
    (0.33, 0.275),
    (0.32, 0.2),
    (0.24, 0.04),
    (0.001, 0.03),
]


def build(description):
    build_board(description)
    shader = Shader('metal')
    worn = shader.node(
        'HueSaturation', {'Color': description['glaze'], 'Value': shader.ramp(shader.noise(6, 4, 0.6), [(0.35, 0.75), (0.7, 1.1)])}
    )
    metal = shader.done(shader.surface(worn, metallic=0.9, roughness=0.3))
    for place, angle in zip(PLACES, HANDLES):
        link(turned('cocotte', smooth_profile(CUP), metal, uneven=0.0)).location = (*place, GROUND)
        way = [
            (
                (place[0] + away * math.cos(angle), place[1] + away * math.sin(angle), GROUND + 0.2 + 0.18 * (away - 0.33)),
                1 + 0.5 * (away > 0.6),
            )
            for away in (0.32 + 0.02 * i for i in range(23))
        ]
        link(tubes('handle', [way], 0.022, metal, 4))
