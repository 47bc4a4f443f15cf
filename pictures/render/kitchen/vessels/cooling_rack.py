"""A wire rack on short feet."""

from ..scene import link, tubes
from ..shader import Shader

LEVEL, SURFACE, MIDDLE = 0.13, 0.84, 0.24
LONG, WIDE, WIRES, RADIUS = 1.02, 0.78, 22, 0.011


def build(description):
    shader = Shader('wire')
    material = shader.done(shader.surface(description['glaze'], metallic=0.85, roughness=0.3))
    height = LEVEL - RADIUS
    frame = [(LONG, WIDE), (-LONG, WIDE), (-LONG, -WIDE), (LONG, -WIDE), (LONG, WIDE)]
    curves = [[((x, y, height - 0.015), 1.7) for x, y in frame]]
    for i in range(1, WIRES):
        x = LONG * (2 * i / WIRES - 1)
        curves.append([((x, -WIDE, height), 1), ((x, WIDE, height), 1)])
    for y in (-0.4 * WIDE, 0.4 * WIDE):
        curves.append([((-LONG, y, height - 0.02), 1.3), ((LONG, y, height - 0.02), 1.3)])
    for x, y in frame[:4]:
        curves.append([((0.97 * x, 0.97 * y, height - 0.02), 1.5), ((0.97 * x, 0.97 * y, 0.01), 1.5)])
    link(tubes('rack', curves, RADIUS, material, 3))
