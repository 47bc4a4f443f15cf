"""Distances and outlines of what is baked whole and cut: plain arithmetic, without Blender."""

import math


class Round:
    """A round of a radius; its pieces are sectors between two angles."""

    def __init__(self, radius):
        self.radius = radius

    def rim(self, x, y):
        """How far the crust at the side is."""
        return max(0.0, self.radius - math.hypot(x, y))

    def piece(self, start, end, step):
        """Points `(x, y, cut)` along a sector, and a point from which all of them are seen."""
        arc = [
            start + (end - start) * i / _count(self.radius * (end - start), step)
            for i in range(_count(self.radius * (end - start), step) + 1)
        ]
        points = [(self.radius * math.cos(a), self.radius * math.sin(a), False) for a in arc]
        if end - start < math.tau - 1e-6:
            steps = _count(self.radius, step)
            ways = [(end, 1 - i / steps) for i in range(1, steps + 1)] + [(start, i / steps) for i in range(1, steps)]
            points += [(self.radius * share * math.cos(a), self.radius * share * math.sin(a), True) for a, share in ways]
            away = self.radius * (0.5 if end - start < math.pi else 0.3)
        else:
            points, away = points[:-1], 0.0
        middle = (start + end) / 2
        return points, (away * math.cos(middle), away * math.sin(middle))


class Oblong:
    """A rectangle with the half sides `long` and `wide` and rounded corners; its pieces are smaller rectangles."""

    def __init__(self, long, wide, corner=0.12):
        self.long, self.wide, self.corner = long, wide, corner

    def rim(self, x, y):
        """How far the crust at the side is."""
        u, v = self.long - abs(x), self.wide - abs(y)
        if u < self.corner and v < self.corner:
            return max(0.0, self.corner - math.hypot(self.corner - u, self.corner - v))
        return max(0.0, min(u, v))

    def piece(self, left, right, near, far, step):
        """Points `(x, y, cut)` along a rectangle, and its middle."""
        corners, points = [(left, near), (right, near), (right, far), (left, far)], []
        for (ax, ay), (bx, by) in zip(corners, corners[1:] + corners[:1]):
            steps = _count(math.dist((ax, ay), (bx, by)), step)
            points += [(ax + (bx - ax) * i / steps, ay + (by - ay) * i / steps) for i in range(steps)]
        inside = [self._within(x, y) for x, y in points]
        return [(x, y, self.rim(x, y) > 1e-3) for x, y in inside], ((left + right) / 2, (near + far) / 2)

    def _within(self, x, y):
        """A point moved to the rounded corner if it is beyond it."""
        cx, cy = self.long - self.corner, self.wide - self.corner
        u, v = abs(x) - cx, abs(y) - cy
        if u <= 0 or v <= 0 or math.hypot(u, v) <= self.corner:
            return x, y
        shrink = self.corner / math.hypot(u, v)
        return math.copysign(cx + u * shrink, x), math.copysign(cy + v * shrink, y)


def _count(length, step):
    return max(2, math.ceil(length / step))


def drop(rim, edge):
    """How far a rounded edge of the radius `edge` is below the top, at a distance from the side."""
    return edge * (1 - math.sqrt(1 - (1 - rim / edge) ** 2)) if rim < edge else 0.0
