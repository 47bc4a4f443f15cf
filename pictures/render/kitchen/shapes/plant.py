"""Leaves on stalks, for herbs and salads. The value `core` is 0 in a rib, about 0.3 in a stalk and 1 in a blade."""

import math

from mathutils import Matrix, Vector

from ..layout import grid_faces
from ..scene import mesh, values, wobble

STALK = 0.3


def oval(t, widest=0.45):
    """Half of the width of a pointed leaf at a share of its length."""
    return math.sin(math.pi * t ** (math.log(0.5) / math.log(widest))) ** 0.8


class Plant:
    """Collects leaves and stalks into one object."""

    def __init__(self, random):
        self.random, self.vertices, self.faces, self.core = random, [], [], []

    def stalk(self, points, radius, core=STALK, sides=6, thinner=0.5):
        """A round stalk along points, at its end `thinner`."""
        start, count = len(self.vertices), len(points)
        for i, point in enumerate(points):
            along = (points[min(i + 1, count - 1)] - points[max(i - 1, 0)]).normalized()
            side = along.cross(Vector((0.02, 0.03, 1))).normalized()
            over = side.cross(along)
            out = radius * (1 - (1 - thinner) * i / (count - 1))
            for j in range(sides):
                angle = math.tau * j / sides
                self.vertices.append(point + (side * math.cos(angle) + over * math.sin(angle)) * out)
                self.core.append(core(i / (count - 1)) if callable(core) else core)
        self.faces += grid_faces(count, sides, True, start)

    def leaf(
        self,
        foot,
        long,
        half,
        heading=0.0,
        rise=0.0,
        roll=0.0,
        curl=0.2,
        wave=0.08,
        veins=7,
        steps=22,
        across=9,
        cup=0.25,
        frill=0.0,
        rib=0.5,
        stout=1.0,
        pale=0.0,
    ):
        """A blade from its foot, `half(t)` of its length wide to each side.

        It rises by an angle and bends down by its `curl`; its sides bend up by `cup`, and its edge is ruffled by `frill`.
        A `stout` rib is wider; a leaf that is `pale` is so near its foot.
        """
        start, seed = len(self.vertices), self.random.uniform(0, 99)
        turn = Matrix.Rotation(heading, 3, 'Z') @ Matrix.Rotation(-rise, 3, 'Y') @ Matrix.Rotation(roll, 3, 'X')
        for i in range(steps):
            t = i / (steps - 1)
            wide = max(0.004, half(t)) * long
            for j in range(across):
                u = 2 * j / (across - 1) - 1
                middle = math.exp(-((u * wide / (0.016 * stout * long * (1.5 - t))) ** 2))
                vein = 0.3 * abs(math.cos(math.pi * veins * (t - 0.5 * abs(u) * half(t)))) ** 12 * (1 - abs(u)) if veins else 0
                edge = max(abs(u) ** 3, max(0, t - 0.6) ** 2 / 0.16)
                ruffle = frill * edge * (wobble((t * 5 + seed, u * 3, 0)) + 0.4 * wobble((t * 9, u * 4 + seed, 4)))
                height = cup * u * u * half(t) - curl * t * t + wave * abs(u) * wobble((t * 4 + seed, u, 0)) + ruffle
                height -= 0.01 * (middle + vein) if veins else 0
                self.vertices.append(foot + turn @ Vector((long * t, u * wide, long * height)))
                self.core.append(max(0.0, 1 - rib * middle - vein - pale * (1 - t) ** 2))
        self.faces += grid_faces(steps, across, False, start)

    def done(self, name, material):
        """The object around its middle."""
        low = [min(vertex[i] for vertex in self.vertices) for i in range(3)]
        high = [max(vertex[i] for vertex in self.vertices) for i in range(3)]
        middle = Vector([(a + b) / 2 for a, b in zip(low, high)])
        return values(mesh(name, [vertex - middle for vertex in self.vertices], self.faces, material), 'core', self.core)
