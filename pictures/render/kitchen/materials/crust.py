"""What is browned: from pale to burnt by the value `core`, in patches and down to the crumb."""

from ..shader import Shader


def build(name, entry):
    shader = Shader(name)
    colours = entry['colours']
    patch, crumb = shader.noise(7, 5, 0.65), shader.noise(entry.get('crumb', 28), 4, 0.7)
    place = shader.value('core')
    for noise, share in ((patch, entry.get('ragged', 0.5)), (crumb, entry.get('ragged', 0.5) * 0.6)):
        place = shader.math('ADD', place, shader.math('MULTIPLY', shader.math('SUBTRACT', noise, 0.5), share))
    stops = entry.get('stops') or [i / (len(colours) - 1) for i in range(len(colours))]
    colour = shader.varied(shader.ramp(place, list(zip(stops, colours)), 'LINEAR'), 0.07, 0.008)
    height = shader.math('ADD', shader.math('MULTIPLY', shader.noise(22, 5, 0.7), 0.7), shader.math('MULTIPLY', crumb, 0.5))
    return shader.done(
        shader.surface(
            colour,
            soft=entry.get('soft', 0.2),
            radius=(0.04, 0.028, 0.016),
            roughness=shader.ramp(crumb, [(0.3, entry.get('roughness', 0.4)), (0.7, entry.get('roughness', 0.4) + 0.25)]),
            coat=entry.get('wet', 0.22),
            coat_roughness=0.18,
            normal=shader.bump(height, entry.get('bump', 0.5), 0.02),
        )
    )
