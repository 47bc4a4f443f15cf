"""The skin of a baked fish: dark on the back, pale at the belly by the value `core`, with spots, stripes or scales."""

from ..shader import Shader


def build(name, entry):
    shader = Shader(name)
    back, flank, belly, mark, fin, browned, flesh = entry['colours']
    place = shader.math('ADD', shader.value('core'), shader.math('MULTIPLY', shader.math('SUBTRACT', shader.noise(6, 4), 0.5), 0.2))
    colour = shader.ramp(place, [(0.12, back), (0.4, flank), (0.75, belly)])
    above = shader.ramp(place, [(entry.get('striped', 0.5) - 0.15, 1), (entry.get('striped', 0.5), 0)])
    if 'stripes' in entry:
        wave = shader.node(
            'TexWave',
            {'Scale': entry['stripes'], 'Distortion': 7, 'Detail': 1.5, 'Detail Scale': 1.2, 'Vector': shader.coordinates()},
            bands_direction='X',
        ).outputs['Fac']
        colour = shader.mix(shader.math('MULTIPLY', above, shader.ramp(wave, [(0.42, 0), (0.62, 0.9)])), colour, mark)
    if 'spots' in entry:
        spots = shader.ramp(shader.cells(entry['spots']), [(0.2, 0.85), (0.3, 0)])
        colour = shader.mix(shader.math('MULTIPLY', above, spots), colour, mark)
    patches = shader.ramp(shader.noise(entry.get('patch', 4), 5, 0.65), [(0.46, 0), (0.68, entry.get('baked', 0.7))])
    colour = shader.mix(patches, colour, browned)
    scales = shader.cells(entry.get('scales', 30))
    colour = shader.mix(shader.ramp(scales, [(0.35, 0), (0.75, entry.get('net', 0.25))]), colour, mark)
    colour = shader.mix(shader.ramp(shader.value('fin'), [(0.05, 0), (0.4, 1)]), colour, shader.mix(patches, fin, browned))
    colour = shader.mix(shader.ramp(shader.value('inside'), [(0.3, 0), (0.6, 1)]), colour, flesh)
    colour = shader.mix(
        shader.ramp(shader.value('eye'), [(0.1, 0), (0.3, 1)]),
        colour,
        shader.ramp(shader.value('eye'), [(0.6, '#ded4c0'), (0.9, '#5a4a34')]),
    )
    height = shader.math('ADD', shader.math('MULTIPLY', scales, -0.8), shader.math('MULTIPLY', shader.noise(9, 5, 0.6), 0.8))
    return shader.done(
        shader.surface(
            colour,
            soft=0.12,
            radius=(0.03, 0.025, 0.02),
            roughness=entry.get('roughness', 0.3),
            coat=entry.get('wet', 0.7),
            coat_roughness=0.1,
            normal=shader.bump(height, entry.get('bump', 0.3), 0.015),
        )
    )
