"""Dark chocolate with pieces of biscuit and nut, as a cut shows them; the rolled skin, where `core` is 1, is dusted with sugar."""

from ..shader import Shader


def build(name, entry):
    shader = Shader(name)
    chocolate, deep, biscuit, edge, nut, sugar = entry['colours']
    shift = shader.math('MULTIPLY', shader.node('ObjectInfo').outputs['Random'], 60)
    shift = shader.node('CombineXYZ', {'X': shift, 'Y': shift})
    spot = shader.node('VectorMath', {0: shader.coordinates(), 1: shift}, operation='ADD').outputs[0]
    stray = shader.node('TexNoise', {'Scale': 9, 'Detail': 3, 'Vector': spot}).outputs['Color']
    spot = shader.node('MixRGB', {'Fac': 0.07, 'Color1': spot, 'Color2': stray}).outputs[0]
    scale = entry.get('scale', 9)
    within = shader.node('TexVoronoi', {'Scale': scale, 'Vector': spot}, feature='DISTANCE_TO_EDGE').outputs['Distance']
    chance = shader.node('SeparateRGB', {'Image': shader.node('TexVoronoi', {'Scale': scale, 'Vector': spot}).outputs['Color']}).outputs
    piece = shader.math('MULTIPLY', shader.ramp(within, [(0.05, 0), (0.075, 1)], 'LINEAR'), shader.math('GREATER_THAN', chance['R'], 0.42))
    crumb = shader.noise(40, 3, 0.7)
    inside = shader.mix(shader.ramp(within, [(0.07, 1), (0.16, 0)]), shader.mix(crumb, biscuit, edge), edge)
    inside = shader.mix(shader.math('GREATER_THAN', chance['G'], 0.8), inside, nut)
    dark = shader.ramp(shader.noise(7), [(0.3, deep), (0.7, chocolate)])
    skin = shader.ramp(shader.value('core'), [(0.94, 0), (0.98, 1)], 'LINEAR')
    piece = shader.math('MULTIPLY', piece, shader.math('SUBTRACT', 1, shader.math('MULTIPLY', skin, 0.75)))
    dust = shader.math('ADD', shader.math('MULTIPLY', shader.noise(6, 5, 0.7), 0.7), shader.math('MULTIPLY', shader.noise(30, 3, 0.7), 0.3))
    dusted = shader.math('MULTIPLY', skin, shader.ramp(dust, [(0.47, 0), (0.66, 0.85)]))
    colour = shader.mix(dusted, shader.mix(piece, dark, inside), sugar)
    rough = shader.math('ADD', 0.32, shader.math('MULTIPLY', shader.math('MAXIMUM', piece, dusted), 0.5))
    height = shader.math('ADD', shader.math('MULTIPLY', piece, 0.4), shader.math('MULTIPLY', crumb, 0.4))
    normal = shader.bump(height, 0.4, 0.015)
    return shader.done(shader.surface(colour, soft=0.1, roughness=rough, coat=0.1, coat_roughness=0.3, normal=normal))
