"""A clear to cloudy broth: a gloss over a body that absorbs light."""

from ..colour import linear
from ..scene import pool, wobble
from ..shader import Shader


def build(description, radius, depth):
    return pool(_material(description), radius, depth, lambda x, y: 0.004 * wobble((x, y, 0), 4))


def _material(description):
    shader = Shader('broth')
    deep, surface, absorbed = description['colours']
    opaque = description.get('opaque', 0.4)
    cloud = shader.noise(3.2, 4, 0.6)
    colour = shader.ramp(cloud, [(0.3, deep), (0.7, surface)])
    # What a broth scatters reaches its shaded side too, which a few bounces do not show.
    body = shader.surface(colour, soft=0.3, radius=(0.04, 0.03, 0.02), roughness=0.5, specular=0.0, emission=colour, glow=0.2)
    clear = shader.node('BsdfTransparent', {'Color': (1, 1, 1, 1)})
    share = shader.ramp(cloud, [(0.3, max(0, opaque - 0.12)), (0.7, min(1, opaque + 0.12))])
    waves = shader.bump(shader.noise(5, 3), 0.1, 0.05)
    gloss = shader.node('BsdfGlossy', {'Roughness': 0.03, 'Normal': waves, 'Color': (1, 1, 1, 1)})
    fresnel = shader.node('Fresnel', {'IOR': 1.36, 'Normal': waves})
    absorption = shader.node('VolumeAbsorption', {'Color': linear(absorbed), 'Density': description.get('density', 5)})
    return shader.done(shader.blend(fresnel, shader.blend(share, clear, body), gloss), absorption)
