"""A thin blin folded twice into a triangle, the point in the middle."""

import math

from ..layout import grid_faces
from ..scene import mesh, rounded, values, wobble

ROWS, COLUMNS, FOLDS = 40, 161, 4


def build(material, random, size):
    radius, gap, seed, vertices, core = 0.66 * size, 0.042 * size, random.uniform(0, 99), [], []
    for i in range(ROWS):
        share = 0.03 + 0.97 * i / (ROWS - 1)
        for j in range(COLUMNS):
            turn = FOLDS * j / (COLUMNS - 1)
            sheet, part = min(FOLDS - 1, int(turn)), turn - min(FOLDS - 1, int(turn))
            part = part if sheet % 2 == 0 else 1 - part
            # Towards the middle of a fold the two sheets that it joins meet halfway.
            fold = round(turn)
            level = fold - 0.5 + max(-0.5, min(0.5, (turn - fold) * 6)) if 0 < fold < FOLDS else sheet
            angle = math.pi / 2 * (0.03 * sheet + part * (1 - 0.04 * sheet)) - math.pi / 4
            away = radius * share * (1 + 0.05 * wobble((turn * 1.5 + seed, 0, 0)) + 0.012 * wobble((turn * 9 + seed, 3, 0)))
            lift = (
                gap * level
                + 0.03 * size * share**3 * wobble((turn * 1.6 + seed, share, 4))
                + 0.012 * size * wobble((share * 4, turn * 3, seed))
            )
            vertices.append((away * math.cos(angle) - 0.4 * radius, away * math.sin(angle), 0.02 * size + lift * (0.35 + 0.65 * share)))
            core.append(
                0.44
                + 0.42 * wobble((share * 3.5 * math.cos(turn) + seed, share * 3.5 * math.sin(turn), 1))
                + 0.32 * max(0, share - 0.92) / 0.08
            )
    sheet = values(mesh('blin', vertices, grid_faces(ROWS, COLUMNS), material), 'core', core)
    sheet.modifiers.new('thick', 'SOLIDIFY').thickness = 0.014 * size
    return rounded(sheet)
