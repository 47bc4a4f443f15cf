"""Pieces in a thick dressing, which covers a share of each."""

from ..shader import Shader


def build(name, entry):
    shader = Shader(name)
    dark, light, dressing = entry['colours']
    colour = shader.varied(
        shader.ramp(shader.noise(entry.get('scale', 6), 5, 0.6, entry.get('stretch', (1, 1, 1))), [(0.35, dark), (0.68, light)]),
        entry.get('variety', 0.1),
    )
    cover = entry.get('cover', 0.4)
    film = shader.ramp(shader.noise(9, 3, 0.55), [(0.82 - cover, 0), (0.98 - cover, 1)])
    shown = shader.mix(film, colour, dressing)
    height = shader.math('ADD', film, shader.math('MULTIPLY', shader.noise(26, 3), 0.3))
    return shader.done(
        shader.surface(
            shown,
            soft=entry.get('soft', 0.35),
            radius=(0.04, 0.034, 0.027),
            roughness=0.3,
            coat=entry.get('wet', 0.5),
            coat_roughness=0.12,
            normal=shader.bump(height, 0.3, 0.012),
        )
    )
