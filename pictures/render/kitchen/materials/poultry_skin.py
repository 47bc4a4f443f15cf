"""Fried and roast skin: pale to dark by the value `core`, pimpled and wrinkled, glossy with fat; bare bones by the value `bone`."""

from ..shader import Shader


def build(name, entry):
    shader = Shader(name)
    colours = entry['colours']
    patch, fine = shader.noise(5, 5, 0.6), shader.noise(24, 4, 0.65)
    place = shader.value('core')
    for noise, share in ((patch, entry.get('ragged', 0.5)), (fine, entry.get('ragged', 0.5) * 0.5)):
        place = shader.math('ADD', place, shader.math('MULTIPLY', shader.math('SUBTRACT', noise, 0.5), share))
    stops = entry.get('stops') or [i / (len(colours) - 1) for i in range(len(colours))]
    skin = shader.varied(shader.ramp(place, list(zip(stops, colours)), 'LINEAR'), 0.06, 0.006)
    bone = shader.ramp(fine, [(0.3, '#b88a5a'), (0.7, '#e4cfa6')])
    colour = shader.mix(shader.ramp(shader.value('bone'), [(0.3, 0), (0.7, 1)]), skin, bone)
    pimples = shader.ramp(shader.cells(entry.get('pimples', 30)), [(0.0, 1), (0.5, 0)])
    height = shader.math('ADD', shader.math('MULTIPLY', pimples, 0.35), shader.math('ADD', fine, shader.noise(11, 4, 0.6, (1, 2.4, 1))))
    return shader.done(
        shader.surface(
            colour,
            soft=entry.get('soft', 0.2),
            radius=(0.035, 0.026, 0.016),
            roughness=entry.get('roughness', 0.32),
            coat=entry.get('wet', 0.5),
            coat_roughness=entry.get('gloss', 0.14),
            normal=shader.bump(height, entry.get('bump', 0.6), 0.016),
        )
    )
