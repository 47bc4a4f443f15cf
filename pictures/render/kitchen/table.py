"""The table and the cloth under the vessel."""

from .colour import WOODS
from .layout import grid_faces
from .scene import link, mesh, wobble
from .shader import Shader


def lay(wood, cloth, random):
    """Lays the cloth on one side of a table."""
    link(mesh('table', [(-12, -12, 0), (12, -12, 0), (12, 12, 0), (-12, 12, 0)], [(0, 1, 2, 3)], _wood(WOODS[wood])))
    rows, columns, seed = 90, 120, random.uniform(0, 99)
    vertices = []
    for i in range(rows):
        for j in range(columns):
            x, y = (i / (rows - 1) - 0.5) * 2, (j / (columns - 1) - 0.5) * 2.8
            fold = max(0, wobble((x * 0.9 + seed, y * 0.5, seed))) + abs(wobble((x * 2.5 + seed, y * 1.1, 5))) / 2
            vertices.append((x, y, 0.012 + 0.05 * fold))
    sheet = link(mesh('cloth', vertices, grid_faces(rows, columns), _linen(cloth)))
    sheet.modifiers.new('thick', 'SOLIDIFY').thickness = 0.01
    side = random.choice((-1, 1))
    sheet.location = (0.85 * side, 0.1, 0)
    sheet.rotation_euler[2] = 0.35 * side


def _wood(colours):
    shader = Shader('wood')
    grain = shader.noise(1.6, 8, 0.62, (0.35, 5, 1))
    fine = shader.noise(9, 6, 0.7, (0.25, 9, 1))
    both = shader.math('ADD', shader.math('MULTIPLY', grain, 0.72), shader.math('MULTIPLY', fine, 0.28))
    colour = shader.ramp(both, list(zip((0.3, 0.5, 0.74), colours)), 'LINEAR')
    return shader.done(shader.surface(colour, roughness=0.5, normal=shader.bump(fine, 0.4)))


def _linen(colour):
    shader = Shader('linen')
    waves = [
        shader.node(
            'TexWave', {'Scale': 22, 'Distortion': 0.6, 'Detail Scale': 4, 'Vector': shader.coordinates()}, bands_direction=direction
        ).outputs['Fac']
        for direction in 'XY'
    ]
    weave = shader.math('MAXIMUM', *waves)
    slub = shader.math('ADD', shader.noise(10, stretch=(1, 9, 1)), shader.noise(10, stretch=(9, 1, 1)))
    shade = shader.node('HueSaturation', {'Color': colour, 'Value': shader.ramp(slub, [(0.3, 0.8), (0.65, 1)])})
    height = shader.math('ADD', weave, slub)
    return shader.done(shader.surface(shade, roughness=0.9, specular=0.15, normal=shader.bump(height, 0.35, 0.012)))
