"""A paskha out of its wooden mould: a blunt pyramid with letters and a cross in relief on its sides."""

import math

from mathutils import Matrix

from ..layout import grid_faces
from ..scene import link, mesh, values, wobble
from ..shapes.oblong import reach

ROWS, COLUMNS, TOP = 130, 360, 24
STROKE, RAISED = 0.042, 0.05
# Strokes of the letters and of the cross on a side: `u` from -1 to 1 across, `v` from 0 to 1 upwards.
ARC = [i / 8 * math.pi - math.pi / 2 for i in range(9)]
LETTERS = [
    [(-0.62, 0.3), (-0.16, 0.66)],
    [(-0.62, 0.66), (-0.16, 0.3)],
    [(0.16, 0.3), (0.16, 0.66)],
    [(0.16 + 0.36 * max(0, math.cos(a)), 0.39 + 0.09 * math.sin(a)) for a in ARC],
    [(0.16 + 0.3 * max(0, math.cos(a)), 0.57 + 0.09 * math.sin(a)) for a in ARC],
]
CROSS = [[(0.0, 0.26), (0.0, 0.74)], [(-0.36, 0.57), (0.36, 0.57)]]
FRAME = [[(-0.84, 0.12), (0.84, 0.12)], [(-0.78, 0.86), (0.78, 0.86)]]


def build(description, materials, vessel, random):
    foot, head, tall = 0.5, 0.27, description['tall']
    seed, vertices, core = random.uniform(0, 99), [], []
    rows = [(i / (ROWS - 1), 1.0) for i in range(ROWS)] + [(1.0, 1 - (i + 0.999) / TOP) for i in range(TOP)]
    for v, share in rows:
        half = foot + (head - foot) * v - 0.05 * max(0, (v - 0.94) / 0.06) ** 2
        for j in range(COLUMNS):
            angle = math.tau * j / COLUMNS
            side = round(angle / (math.pi / 2))
            local = angle - side * math.pi / 2
            u = math.tan(local) / 0.97
            strokes = FRAME + (LETTERS if side % 2 else CROSS)
            place = (u * half, v * tall)
            near = min(_distance(place, [(a * half, b * tall) for a, b in stroke]) for stroke in strokes) if share == 1 else 1
            raised = RAISED * min(1, max(0, (STROKE - near) / 0.022))
            x, y = math.cos(angle), math.sin(angle)
            away = share * (reach(angle, half, half) + raised / max(0.7, math.cos(local)))
            grain = 0.004 * wobble((x * away * 14 + seed, y * away * 14, v * 12))
            grain += 0.0015 * wobble((x * away * 34, y * away * 34 + seed, v * 30))
            vertices.append(((away + grain) * x, (away + grain) * y, tall * v + grain + 0.012 * (1 - share**2)))
            core.append(raised / RAISED)
    thing = values(mesh('paskha', vertices, grid_faces(len(rows), COLUMNS, True), materials[description['of']]), 'core', core)
    link(thing).matrix_world = Matrix.Translation((0, 0, vessel.LEVEL)) @ Matrix.Rotation(description.get('turn', 0.0), 4, 'Z')


def _distance(point, stroke):
    """How far a point is from a polygonal line."""
    best = math.inf
    for (ax, ay), (bx, by) in zip(stroke, stroke[1:]):
        dx, dy = bx - ax, by - ay
        along = min(1, max(0, ((point[0] - ax) * dx + (point[1] - ay) * dy) / (dx * dx + dy * dy or 1)))
        best = min(best, math.hypot(point[0] - ax - along * dx, point[1] - ay - along * dy))
    return best
