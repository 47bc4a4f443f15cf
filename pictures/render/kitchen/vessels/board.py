"""A wooden board with rounded edges."""

from ..colour import WOODS
from ..scene import link, mesh
from ..shader import Shader
from ..shapes.oblong import edge

LEVEL, SURFACE, MIDDLE = 0.125, 0.8, 0.22
LONG, WIDE = 1.04, 0.78
PROFILE = [(0.985, 0.03), (1.0, 0.05), (1.0, 0.1), (0.985, 0.122), (0.96, 0.125)]


def build(description):
    outline = edge(120, LONG, WIDE)
    vertices = [(x * share, y * share, height) for share, height in PROFILE for x, y in outline]
    count = len(outline)
    faces = [
        (i * count + j, i * count + (j + 1) % count, (i + 1) * count + (j + 1) % count, (i + 1) * count + j)
        for i in range(len(PROFILE) - 1)
        for j in range(count)
    ]
    faces.append(tuple(range((len(PROFILE) - 1) * count, len(PROFILE) * count)))
    link(mesh('board', vertices, faces, _wood(WOODS[description['wood']]), crease=0.9))


def _wood(colours):
    shader = Shader('board')
    grain = shader.noise(2.2, 7, 0.6, (0.3, 4, 1))
    fine = shader.noise(10, 5, 0.7, (0.2, 8, 1))
    both = shader.math('ADD', shader.math('MULTIPLY', grain, 0.7), shader.math('MULTIPLY', fine, 0.3))
    colour = shader.ramp(both, list(zip((0.3, 0.5, 0.72), colours)), 'LINEAR')
    return shader.done(shader.surface(colour, roughness=0.45, coat=0.15, coat_roughness=0.3, normal=shader.bump(fine, 0.25)))
