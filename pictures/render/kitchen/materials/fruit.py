"""Fruit: skin by the value `core`, flesh by the same value where `cut` is 1, and a green or brown stalk where `stalk` is."""

from ..shader import Shader


def build(name, entry):
    shader = Shader(name)
    stray = shader.math('SUBTRACT', shader.noise(entry.get('scale', 5), 4, 0.6, entry.get('stretch', (1, 1, 1))), 0.5)
    core, cut = shader.value('core'), shader.ramp(shader.value('cut'), [(0.4, 0), (0.6, 1)], 'LINEAR')
    skin = _ramp(shader, shader.math('ADD', core, shader.math('MULTIPLY', stray, entry.get('mottled', 0.5))), entry['skin'], None)
    if 'dots' in entry:
        dots = shader.ramp(shader.cells(entry['dots']['scale']), [(0.12, entry['dots'].get('strength', 0.7)), (0.2, 0)], 'LINEAR')
        skin = shader.mix(dots, skin, entry['dots']['colour'])
    if 'bloom' in entry:
        dust = shader.ramp(shader.noise(4, 4, 0.65), [(0.35, 0), (0.75, entry['bloom']['strength'])])
        skin = shader.mix(dust, skin, entry['bloom']['colour'])
    if 'inside' in entry:
        ragged = shader.math('MULTIPLY', shader.math('SUBTRACT', shader.noise(14, 3), 0.5), entry.get('ragged', 0.06))
        flesh = _ramp(shader, shader.math('ADD', core, ragged), entry['inside'], entry.get('stops'))
        skin = shader.mix(cut, skin, flesh)
    stalk = shader.ramp(shader.value('stalk'), [(0.4, 0), (0.6, 1)], 'LINEAR')
    colour = shader.varied(shader.mix(stalk, skin, entry.get('stalk', '#6a4a24')), entry.get('variety', 0.06), 0.008)
    pores = shader.ramp(shader.cells(entry.get('pores', 30)), [(0, 0), (0.5, 1)])
    height = shader.math('MULTIPLY', pores, shader.math('SUBTRACT', 1.0, cut))
    height = shader.math('ADD', height, shader.math('MULTIPLY', shader.noise(24, 3), 0.4))
    rough = entry.get('roughness', 0.3)
    return shader.done(
        shader.surface(
            colour,
            soft=entry.get('soft', 0.25),
            radius=(0.04, 0.034, 0.026),
            roughness=rough,
            sheen=entry.get('fuzz', 0.0),
            coat=shader.math('ADD', shader.math('MULTIPLY', cut, 0.5 - entry.get('wet', 0.5)), entry.get('wet', 0.5)),
            coat_roughness=entry.get('gloss', 0.12),
            normal=shader.bump(height, entry.get('bump', 0.06), 0.014),
        )
    )


def _ramp(shader, place, colours, stops):
    return shader.ramp(place, list(zip(stops or [i / (len(colours) - 1) for i in range(len(colours))], colours)), 'LINEAR')
