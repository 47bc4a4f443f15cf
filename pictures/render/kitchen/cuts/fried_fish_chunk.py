"""A thick piece cut across a slender fish, floured and fried: golden skin around, white flakes and the spine on both cut faces."""

import math

from ..layout import grid_faces
from ..scene import mesh, values, wobble

CAP, FLANK, COLUMNS = 26, 40, 110


def build(material, random, size):
    long, back, thick = (side * size * random.uniform(0.92, 1.08) for side in (0.18, 0.22, 0.14))
    seed, taper, vertices, core, flake = random.uniform(0, 99), random.uniform(0.0, 0.12), [], [], []
    # From the middle of one cut face over the skin to that of the other: place along the piece, share of the outline, face or not.
    rows = [(-1, (i + 0.001) / CAP, True) for i in range(CAP)] + [(2 * i / FLANK - 1, 1, False) for i in range(FLANK + 1)]
    rows += [(1, 1 - (i + 1) / (CAP + 0.001), True) for i in range(CAP)]
    for t, share, face in rows:
        for j in range(COLUMNS):
            angle = math.tau * j / COLUMNS
            c, s = math.cos(angle), math.sin(angle)
            notch = 0.7 * math.exp(-(((angle - math.pi) / 0.24) ** 2))
            edge = (1 - notch) * (1 + 0.05 * wobble((c * 1.4 + seed, s * 1.4, t))) * (1 - taper * t)
            shrink = 1 - 0.06 * abs(t) ** 8
            y, z = back * c * edge * share * shrink, thick * math.copysign(abs(s) ** 0.85, s) * (1 + 0.1 * c) * edge * share * shrink
            # Flakes lie as bows on both sides of the spine, which is nearer to the back.
            bows = 3.4 * math.hypot(share * c - 0.1, 0.8 * (1 - share * abs(s)))
            dip = math.exp(-((((bows % 1) - 0.5) / 0.14) ** 2)) if face else 0
            spine = math.exp(-((math.hypot(share * c - 0.1, share * s) / 0.1) ** 2)) if face else 0
            bulge = (
                face
                * size
                * (0.03 * (1 - share**2) - 0.01 * dip * share + 0.012 * wobble((y * 12 / size + seed, z * 12 / size, t)) - 0.02 * spine)
            )
            skin = 1 + (0 if face else 0.025 * wobble((t * 2.4 + seed, c * 2.4, s * 2.4)) + 0.012 * wobble((t * 7, c * 7, s * 7 + seed)))
            vertices.append((math.copysign(abs(t) * long + bulge, t), y * skin, z * skin))
            flake.append(bows if face else 0)
            browned = 0.62 + 0.28 * wobble((t * 2 + seed, c * 2.2, s * 2.2)) + 0.12 * abs(t) ** 6
            core.append(0.06 + 0.7 * share**12 + 0.14 * wobble((y * 7 / size + seed, z * 7 / size, t)) - 0.08 * dip if face else browned)
    piece = mesh('chunk', vertices, grid_faces(len(rows), COLUMNS, True), material, crease=1.0)
    return values(values(piece, 'core', core), 'flake', flake)
