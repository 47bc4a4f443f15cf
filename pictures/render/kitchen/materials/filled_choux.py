"""Choux pastry: a crust from pale to brown by `core`, chocolate where `glaze` is 1, and cream where `filling` is."""

from ..shader import Shader


def build(name, entry):
    shader = Shader(name)
    *crust, chocolate, cream = entry['colours']
    crumb = shader.noise(26, 4, 0.7)
    place = shader.math('ADD', shader.value('core'), shader.math('MULTIPLY', shader.math('SUBTRACT', crumb, 0.5), 0.4))
    colour = shader.ramp(place, [(i / (len(crust) - 1), shade) for i, shade in enumerate(crust)], 'LINEAR')
    baked = shader.surface(
        shader.varied(colour, 0.08, 0.008),
        soft=0.2,
        radius=(0.04, 0.03, 0.02),
        roughness=0.5,
        coat=0.15,
        coat_roughness=0.3,
        normal=shader.bump(crumb, 0.4, 0.015),
    )
    inside = shader.surface(cream, soft=0.15, radius=(0.04, 0.034, 0.026), roughness=0.35, coat=0.4, coat_roughness=0.15)
    glaze = shader.surface(chocolate, soft=0.05, roughness=0.16, coat=1.0, normal=shader.bump(shader.noise(4, 2), 0.08, 0.02))
    filled = shader.blend(shader.ramp(shader.value('filling'), [(0.4, 0), (0.6, 1)]), baked, inside)
    return shader.done(shader.blend(shader.ramp(shader.value('glaze'), [(0.3, 0), (0.5, 1)]), filled, glaze))
