"""Firm cheese with small eyes, which are shaded pits in its surface."""

from ..shader import Shader


def build(name, entry):
    shader = Shader(name)
    pit, light = entry['colours']
    eye = shader.ramp(shader.cells(entry.get('scale', 9)), [(entry.get('eyes', 0.16), 0), (entry.get('eyes', 0.16) + 0.07, 1)])
    return shader.done(
        shader.surface(
            shader.mix(eye, pit, light), soft=0.35, radius=(0.04, 0.03, 0.02), roughness=0.4, coat=0.2, normal=shader.bump(eye, 0.6, 0.03)
        )
    )
