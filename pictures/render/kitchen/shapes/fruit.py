"""Fruit around a core, whole or a share of it: a skin, cut faces that meet in the axis, a stalk, a leaf and a stone.

The values of their vertices are those of the material `fruit`.
"""

import math

from mathutils import Matrix, Vector

from ..layout import grid_faces, smooth_profile
from ..scene import mesh, values, wobble

COLUMNS, INWARD = 64, 22


class Fruit:
    """Collects the parts of a fruit of a radius whose profile, from its foot to its stalk, is `[(radius, height)]`."""

    def __init__(self, random, radius, profile):
        self.random, self.radius, self.profile = random, radius, smooth_profile(profile)
        self.vertices, self.faces, self.core, self.cut, self.stem = [], [], [], [], []
        self.seed = random.uniform(0, 99)

    def add(self, rows, columns, closed, point):
        """A grid of points; `point(i, j)` returns a place and the values `core`, `cut` and `stalk`."""
        self.faces += grid_faces(rows, columns, closed, len(self.vertices))
        for i in range(rows):
            for j in range(columns):
                place, core, cut, stalk = point(i, j)
                self.vertices.append(Vector(place))
                self.core.append(core)
                self.cut.append(cut)
                self.stem.append(stalk)

    def place(self, i, angle, seam, lobes, uneven):
        """The point of the skin at a row of the profile and an angle."""
        away, height = self.profile[i]
        x, y = math.cos(angle), math.sin(angle)
        groove = 1 - seam * math.exp(-((((angle - 0.9 + math.pi) % math.tau - math.pi) / 0.22) ** 2))
        bulge = 1 + lobes * math.cos(5 * angle) * abs(height)
        dent = 1 + uneven * wobble((x * 1.2 + self.seed, y * 1.2, height * 1.2))
        return Vector((away * x, away * y, height)) * self.radius * groove * bulge * dent

    def skin(self, share=1.0, seam=0.0, lobes=0.0, uneven=0.06, blush=0.3, ends=0.0, veins=0, crown=9.0):
        """`core` is around 0.5: by `blush` more on one side, by `ends` less around the stalk and the foot, less along `veins`.

        Above the height `crown` there are points.
        """
        closed, rows = share == 1, len(self.profile)
        columns = COLUMNS if closed else max(10, round(COLUMNS * share)) + 1

        def point(i, j):
            angle = math.tau * share * (j / (columns if closed else columns - 1) - 0.5)
            place = self.place(i, angle, seam, lobes, uneven)
            core = 0.5 + blush * math.cos(angle + self.seed) - ends * max(0, 1 - self.profile[i][0] / 0.5)
            core -= 0.5 * abs(math.cos(veins / 2 * angle)) ** 24 if veins else 0
            place.z += 0.5 * self.radius * max(0, self.profile[i][1] - crown) * math.cos(6 * angle)
            return place, core, 0, 0

        self.add(rows, columns, closed, point)
        return self

    def open(self, share, inside, seam=0.0, lobes=0.0, uneven=0.06, hollow=0.0):
        """The cut faces; `inside(x, z)` is the value `core` at a place of the unit profile. A `hollow` is where a stone was."""
        rows, low, high = len(self.profile), self.profile[0][1], self.profile[-1][1]
        for side in (-0.5, 0.5):
            angle = math.tau * share * side

            def point(i, j, angle=angle, side=side):
                edge, axis = self.place(i, angle, seam, lobes, uneven), Vector((0, 0, low + (high - low) * i / (rows - 1))) * self.radius
                u = j / (INWARD - 1)
                place = axis + (edge - axis) * u
                x, z = math.hypot(place.x, place.y) / self.radius, place.z / self.radius
                inward = Vector((math.sin(angle), -math.cos(angle), 0)) * math.copysign(1, side)
                sink = math.sqrt(max(0, 1 - (x**2 + (0.8 * z) ** 2) / hollow**2)) * hollow * 0.8 if hollow else 0
                rim = u > 0.985
                return place + inward * sink * self.radius, 0.5 if rim else inside(x, z), 0 if rim else 1, 0

            self.add(rows, INWARD, False, point)
        return self

    def stalk(self, long, thick=0.05, lean=0.3, start=None):
        """A stalk out of the upper end."""
        foot = self.profile[-1][1] * self.radius if start is None else start * self.radius
        turn = self.random.uniform(0, math.tau)

        def point(i, j):
            t, angle = i / 9, math.tau * j / 8
            out = thick * self.radius * (1 + 0.5 * (t > 0.9)) if i < 9 else 0.001
            bend = lean * long * self.radius * t * t
            return (
                (
                    bend * math.cos(turn) + out * math.cos(angle),
                    bend * math.sin(turn) + out * math.sin(angle),
                    foot - 0.05 * self.radius + long * self.radius * min(1, t * 9 / 8),
                ),
                0,
                0,
                1,
            )

        self.add(10, 8, True, point)
        return self

    def ball(self, middle, radii, core, cut=1, stalk=0):
        """A stone or a seed: an ellipsoid."""

        def point(i, j):
            t, angle = math.pi * i / 14, math.tau * j / 20
            away = Vector((math.sin(t) * math.cos(angle) * radii[0], math.sin(t) * math.sin(angle) * radii[1], math.cos(t) * radii[2]))
            return (Vector(middle) + away) * self.radius, core, cut, stalk

        self.add(15, 20, True, point)
        return self

    def twig(self, points, thick):
        """A twig along points, in radii."""

        def point(i, j):
            along = (points[min(i + 1, len(points) - 1)] - points[max(i - 1, 0)]).normalized()
            side, angle = along.cross(Vector((0, 0, 1))).normalized(), math.tau * j / 8
            return (points[i] + (side * math.cos(angle) + side.cross(along) * math.sin(angle)) * thick) * self.radius, 0, 0, 1

        self.add(len(points), 8, True, point)
        return self

    def done(self, name, material, lies=False, tip=0.0, squash=(1, 1, 1)):
        """The object; one that `lies` has its axis along x and its cut faces up, one with a `tip` leans by this angle."""
        thing = mesh(name, self.vertices, self.faces, material, crease=1.0)
        for key, numbers in (('core', self.core), ('cut', self.cut), ('stalk', self.stem)):
            values(thing, key, numbers)
        thing.data.transform(Matrix.Diagonal((*squash, 1)))
        if lies:
            # The middle of the skin, at an angle of 0, goes down.
            thing.data.transform(Matrix.Rotation(math.pi / 2, 4, 'Y'))
        if tip:
            thing.data.transform(Matrix.Rotation(tip, 4, 'X') @ Matrix.Rotation(self.random.uniform(0, math.tau), 4, 'Z'))
        low = [min(corner[i] for corner in thing.bound_box) for i in range(3)]
        high = [max(corner[i] for corner in thing.bound_box) for i in range(3)]
        thing.data.transform(Matrix.Translation([-(a + b) / 2 for a, b in zip(low, high)]))
        return thing
