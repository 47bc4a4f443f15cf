"""Cooked fish: flakes with lines between them by the value `flake`, browned by the value `core`."""

from ..shader import Shader


def build(name, entry):
    shader = Shader(name)
    dark, light, line = entry['colours']
    grain = shader.noise(entry.get('scale', 7), 5, 0.6)
    flesh = shader.ramp(grain, [(0.35, dark), (0.68, light)])
    stray = shader.math('MULTIPLY', shader.math('SUBTRACT', shader.noise(11, 3), 0.5), 0.3)
    phase = shader.math('FRACT', shader.math('ADD', shader.value('flake'), stray))
    lines = shader.ramp(phase, [(0.36, 0), (0.47, entry.get('lines', 0.8)), (0.53, entry.get('lines', 0.8)), (0.64, 0)], 'LINEAR')
    flesh = shader.mix(lines, flesh, line)
    core = shader.math('ADD', shader.value('core'), shader.math('MULTIPLY', shader.math('SUBTRACT', shader.noise(8, 5, 0.65), 0.5), 0.5))
    core = shader.math(
        'ADD', core, shader.math('MULTIPLY', shader.math('SUBTRACT', shader.noise(entry.get('crumb', 40), 3, 0.7), 0.5), 0.25)
    )
    browned = entry['browned']
    crust = shader.ramp(core, [(0.25 + 0.75 * i / (len(browned) - 1), colour) for i, colour in enumerate(browned)], 'LINEAR')
    colour = shader.varied(shader.mix(shader.ramp(core, [(0.16, 0), (0.42, entry.get('cover', 1))]), flesh, crust), 0.05, 0.006)
    height = shader.math('ADD', shader.noise(26, 4, 0.65), shader.math('MULTIPLY', shader.noise(entry.get('crumb', 40), 3, 0.7), 0.6))
    return shader.done(
        shader.surface(
            colour,
            soft=entry.get('soft', 0.3),
            radius=(0.04, 0.032, 0.024),
            roughness=entry.get('roughness', 0.32),
            coat=entry.get('wet', 0.5),
            coat_roughness=0.12,
            normal=shader.bump(height, entry.get('bump', 0.25), 0.02),
        )
    )
