"""Solid clear glass, which bends what is seen through it: handles and thick feet."""

from ..shader import Shader


def solid_glass():
    """The material of what is of glass through and through."""
    shader = Shader('solid-glass')
    seen = shader.node('BsdfGlass', {'IOR': 1.45, 'Roughness': 0.0, 'Color': '#f0f6f3'})
    passing = shader.node('BsdfTransparent', {'Color': '#e4ece8'})
    return shader.done(shader.blend(shader.node('LightPath').outputs['Is Shadow Ray'], seen, passing))
