"""Fruits, roots and bulbs that have grown around an axis, and the sprouts and sepals on their tops."""

import math

from ..layout import grid_faces, smooth_profile
from ..scene import mesh, values, wobble

STEPS, COLUMNS = 7, 112


def grown(
    material,
    random,
    profile,
    size,
    lumps=0.05,
    ribs=0,
    groove=0.0,
    rings=0.0,
    streaks=0.0,
    bend=0.0,
    lying=False,
    sprouts=None,
    sepals=None,
):
    """A body around the points `(radius, height, core)` of its profile, from the tip up to the crown; that of a `lying` one is at the left.

    `lumps` make it uneven, a `groove` is sunk between its `ribs`, `rings` wrinkle it, `streaks` colour it along its way. Where `core` is
    below 0.25 it is a stalk and stays smooth. `sprouts` are `(count, long, thick)`, `sepals` are `(count, long, wide, curl)`.
    """
    seed, turn, vertices, core = random.uniform(0, 99), random.uniform(0, math.tau), [], []
    line = smooth_profile([point[:2] for point in profile], STEPS)
    for i, (radius, height) in enumerate(line):
        k, step = divmod(i, STEPS)
        value = profile[k][2] + step / STEPS * (profile[min(k + 1, len(profile) - 1)][2] - profile[k][2])
        skin = value > 0.25
        for j in range(COLUMNS):
            c, s = math.cos(math.tau * j / COLUMNS), math.sin(math.tau * j / COLUMNS)
            away = 1 + lumps * wobble((c * 1.2 + seed, s * 1.2, height * 2))
            if skin:
                away += rings * wobble((height * 30 + seed, c * 1.5, s * 1.5))
                away -= groove * (1 - abs(math.sin(ribs / 2 * math.tau * j / COLUMNS + turn))) ** 2
            vertices.append((radius * away * c, radius * away * s, height))
            core.append(value + skin * streaks * wobble((c * 7 + seed, s * 7, height * 1.5)))
    faces = grid_faces(len(line), COLUMNS, True)
    top = line[-1][1]
    for k in range(sprouts[0] if sprouts else 0):
        _sprout(vertices, core, faces, random, top, 2.4 * k, *sprouts[1:])
    for k in range(sepals[0] if sepals else 0):
        _sepal(vertices, core, faces, random, line, math.tau * k / sepals[0] + turn, *sepals[1:])
    if lying:
        vertices = [(-z, x + bend * z * z, y) for x, y, z in vertices]
    return values(mesh('grown', [[value * size for value in vertex] for vertex in vertices], faces, material), 'core', core)


def _sprout(vertices, core, faces, random, top, angle, long, thick):
    """The rest of a leaf's stalk, cut off."""
    start, lean, out, long = len(vertices), random.uniform(0.1, 0.5), thick * random.uniform(0.5, 2), long * random.uniform(0.6, 1.2)
    for i, (share, wide) in enumerate(((-0.2, 1), (0.3, 0.8), (0.7, 0.7), (1, 0.75), (1, 0.01))):
        away = out + lean * long * max(0, share)
        for j in range(10):
            side, over = thick * wide * math.cos(math.tau * j / 10), thick * wide * math.sin(math.tau * j / 10)
            x, y = away + side, over
            vertices.append((x * math.cos(angle) - y * math.sin(angle), x * math.sin(angle) + y * math.cos(angle), top + long * share))
            core.append(0.1 - 0.03 * i)
    faces += grid_faces(5, 10, True, start)


def _sepal(vertices, core, faces, random, line, angle, long, wide, curl):
    """A pointed green leaf that lies on the shoulder of a fruit and curls up at its end."""
    start, steps, widest = len(vertices), 14, max(range(len(line)), key=lambda i: line[i][0])
    bend = random.uniform(-0.3, 0.3)
    for i in range(steps):
        t = i / (steps - 1)
        away = long * t
        under = next((height for radius, height in reversed(line[widest:]) if radius > away), line[widest][1])
        half = wide * (0.5 + 1.6 * t) * (1 - t) ** 0.8 + 0.001
        for u in (-1, -0.5, 0, 0.5, 1):
            x, y = away, half * u + bend * away * t
            height = under + 0.018 + curl * long * t**2 + 0.2 * half * abs(u)
            vertices.append((x * math.cos(angle) - y * math.sin(angle), x * math.sin(angle) + y * math.cos(angle), height))
            core.append(0.02 + 0.06 * abs(u))
    faces += grid_faces(steps, 5, start=start)
