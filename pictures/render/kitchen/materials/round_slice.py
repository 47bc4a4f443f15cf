"""A cut through something round: colours from the middle to the skin, by `core`, a value of the cut's vertices."""

from ..shader import Shader


def build(name, entry):
    shader = Shader(name)
    colours = entry['colours']
    place = shader.math(
        'ADD', shader.value('core'), shader.math('MULTIPLY', shader.math('SUBTRACT', shader.noise(16, 3), 0.5), entry.get('ragged', 0.08))
    )
    stops = entry.get('stops') or [i / (len(colours) - 1) for i in range(len(colours))]
    colour = shader.varied(shader.ramp(place, list(zip(stops, colours)), 'LINEAR'), 0.08, 0.008)
    return shader.done(
        shader.surface(
            colour,
            soft=entry.get('soft', 0.4),
            radius=(0.04, 0.034, 0.026),
            roughness=entry.get('roughness', 0.22),
            coat=entry.get('wet', 0.8),
            normal=shader.bump(shader.noise(30, 3), 0.15, 0.01),
        )
    )
