"""Meat, raw or cooked: fibres of two colours and broken veins of fat; white fat by the value `fat`, bone and marrow by the value `bone`."""

from ..shader import Shader


def build(name, entry):
    shader = Shader(name)
    dark, light, white = entry['colours']
    shift = shader.math('MULTIPLY', shader.node('ObjectInfo').outputs['Random'], 60)
    spot = shader.node(
        'VectorMath', {0: shader.coordinates(), 1: shader.node('CombineXYZ', {'X': shift, 'Y': shift})}, operation='ADD'
    ).outputs[0]

    def noise(scale, detail, stretch=(1, 1, 1)):
        stretched = shader.node('Mapping', {'Scale': stretch, 'Vector': spot})
        return shader.node('TexNoise', {'Scale': scale, 'Detail': detail, 'Vector': stretched}).outputs['Fac']

    stretch = entry.get('stretch', (1, 3, 3))
    meat = shader.ramp(noise(entry.get('scale', 6), 5, stretch), [(0.35, dark), (0.66, light)])
    wide = entry.get('veins', 0.02)
    vein = shader.ramp(noise(4, 4), [(0.5 - wide, 0), (0.5, 1), (0.5 + wide, 0)], 'LINEAR')
    vein = shader.math('MULTIPLY', vein, shader.ramp(noise(3, 2), [(0.45, 0), (0.58, 0.85)]))
    stray = shader.math('MULTIPLY', shader.math('SUBTRACT', noise(9, 4), 0.5), 0.35)
    fat = shader.ramp(shader.math('ADD', shader.value('fat'), stray), [(0.42, 0), (0.54, 1)])
    colour = shader.varied(shader.mix(shader.math('MAXIMUM', vein, fat), meat, white), 0.06, 0.006)
    bone = shader.ramp(shader.value('bone'), [(0.4, entry.get('bone', '#ece0cc')), (0.75, '#e8d6bc'), (0.85, '#d89a84')])
    colour = shader.mix(shader.ramp(shader.value('bone'), [(0.25, 0), (0.35, 1)]), colour, bone)
    height = shader.math('ADD', noise(20, 4, stretch), shader.math('MULTIPLY', fat, 0.5))
    return shader.done(
        shader.surface(
            colour,
            soft=entry.get('soft', 0.25),
            radius=(0.03, 0.02, 0.016),
            roughness=entry.get('roughness', 0.3),
            coat=entry.get('wet', 0.7),
            coat_roughness=0.12,
            normal=shader.bump(height, entry.get('bump', 0.3), 0.012),
        )
    )
