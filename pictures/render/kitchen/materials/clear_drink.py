"""A clear drink: it bends what is behind it, and takes more of its light the thicker it is. It lets the light of the window through."""

from ..colour import linear
from ..shader import Shader


def build(name, entry):
    shader = Shader(name)
    absorbed, cloud = entry['colours']
    ray = shader.node('LightPath').outputs
    clear = shader.node('BsdfTransparent', {'Color': (1, 1, 1, 1)})
    bent = shader.node('BsdfRefraction', {'IOR': entry.get('bends', 1.2), 'Roughness': 0.0, 'Color': (1, 1, 1, 1)})
    # What a drink scatters comes from all of its depth, which a surface does not show: it glows a little.
    body = shader.surface(cloud, roughness=0.5, specular=0.0, emission=cloud, glow=entry.get('glow', 0.3))
    gloss = shader.node('BsdfGlossy', {'Roughness': 0.03, 'Color': (1, 1, 1, 1)})
    seen = shader.blend(shader.node('Fresnel', {'IOR': 1.33}), shader.blend(entry.get('cloudy', 0.15), bent, body), gloss)
    unseen = shader.math('MAXIMUM', ray['Is Shadow Ray'], ray['Is Diffuse Ray'])
    volume = shader.node('VolumeAbsorption', {'Color': linear(absorbed), 'Density': entry['density']})
    return shader.done(shader.blend(unseen, seen, clear), volume)
