"""A thick glossy sauce: lighter where it is thin, with specks of what it is made of."""

from ..shader import Shader


def build(name, entry):
    shader = Shader(name)
    deep, light, speck = entry['colours']
    cloud = shader.noise(entry.get('scale', 4), 5, 0.6)
    colour = shader.ramp(cloud, [(0.32, deep), (0.68, light)])
    specks = shader.ramp(shader.noise(entry.get('fine', 34), 3, 0.6), [(0.6, 0), (0.72, entry.get('specks', 0.6))])
    shown = shader.mix(specks, colour, speck)
    height = shader.math('ADD', shader.noise(7, 3), shader.math('MULTIPLY', specks, 0.35))
    return shader.done(
        shader.surface(
            shown,
            soft=entry.get('soft', 0.3),
            radius=(0.04, 0.032, 0.024),
            roughness=entry.get('roughness', 0.22),
            coat=entry.get('wet', 1),
            coat_roughness=0.08,
            normal=shader.bump(height, 0.3, 0.02),
        )
    )
