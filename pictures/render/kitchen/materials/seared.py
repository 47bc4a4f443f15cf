"""Seared meat: a dark crust by the value `core`; where `inside` is 1, a cut from its rosy middle to the crust; fat by the value `fat`."""

from ..shader import Shader


def build(name, entry):
    shader = Shader(name)
    core, inside = shader.value('core'), shader.value('inside')
    patch, grain = shader.noise(6, 5, 0.65), shader.noise(34, 4, 0.65)

    def strayed(share, fine):
        broad = shader.math('MULTIPLY', shader.math('SUBTRACT', patch, 0.5), share)
        return shader.math('ADD', core, shader.math('ADD', broad, shader.math('MULTIPLY', shader.math('SUBTRACT', grain, 0.5), fine)))

    crust = shader.ramp(strayed(0.9, 0.7), _even(entry['colours']), 'LINEAR')
    cut = shader.ramp(strayed(0.3, 0.16), list(zip(entry['stops'], entry['inside'])), 'LINEAR')
    fibres = shader.ramp(shader.noise(13, 4, 0.6, (1, 2.2, 1)), [(0.3, 0.72), (0.62, 1.12)], 'LINEAR')
    cut = shader.node('HueSaturation', {'Color': cut, 'Value': fibres})
    wide, vein = 0.014, shader.noise(4.5, 4)
    vein = shader.ramp(vein, [(0.5 - wide, 0), (0.5, 0.6), (0.5 + wide, 0)], 'LINEAR')
    vein = shader.math('MULTIPLY', vein, shader.ramp(shader.noise(3, 2), [(0.52, 0), (0.62, 0.9)]))
    cut = shader.mix(vein, cut, entry['fat'])
    colour = shader.varied(shader.mix(inside, crust, cut), 0.07, 0.006)
    stray = shader.math('MULTIPLY', shader.math('SUBTRACT', shader.noise(9, 4), 0.5), 0.5)
    fat = shader.ramp(shader.math('ADD', shader.value('fat'), stray), [(0.4, 0), (0.6, 0.85)])
    colour = shader.mix(fat, colour, entry['fat'])
    height = shader.math('ADD', shader.noise(18, 5, 0.7), shader.math('MULTIPLY', grain, 0.6))
    return shader.done(
        shader.surface(
            colour,
            soft=0.2,
            radius=(0.03, 0.018, 0.014),
            roughness=shader.ramp(inside, [(0, 0.48), (1, 0.34)], 'LINEAR'),
            coat=shader.ramp(inside, [(0, 0.2), (1, 0.6)], 'LINEAR'),
            coat_roughness=0.14,
            normal=shader.bump(height, shader.ramp(inside, [(0, 0.75), (1, 0.3)], 'LINEAR'), 0.02),
        )
    )


def _even(colours):
    return [(i / (len(colours) - 1), colour) for i, colour in enumerate(colours)]
