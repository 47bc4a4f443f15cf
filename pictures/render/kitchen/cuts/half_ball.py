"""Halves of round things, the cut up: cherry tomatoes, young potatoes."""
import math

from ..layout import grid_faces
from ..scene import mesh, values

PROFILE = [(0, 0), (0.25, 0), (0.5, 0.005), (0.75, 0), (0.95, -0.01), (1, -0.06), (0.96, -0.3), (0.8, -0.6), (0.5, -0.85), (0, -0.95)]


def build(material, random, size):
    radius = 0.13 * size * random.uniform(0.9, 1.1)
    vertices = [(radius * place * math.cos(math.tau * j / 48), radius * place * math.sin(math.tau * j / 48), radius * height)
                for place, height in PROFILE for j in range(48)]
    core = [place if height > -0.02 else 1.0 for place, height in PROFILE for _ in range(48)]
    return values(mesh('half', vertices, grid_faces(len(PROFILE), 48, True), material), 'core', core)
