"""A heap of flour, sugar or ground spice, as it is poured: a cone with a soft top, furrows and a few crumbs at its foot."""

import math

from ..layout import grid_faces
from ..scene import link, mesh, wobble

ROWS, COLUMNS = 150, 260


def build(description, materials, vessel, random):
    radius, tall = vessel.SURFACE * description.get('within', 0.6), description.get('tall', 0.24)
    coarse, seed, vertices = description.get('coarse', 0.004), random.uniform(0, 99), []
    for i in range(ROWS):
        share = (i + 0.001) / (ROWS - 1)
        for j in range(COLUMNS):
            angle = math.tau * j / COLUMNS
            c, s = math.cos(angle), math.sin(angle)
            away = radius * share * (1 + share * (0.1 * wobble((c * 1.3 + seed, s * 1.3, 0)) + 0.05 * wobble((c * 6 + seed, s * 6, 1))))
            x, y = away * c, away * s
            slope = tall * (1 - math.sqrt(share * share + 0.02)) * (1 + 0.14) ** (1 - share)
            furrow = 0.022 * wobble((c * 2.6 + seed, s * 2.6, 2 * share)) * math.sin(math.pi * share)
            grit = coarse * (wobble((x * 30 + seed, y * 30, 0)) + wobble((x * 70, y * 70 + seed, 3)))
            vertices.append((x, y, max(0, slope + furrow + grit * (1 - share**9))))
    link(mesh('cone', vertices, grid_faces(ROWS, COLUMNS, True), materials[description['of']]))
