"""Pieces of what is baked whole: a browned top and sides, and cut faces that show the inside."""

from ..layout import grid_faces
from ..scene import mesh, values, wobble
from .edges import drop

ROWS, LEVELS, STEP = 44, 26, 0.018
# How far a crust browns the crumb below it.
THICK = 0.022


def piece(material, form, cuts, tall, edge, top, seed, taper=0.03, pale=0.35):
    """A piece of a form between the `cuts`. `top(x, y)` returns how far a point is above `tall`, and how browned it is.

    Its vertices have the values `core`, how browned they are, `inside`, 1 on a cut face, and `depth`, there from 0 below to 1 above.
    """
    outline, (mx, my) = form.piece(*cuts, STEP)
    vertices, core, inside, depth = [], [], [], []

    def add(x, y, share, brown, cut):
        rim = form.rim(x, y)
        whole = tall + top(x, y)[0] - drop(rim, edge)
        narrow = 1 - taper * (1 - share) ** 2
        vertices.append((x * narrow, y * narrow, whole * share))
        core.append(brown)
        near = min((1 - share) * whole, share * whole * 1.5, rim)
        inside.append(min(1, near / THICK + 0.25 * wobble((x * 18 + seed, y * 18, share * 6))) * (near > 0) if cut else 0)
        depth.append(share)

    for i in range(ROWS):
        way = 1 - (1 - i / (ROWS - 1)) ** 1.6
        for x, y, _ in outline:
            px, py = mx + (x - mx) * way, my + (y - my) * way
            add(px, py, 1, top(px, py)[1], False)
    for i in range(1, LEVELS + 1):
        share = 1 - (i / LEVELS) ** 1.15
        for j, (x, y, cut) in enumerate(outline):
            ahead, behind = outline[(j + 1) % len(outline)], outline[j - 1]
            bulge = 0.007 * wobble((x * 16 + seed, y * 16, share * 5)) + 0.012 * wobble((x * 5, y * 5 + seed, share * 2)) if cut else 0
            cloud = 0.1 * wobble((x * 4 + seed, y * 4, share * 3))
            brown = top(x, y)[1] * (pale + (1 - pale) * share**2) + 0.2 * (1 - share) ** 6 + cloud
            add(x + bulge * (ahead[1] - behind[1]) / (2 * STEP), y - bulge * (ahead[0] - behind[0]) / (2 * STEP), share, brown, cut)
    count = len(outline)
    faces = grid_faces(ROWS + LEVELS, count, True)
    faces.append(tuple(range(len(vertices) - 1, len(vertices) - 1 - count, -1)))
    thing = mesh('bake', vertices, faces, material, crease=0.9)
    for name, numbers in (('core', core), ('inside', inside), ('depth', depth)):
        values(thing, name, numbers)
    return thing
