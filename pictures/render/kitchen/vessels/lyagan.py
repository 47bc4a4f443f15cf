"""A large flat dish of Uzbekistan: white, painted with blue on its rim."""

from ..layout import smooth_profile
from ..scene import link, turned
from ..shader import Shader

LEVEL, SURFACE, MIDDLE = 0.12, 0.86, 0.32
OUTSIDE = [(0.001, 0.05), (0.5, 0.05), (0.54, 0.03), (0.58, 0.05), (0.85, 0.13), (1.06, 0.22), (1.12, 0.26)]
INSIDE = [(1.122, 0.278), (1.1, 0.28), (0.98, 0.22), (0.85, 0.16), (0.7, 0.12), (0.4, 0.11), (0.001, 0.11)]
PETALS = 28


def build(description):
    link(turned('lyagan', smooth_profile(OUTSIDE + INSIDE), _painted(description)))


def _painted(description):
    """Petals between two bands, painted by hand: their edges stray."""
    shader = Shader('painted')
    place = shader.node('SeparateXYZ', {'Vector': shader.node('TexCoord').outputs['Object']}).outputs
    x, y = place['X'], place['Y']
    away = shader.math('SQRT', shader.math('ADD', shader.math('MULTIPLY', x, x), shader.math('MULTIPLY', y, y)))
    away = shader.math('ADD', away, shader.math('MULTIPLY', shader.math('SUBTRACT', shader.noise(14, 2), 0.5), 0.02))
    # A ramp ends at 1, the dish beyond it.
    away = shader.math('MULTIPLY', away, 0.8)
    wave = shader.math('ABSOLUTE', shader.math('SINE', shader.math('MULTIPLY', shader.math('ARCTAN2', y, x), PETALS / 2)))
    # A petal is as wide as the sine at its height.
    petal = shader.math('GREATER_THAN', wave, shader.ramp(away, [(0.696, 1.0), (0.744, 0.35), (0.784, 0.3), (0.836, 1.0)], 'LINEAR'))
    bands = shader.ramp(away, [(0.676, 0), (0.68, 1), (0.693, 1), (0.697, 0), (0.844, 0), (0.848, 1)], 'LINEAR')
    paint = shader.math('MAXIMUM', petal, bands)
    shade = shader.mix(shader.noise(9, 3), description['rim'], '#3a6fc0')
    colour = shader.mix(shader.math('MULTIPLY', paint, 0.92), description['glaze'], shade)
    return shader.done(shader.surface(colour, roughness=0.18, coat=0.5))
