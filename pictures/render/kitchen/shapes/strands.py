"""Mounds, and the ways of long strands of pasta on them: plain arithmetic, without Blender."""

import math


def mound(away, radius, tall):
    """The height of a mound at a distance from its middle; nothing is below its foot."""
    return tall * (1 - min(1, away / radius) ** 2.4)


def tangle(random, steps, step, within, twirl):
    """A strand in a part of the circle of the radius `within`, so that those of a nest fill its middle and leave its edge uneven."""
    reach = within * random.uniform(0.4, 0.95)
    angle, away = random.uniform(0, math.tau), (within - reach) * math.sqrt(random.random())
    x, y = away * math.cos(angle), away * math.sin(angle)
    return [(x + dx, y + dy) for dx, dy in strand(random, steps, step, reach, twirl)]


def strand(random, steps, step, within, twirl):
    """Points `(x, y)` at most one `step` apart in a circle of the radius `within`.

    With a `twirl` of 1 they wind around the middle, as on a fork; with 0 they stray.
    """
    angle, away = random.uniform(0, math.tau), within * math.sqrt(random.uniform(0.02, 1))
    x, y, side = away * math.cos(angle), away * math.sin(angle), random.choice((-1, 1))
    heading, bend, points = angle + side * math.pi / 2 + random.gauss(0, 0.7), 0.0, []
    for _ in range(steps):
        points.append((x, y))
        bend = 0.9 * bend + random.gauss(0, 0.035)
        around = math.atan2(y, x) + side * math.pi / 2
        away = math.hypot(x, y) / within
        pull = 0.2 * twirl + 0.5 * max(0, away - 0.8)
        heading += bend + pull * math.sin(around - heading) - 0.6 * max(0, away - 0.85) * math.sin(heading - math.atan2(-y, -x))
        x, y = x + step * math.cos(heading), y + step * math.sin(heading)
        beyond = max(1, math.hypot(x, y) / within)
        x, y = x / beyond, y / beyond
    return points
