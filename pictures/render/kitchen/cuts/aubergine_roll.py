"""A slice of fried aubergine rolled around a walnut paste: `core` is below 0.3 in the paste, 1 at the skin."""

import math

from ..layout import grid_faces
from ..scene import mesh, values, wobble

TURNS, STEPS, ACROSS = 1.75, 120, 17
INNER, PITCH, THICK = 0.045, 0.068, 0.036


def build(material, random, size):
    seed, half, vertices, core, faces = random.uniform(0, 99), 0.19 * random.uniform(0.92, 1.08), [], [], []
    for kind in ('slice', 'paste'):
        faces += grid_faces(STEPS, 2 * ACROSS, True, len(vertices))
        for i in range(STEPS):
            t = i / (STEPS - 1)
            if kind == 'paste':
                t *= 0.92
            angle = TURNS * math.tau * t + 0.9
            away = INNER + PITCH * TURNS * t - (PITCH / 2 if kind == 'paste' else 0)
            thick = (THICK if kind == 'slice' else PITCH - 0.75 * THICK) * (1 if t < 0.94 else 1 - 0.7 * (t - 0.94) / 0.06)
            wide = (
                half
                * (1 + 0.05 * wobble((t * 5 + seed, 0, kind == 'paste')))
                * (1 if kind == 'slice' else 0.97 + 0.09 * wobble((t * 9 + seed, 3, 0)))
            )
            for j in range(2 * ACROSS):
                outer, k = j < ACROSS, j % ACROSS
                u = (k / (ACROSS - 1) * 2 - 1) * (1 if outer else -1)
                edge = thick / 2 * (1 - abs(u) ** 8 * 0.8)
                soft = 0.006 * wobble((t * 14 + seed, u * 3, 0)) + (0.006 * wobble((t * 40, u * 9, seed)) if kind == 'paste' else 0)
                r = max(0.004, away + (edge if outer else -edge) + soft)
                vertices.append((size * r * math.cos(angle), size * u * wide, size * 0.9 * r * math.sin(angle)))
                if kind == 'paste':
                    core.append(0.15 + 0.16 * wobble((t * 30 + seed, u * 6, 2)))
                else:
                    core.append(
                        1.0 if abs(u) > 0.9 else 0.62 + 0.16 * wobble((t * 8 + seed, u * 2.5, 4)) + 0.1 * wobble((t * 22, u * 7, seed))
                    )
    return values(mesh('roll', vertices, faces, material, crease=1.2), 'core', core)
