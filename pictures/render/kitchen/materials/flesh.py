"""Vegetables, meat and most other pieces: two colours in a grain, wet to a degree."""

from ..shader import Shader


def build(name, entry):
    shader = Shader(name)
    scale, stretch = entry.get('scale', 6), entry.get('stretch', (1, 1, 1))
    dark, light = entry['colours']
    grain = shader.noise(scale, 5, 0.6, stretch)
    colour = shader.varied(shader.ramp(grain, [(0.35, dark), (0.68, light)]), entry.get('variety', 0.12))
    normal = shader.bump(shader.noise(scale * 4, 3, 0.6, stretch), entry.get('bump', 0.15), 0.01)
    return shader.done(
        shader.surface(
            colour,
            soft=entry.get('soft', 0.3),
            radius=(0.04, 0.03, 0.022),
            roughness=entry.get('roughness', 0.25),
            coat=entry.get('wet', 0.8),
            normal=normal,
        )
    )
