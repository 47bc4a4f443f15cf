"""A thick cream soup, with the traces of the spoon."""

import math

from ..scene import pool, wobble
from ..shader import Shader


def build(description, radius, depth):
    def swirl(x, y):
        distance, angle = math.hypot(x, y), math.atan2(y, x)
        fold = 1 - abs(math.sin(angle / 2 + 7 * distance + 0.8 * wobble((x, y, 0), 2)))
        return 0.018 * fold**2 * max(0, 1 - (distance / radius) ** 6) + 0.006 * wobble((x, y, 3), 6)

    return pool(_material(description), radius, depth, swirl)


def _material(description):
    shader = Shader('puree')
    deep, surface, _ = description['colours']
    grain = shader.noise(38, 4, 0.7)
    colour = shader.ramp(
        shader.math('ADD', shader.math('MULTIPLY', shader.noise(4, 5, 0.6), 0.7), shader.math('MULTIPLY', grain, 0.3)),
        [(0.35, deep), (0.65, surface)],
    )
    return shader.done(
        shader.surface(
            colour,
            soft=0.35,
            radius=(0.05, 0.035, 0.02),
            roughness=0.3,
            coat=0.5,
            coat_roughness=0.12,
            normal=shader.bump(grain, 0.25, 0.01),
        )
    )
