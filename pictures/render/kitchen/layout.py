"""Where things lie and how profiles bend: plain arithmetic, without Blender."""

import math

ATTEMPTS = 4000


def scatter(random, count, within, apart, avoid=()):
    """Up to `count` points in a circle of radius `within`, `apart` from each other and outside of the circles `(x, y, radius)`."""
    points = []
    for _ in range(ATTEMPTS):
        if len(points) == count:
            break
        angle, distance = random.uniform(0, math.tau), within * math.sqrt(random.random())
        x, y = distance * math.cos(angle), distance * math.sin(angle)
        if all(math.dist((x, y), point) > apart for point in points) and all(
            math.dist((x, y), (ax, ay)) > radius for ax, ay, radius in avoid
        ):
            points.append((x, y))
    return points


def smooth_profile(points, steps=6):
    """A Catmull-Rom curve through the points `(radius, height)`, from the first to the last, no radius below 0.001."""
    padded = [points[0], *points, points[-1]]
    curve = []
    for i in range(1, len(padded) - 2):
        a, b, c, d = padded[i - 1 : i + 3]
        for step in range(steps):
            t = step / steps
            curve.append(
                tuple(
                    0.5
                    * (
                        2 * b[k]
                        + (c[k] - a[k]) * t
                        + (2 * a[k] - 5 * b[k] + 4 * c[k] - d[k]) * t**2
                        + (3 * b[k] - a[k] - 3 * c[k] + d[k]) * t**3
                    )
                    for k in (0, 1)
                )
            )
    curve.append(tuple(points[-1]))
    return [(max(radius, 0.001), height) for radius, height in curve]


def grid_faces(rows, columns, closed=False, start=0):
    """Quads of a grid of vertices; a closed one joins its last column to its first."""
    return [
        (
            start + i * columns + j,
            start + i * columns + (j + 1) % columns,
            start + (i + 1) * columns + (j + 1) % columns,
            start + (i + 1) * columns + j,
        )
        for i in range(rows - 1)
        for j in range(columns if closed else columns - 1)
    ]
