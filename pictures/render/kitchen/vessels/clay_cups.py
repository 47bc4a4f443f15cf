"""Two small cups of red clay without a handle, thrown on a wheel and not glazed."""

from ..layout import smooth_profile
from ..scene import link, turned
from ..shader import Shader

LEVEL, SURFACE, MIDDLE = 0.03, 0.9, 0.34
PLACES = ((-0.4, -0.08), (0.36, 0.2))
BRIM, BRIM_LEVEL = 0.315, 0.6
PROFILE = [
    (0.001, 0.01),
    (0.22, 0.01),
    (0.235, 0.03),
    (0.232, 0.08),
    (0.26, 0.2),
    (0.3, 0.36),
    (0.312, 0.4),
    (0.3, 0.44),
    (0.315, 0.47),
    (0.308, 0.5),
    (0.33, 0.56),
    (0.358, 0.68),
    (0.35, 0.698),
    (0.334, 0.69),
    (0.318, 0.6),
    (0.28, 0.4),
    (0.001, 0.3),
]


def build(description):
    shader = Shader('clay')
    cloud = shader.noise(4, 5, 0.65, (1, 1, 3))
    shade = shader.node('HueSaturation', {'Color': description['glaze'], 'Value': shader.ramp(cloud, [(0.3, 0.75), (0.7, 1.1)])})
    rings = shader.noise(9, 3, 0.6, (0.3, 0.3, 5))
    clay = shader.done(shader.surface(shade, roughness=0.75, specular=0.25, normal=shader.bump(rings, 0.4, 0.02)))
    for place in PLACES:
        link(turned('clay cup', smooth_profile(PROFILE), clay, uneven=0.006)).location = (*place, 0)
