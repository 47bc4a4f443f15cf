"""Set broth: clear, amber, with a gloss."""

from ..colour import linear
from ..shader import Shader


def build(name, entry):
    shader = Shader(name)
    deep, light, absorbed = entry['colours']
    cloud = shader.noise(4, 4, 0.6)
    body = shader.surface(shader.ramp(cloud, [(0.35, deep), (0.7, light)]), soft=0.3, roughness=0.4, specular=0.0)
    clear = shader.node('BsdfTransparent', {'Color': (1, 1, 1, 1)})
    waves = shader.bump(shader.noise(6, 3), 0.12, 0.03)
    gloss = shader.node('BsdfGlossy', {'Roughness': 0.06, 'Normal': waves, 'Color': (1, 1, 1, 1)})
    opaque = shader.ramp(cloud, [(0.3, entry['opaque'] - 0.1), (0.7, entry['opaque'] + 0.1)])
    # From within, what is not bent would be reflected, and darkens the lower part.
    outside = shader.math('SUBTRACT', 1.0, shader.node('NewGeometry').outputs['Backfacing'])
    shine = shader.math('MULTIPLY', shader.node('Fresnel', {'IOR': 1.36, 'Normal': waves}), outside)
    surface = shader.blend(shine, shader.blend(opaque, clear, body), gloss)
    return shader.done(surface, shader.node('VolumeAbsorption', {'Color': linear(absorbed), 'Density': entry['density']}))
