"""Round things from their profiles: plain arithmetic, without Blender."""

import math


def around(profile, columns):
    """For each point `(radius, height)` of a profile and each of its columns: radius, height, angle and the share of the way along it."""
    for i, (radius, height) in enumerate(profile):
        for j in range(columns):
            yield radius, height, math.tau * j / columns, i / (len(profile) - 1)


class Way:
    """A profile `(radius, height)` that is followed by the length of the way from its first point."""

    def __init__(self, points):
        self.points, self.lengths = points, [0.0]
        for near, far in zip(points, points[1:]):
            self.lengths.append(self.lengths[-1] + math.dist(near, far))

    def at(self, length):
        """The point at a length, and the normal to the left of the way."""
        k = next((i for i, end in enumerate(self.lengths[1:-1]) if end > length), len(self.points) - 2)
        (x, y), (far_x, far_y) = self.points[k : k + 2]
        step = self.lengths[k + 1] - self.lengths[k]
        share = min(1, (length - self.lengths[k]) / step)
        return (x + share * (far_x - x), y + share * (far_y - y)), (-(far_y - y) / step, (far_x - x) / step)
