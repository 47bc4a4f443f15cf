"""A wide bowl of glazed ceramic."""

from ..layout import smooth_profile
from ..scene import link, turned
from ..shader import Shader

LEVEL, SURFACE, DEPTH = 0.53, 0.9, 0.32
OUTSIDE = [(0.001, 0.06), (0.34, 0.06), (0.42, 0.03), (0.45, 0.06), (0.44, 0.1), (0.7, 0.21), (0.9, 0.42), (0.98, 0.61)]
INSIDE = [(0.975, 0.642), (0.95, 0.642), (0.935, 0.61), (0.84, 0.4), (0.62, 0.21), (0.34, 0.15), (0.001, 0.13)]


def build(description):
    link(turned('bowl', smooth_profile(OUTSIDE + INSIDE), glaze(description)))


def glaze(description):
    """Glazed ceramic with specks; the rim, if it has a colour of its own, shows through unevenly."""
    shader = Shader('glaze')
    specks = shader.math(
        'MULTIPLY', shader.ramp(shader.cells(26), [(0, 1), (0.08, 0)], 'LINEAR'), shader.ramp(shader.noise(14, 2), [(0.52, 0), (0.6, 0.7)])
    )
    colour = shader.mix(specks, description['glaze'], '#6b5a48')
    if 'rim' in description:
        edge = shader.math('ADD', shader.value('rim'), shader.math('SUBTRACT', shader.math('MULTIPLY', shader.noise(9), 0.5), 0.25))
        colour = shader.mix(shader.ramp(edge, [(0.5, 0), (0.85, 1)]), colour, description['rim'])
    return shader.done(shader.surface(colour, roughness=0.2, coat=0.35, normal=shader.bump(shader.noise(5, 3), 0.06, 0.03)))
