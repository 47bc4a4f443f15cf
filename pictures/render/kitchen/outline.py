"""The outline of a round from which a sector is cut: plain arithmetic, without Blender."""

import math


class Outline:
    """The edge of a round of `radius` without a sector of the angle `gap`, which opens towards the camera."""

    def __init__(self, radius, gap):
        self.radius, self.gap = radius, gap
        self.start = -math.pi / 2 + gap / 2
        self.arc = radius * (math.tau - gap)
        self.length = self.arc + (2 * radius if gap else 0)

    def at(self, share):
        """The point at a share of the length, and the outward normal."""
        way = share * self.length
        if way <= self.arc:
            angle = self.start + way / self.radius
            return (self.radius * math.cos(angle), self.radius * math.sin(angle)), (math.cos(angle), math.sin(angle), 0)
        way -= self.arc
        side = -1 if way < self.radius else 1
        away = self.radius - way if side < 0 else way - self.radius
        angle = -math.pi / 2 + side * self.gap / 2
        return (away * math.cos(angle), away * math.sin(angle)), (side * math.sin(angle), -side * math.cos(angle), 0)
