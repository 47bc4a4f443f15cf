"""Piles pieces up on a surface, each where there is room: plain arithmetic, without Blender and without physics, which takes minutes."""

import math

import numpy as np

CHOICES = 14


def pack(random, sizes, within, heights):
    """Places `(x, y, z)` of the middles of pieces of the sizes `(radius, half their height)`, and the heights of the pile.

    The pieces lie inside the circle of the radius `within`. Each takes the lowest of a few random places, measured from the surface,
    so that the pile keeps the shape of what lies under it.
    """
    pile, places = Pile(heights), []
    for radius, half in sizes:
        spots = []
        for _ in range(CHOICES):
            angle, away = random.uniform(0, math.tau), (within - radius) * math.sqrt(random.random())
            x, y = away * math.cos(angle), away * math.sin(angle)
            support = pile.support(x, y, radius)
            spots.append((support - heights.at(x, y), x, y, support))
        _, x, y, support = min(spots)
        places.append((x, y, support + half))
        pile.add(x, y, support + half, radius, half)
    return places, pile.heights


class Pile:
    """Heights that grow as pieces are added."""

    def __init__(self, heights):
        self.heights = type(heights)(heights.grid.copy(), heights.radius, heights.floor)

    def support(self, x, y, radius):
        """The height on which a piece of this radius comes to rest: it sinks a little between those below."""
        rows, columns, away = self._around(x, y, radius * 0.8)
        under = self.heights.grid[rows, columns][away < 1]
        return float(np.quantile(under, 0.7)) if under.size else self.heights.at(x, y)

    def add(self, x, y, middle, radius, half):
        rows, columns, away = self._around(x, y, radius)
        top = np.where(away < 1, middle + half * np.sqrt(np.maximum(0, 1 - away**2)), -np.inf)
        self.heights.grid[rows, columns] = np.maximum(self.heights.grid[rows, columns], top)

    def _around(self, x, y, radius):
        """The rows and columns around a point, and how far away their cells are, in radii."""
        places = np.linspace(-self.heights.radius, self.heights.radius, len(self.heights.grid))
        rows, columns = ((np.abs(places - value) <= radius).nonzero()[0] for value in (y, x))
        if not rows.size or not columns.size:
            return slice(0, 0), slice(0, 0), np.zeros((0, 0))
        rows, columns = (slice(found[0], found[-1] + 1) for found in (rows, columns))
        return rows, columns, np.hypot(places[rows][:, None] - y, places[columns][None] - x) / radius
