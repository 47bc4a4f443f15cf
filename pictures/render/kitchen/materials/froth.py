"""An opaque drink: two shades of it, and a foam with bubbles where `core` is 1; a fourth colour is that of specks in it."""

from ..shader import Shader


def build(name, entry):
    shader = Shader(name)
    deep, light, foam, *speck = entry['colours']
    cloud = shader.noise(3, 4, 0.6)
    colour = shader.ramp(cloud, [(0.35, deep), (0.65, light)])
    stray = shader.math('MULTIPLY', shader.math('SUBTRACT', shader.noise(5, 4, 0.65), 0.5), entry.get('ragged', 0.5))
    foamy = shader.ramp(shader.math('ADD', shader.value('core'), stray), [(0.45, 0), (0.75, 1)])
    colour = shader.mix(foamy, colour, foam)
    pits = entry.get('pits', 0.5)
    bubbles = shader.ramp(shader.cells(entry.get('bubbles', 34)), [(0.1, 1), (0.2, 0.35), (0.5, 0)])
    fewer = shader.math('MULTIPLY', bubbles, shader.math('MULTIPLY', foamy, shader.ramp(shader.noise(8, 3), [(0.4, 0.2), (0.6, 1)])))
    colour = shader.mix(shader.math('MULTIPLY', fewer, pits), colour, deep)
    if speck:
        specks = shader.ramp(shader.noise(entry.get('fine', 26), 2, 0.5, (1, 1, 0.6)), [(0.595, 0), (0.65, 0.85)], 'LINEAR')
        colour = shader.mix(specks, colour, speck[0])
    return shader.done(
        shader.surface(
            colour,
            soft=entry.get('soft', 0.3),
            radius=(0.06, 0.054, 0.046),
            roughness=0.35,
            emission=colour,
            glow=entry.get('glow', 0),
            coat=entry.get('wet', 0.4),
            coat_roughness=0.12,
            normal=shader.bump(fewer, -pits, 0.02),
        )
    )
