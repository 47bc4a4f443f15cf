"""Drinks: they bend and colour the light behind them, and are cloudy to the degree `opaque`."""

from ..colour import linear
from ..shader import Shader


def build(name, entry):
    shader = Shader(name)
    deep, light, absorbed = entry['colours']
    colour = shader.ramp(shader.noise(3, 3, 0.6), [(0.3, deep), (0.7, light)])
    cloudy = shader.surface(colour, roughness=0.4, specular=0.0, coat=entry.get('wet', 0.6), coat_roughness=0.04)
    clear = shader.node('BsdfGlass', {'IOR': entry.get('bends', 1.25), 'Color': (1, 1, 1, 1)})
    # Light reaches what swims in it unbent: bent light would be noise.
    passing = shader.node('BsdfTransparent', {'Color': (1, 1, 1, 1)})
    seen = shader.blend(entry['opaque'], clear, cloudy)
    # What it scatters inside, without the noise of that.
    glow = shader.node('Emission', {'Color': colour, 'Strength': entry.get('glow', 0.1)})
    seen = shader.node('AddShader', {0: seen, 1: glow})
    surface = shader.blend(shader.node('LightPath').outputs['Is Shadow Ray'], seen, passing)
    return shader.done(surface, shader.node('VolumeAbsorption', {'Color': linear(absorbed), 'Density': entry['density']}))
