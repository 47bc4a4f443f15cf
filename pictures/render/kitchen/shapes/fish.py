"""Whole fish on their sides: a body with head, fins and a tail, scored or not."""

import math
from bisect import bisect_right

from ..layout import grid_faces
from ..scene import mesh, values, wobble

ROWS, COLUMNS = 170, 72


class Fish:
    """A fish of the length `long`; its snout is at the left, its back away from the camera.

    `back`, `belly` and `thick` are outlines: lists of `(share of the length, measure)`. Fins are `(from, to, height)` along the length.
    `scores` are cuts across the flank. A fish without a head is cut straight.
    """

    def __init__(self, long, back, belly, thick, dorsal=(), under=(), tail=0.2, scores=(), head=True):
        self.long, self.back, self.belly, self.thick = long, back, belly, thick
        self.dorsal, self.under, self.tail, self.scores, self.head = dorsal, under, tail, scores, head

    def build(self, material, random, size):
        parts = _Parts()
        self.seed, self.bend = random.uniform(0, 99), random.uniform(-0.05, 0.05)
        self._body(parts)
        for start, end, tall in self.dorsal:
            self._fin(parts, start, end, tall, 1)
        for start, end, tall in self.under:
            self._fin(parts, start, end, tall, -1)
        self._tail(parts)
        if self.head:
            self._flank_fin(parts)
            self._eye(parts)
        return parts.done(material, size)

    def _middle(self, t):
        """The place of the spine, which is a little bent."""
        return (t - 0.5) * self.long, self.bend * (2 * t - 1) ** 2

    def _flank(self, t, v):
        """The point of the upper flank at the share `v` from the spine, -1 at the belly, 1 at the back."""
        x, y = self._middle(t)
        edge = _at(self.back, t) if v > 0 else _at(self.belly, t)
        return x, y + v * edge, _at(self.thick, t) * max(0, 1 - abs(v) ** 2.2) ** 0.55

    def _body(self, parts):
        vertices, core, inside = [], [], []
        for i in range(ROWS):
            t = i / (ROWS - 1)
            for j in range(COLUMNS):
                angle = math.tau * j / COLUMNS
                c, s = math.cos(angle), math.sin(angle)
                v = math.copysign(abs(c) ** 1.1, c)
                x, y = self._middle(t)
                edge = _at(self.back, t) if v > 0 else _at(self.belly, t)
                z = _at(self.thick, t) * math.copysign(abs(s) ** 1.05, s) * (1 if s > 0 else 0.55)
                cut, depth = 0.0, 0.0
                if s > 0:
                    for place in self.scores:
                        away = (t - place + 0.03 * v + 0.006 * wobble((v * 3 + self.seed, place * 9, 0))) * self.long
                        reach = max(0, 1 - (v / 0.72) ** 4)
                        cut = max(cut, reach * math.exp(-((away / 0.02) ** 2)))
                        depth += reach * 0.012 * math.exp(-(((abs(away) - 0.034) / 0.02) ** 2))
                    if self.head:
                        gill = t - 0.215 - 0.02 * math.cos(v * 2.6)
                        z -= 0.016 * math.exp(-((gill / 0.006) ** 2)) * max(0, 1 - v * v)
                        z -= 0.012 * math.exp(-(((t - 0.13 - 0.025 * math.cos(v * 3)) / 0.006) ** 2)) * max(0, 1 - v * v) * (v < 0.2)
                        mouth = abs(v + 0.25 + t * 2)
                        z -= 0.014 * math.exp(-((mouth / 0.1) ** 2)) * (t < 0.1)
                z += depth - 0.035 * cut + 0.006 * wobble((x * 5 + self.seed, y * 5, z * 5)) * (s > 0)
                vertices.append((x, y + v * edge, z))
                core.append(min(1, max(0, 0.5 - 0.5 * v)))
                inside.append(cut)
        if not self.head:
            for k in range(COLUMNS):
                inside[k] = inside[k + COLUMNS] = 1
        ends = [tuple(range(COLUMNS)), tuple(range((ROWS - 1) * COLUMNS, ROWS * COLUMNS))]
        parts.add(vertices, grid_faces(ROWS, COLUMNS, True) + ends, core, inside=inside)

    def _fin(self, parts, start, end, tall, side):
        rows, columns, vertices, fin = 60, 9, [], []
        for i in range(rows):
            u = i / (rows - 1)
            t = start + (end - start) * u
            x, y = self._middle(t)
            edge = side * _at(self.back if side > 0 else self.belly, t)
            height = tall * min(1, (u / 0.14) ** 0.7, ((1 - u) / 0.45) ** 0.8) * (1 - 0.4 * u) * (1 + 0.06 * math.sin(u * 70))
            for j in range(columns):
                w = j / (columns - 1)
                vertices.append(
                    (
                        x + 0.5 * height * w * w,
                        y + edge * 0.94 + side * height * w,
                        0.012 * math.sin(u * 70) * w + 0.05 * wobble((u * 2 + self.seed, side, w)) * w,
                    )
                )
                fin.append(0.55 + 0.45 * w)
        parts.add(vertices, grid_faces(rows, columns), [0.1 if side > 0 else 0.7] * len(vertices), fin=fin)

    def _tail(self, parts):
        rows, columns, vertices, fin = 18, 70, [], []
        root = _at(self.back, 1)
        x, y = self._middle(1)
        for i in range(rows):
            w = i / (rows - 1)
            for j in range(columns):
                v = j / (columns - 1) * 2 - 1
                reach = self.tail * (0.62 + 0.42 * abs(v) ** 1.5) * (1 + 0.03 * math.sin(v * 60))
                spread = root + (self.tail * 0.95 - root) * w**0.8
                vertices.append(
                    (
                        x - 0.02 + reach * w,
                        y + v * spread,
                        0.01 * math.sin(v * 45) * w + 0.05 * wobble((v + self.seed, w, 5)) * w + 0.02 * (1 - w) * (1 - v * v),
                    )
                )
                fin.append(0.4 + 0.6 * w)
        parts.add(vertices, grid_faces(rows, columns), [0.3] * len(vertices), fin=fin)

    def _flank_fin(self, parts):
        rows, columns, vertices, fin = 22, 26, [], []
        x, y, z = self._flank(0.25, -0.42)
        for i in range(rows):
            w = i / (rows - 1)
            for j in range(columns):
                v = j / (columns - 1) * 2 - 1
                reach = 0.17 * w * (1 - 0.25 * v * v)
                vertices.append(
                    (x + reach, y - 0.05 * w + v * (0.02 + 0.06 * w), z + 0.012 + 0.05 * w * (1 - w) + 0.006 * math.sin(v * 22) * w)
                )
                fin.append(0.5 + 0.5 * w)
        parts.add(vertices, grid_faces(rows, columns), [0.6] * len(vertices), fin=fin)

    def _eye(self, parts):
        x, y, z = self._flank(0.095, 0.2)
        rows, columns, radius, vertices, eye = 14, 28, 0.036, [], []
        for i in range(rows):
            t = math.pi / 2 * i / (rows - 1)
            for j in range(columns):
                angle = math.tau * j / columns
                away = radius * math.sin(t)
                vertices.append((x + away * math.cos(angle), y + away * math.sin(angle), z - 0.012 + 0.7 * radius * math.cos(t)))
                eye.append(0.5 if i < 7 else 1.0)
        parts.add(vertices, grid_faces(rows, columns, True), [0.4] * len(vertices), eye=eye)


class _Parts:
    """Parts of one mesh, each with its values for the material."""

    NAMES = ('core', 'fin', 'eye', 'inside')

    def __init__(self):
        self.vertices, self.faces, self.values = [], [], {name: [] for name in self.NAMES}

    def add(self, vertices, faces, core, **given):
        start = len(self.vertices)
        self.vertices += vertices
        self.faces += [tuple(start + k for k in face) for face in faces]
        for name in self.NAMES:
            self.values[name] += core if name == 'core' else given.get(name, [0.0] * len(vertices))

    def done(self, material, size):
        thing = mesh('fish', [[size * value for value in vertex] for vertex in self.vertices], self.faces, material)
        for name, numbers in self.values.items():
            values(thing, name, numbers)
        return thing


def _at(outline, t):
    """The measure of an outline at a share of the length, smooth between its points."""
    k = min(max(bisect_right([place for place, _ in outline], t), 1), len(outline) - 1)
    (a, low), (b, high) = outline[k - 1 : k + 1]
    before = outline[max(k - 2, 0)]
    after = outline[min(k + 1, len(outline) - 1)]
    u, step = (t - a) / (b - a), b - a
    m = (high - before[1]) / max(1e-6, b - before[0]) * step
    n = (after[1] - low) / max(1e-6, after[0] - a) * step
    return max(0.002, (2 * u**3 - 3 * u * u + 1) * low + (u**3 - 2 * u * u + u) * m + (3 * u * u - 2 * u**3) * high + (u**3 - u * u) * n)
