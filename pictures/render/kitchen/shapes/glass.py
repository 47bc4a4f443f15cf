"""Thin clear glass: one surface that is darker and mirrors at its edges."""

from ..scene import turned
from ..shader import Shader


def glass(name, profile):
    """A vessel of glass from its profile."""
    shader = Shader(name)
    facing = shader.node('LayerWeight', {'Blend': 0.5}).outputs['Facing']
    tint = shader.ramp(facing, [(0.3, '#fafcfb'), (0.75, '#e0e9e4'), (0.97, '#7d938c')], 'LINEAR')
    clear = shader.node('BsdfTransparent', {'Color': tint})
    gloss = shader.node('BsdfGlossy', {'Roughness': 0.03, 'Color': (1, 1, 1, 1)})
    material = shader.done(shader.blend(shader.ramp(facing, [(0.2, 0.02), (0.7, 0.06), (0.95, 0.7)], 'LINEAR'), clear, gloss))
    return turned(name, profile, material, 96, 0.0)
