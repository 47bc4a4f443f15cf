"""The white of a poached egg: wet, and warmer by the value `core`, where the yolk is near."""

from ..shader import Shader


def build(name, entry):
    shader = Shader(name)
    white, warm = entry['colours']
    stray = shader.math('MULTIPLY', shader.math('SUBTRACT', shader.noise(7, 3), 0.5), 0.4)
    colour = shader.ramp(shader.math('ADD', shader.value('core'), stray), [(0.1, white), (0.95, warm)])
    return shader.done(
        shader.surface(
            colour,
            soft=0.3,
            radius=(0.07, 0.06, 0.045),
            emission=colour,
            glow=0.1,
            roughness=0.2,
            coat=1,
            coat_roughness=0.08,
            normal=shader.bump(shader.noise(6, 2), 0.08, 0.02),
        )
    )
