"""The surface of a pile as heights over a square grid: plain arithmetic, without Blender."""

import numpy as np

CELLS = 161


class Heights:
    """Heights over the square from -radius to radius; where nothing lies, they are `floor`."""

    def __init__(self, grid, radius, floor=0.0):
        self.grid, self.radius, self.floor = np.asarray(grid, np.float32), radius, floor

    @classmethod
    def measured(cls, measure, radius, floor=0.0, cells=CELLS):
        """The heights that `measure(x, y)` returns; it returns None where nothing lies."""
        places = np.linspace(-radius, radius, cells)
        rows = [[measure(x, y) for x in places] for y in places]
        return cls([[floor if height is None else height for height in row] for row in rows], radius, floor)

    def at(self, x, y):
        """The height at a point, between its four neighbours; outside of the square that of its edge."""
        last = len(self.grid) - 1
        column, row = (min(max((value / self.radius + 1) / 2 * last, 0), last - 1e-3) for value in (x, y))
        i, j = int(row), int(column)
        v, u = row - i, column - j
        (a, b), (c, d) = self.grid[i : i + 2, j : j + 2]
        return float((a * (1 - u) + b * u) * (1 - v) + (c * (1 - u) + d * u) * v)

    def normal(self, x, y, step=0.05):
        """The upward normal at a point, not of length 1."""
        return ((self.at(x - step, y) - self.at(x + step, y)) / (2 * step), (self.at(x, y - step) - self.at(x, y + step)) / (2 * step), 1.0)

    def smoothed(self, reach, times=2):
        """Heights averaged over squares of `reach` cells to each side."""
        grid = self.grid
        for _ in range(times):
            grid = sum(self._shifts(grid, reach)) / np.float32((2 * reach + 1) ** 2)
        return Heights(grid, self.radius, self.floor)

    def filled(self, reach):
        """Gaps narrower than `2 * reach` cells are filled up to the height around them, nothing is lowered."""
        raised = np.maximum.reduce(list(self._shifts(self.grid, reach)))
        return Heights(np.minimum.reduce(list(self._shifts(raised, reach))), self.radius, self.floor)

    @staticmethod
    def _shifts(grid, reach):
        padded = np.pad(grid, reach, mode='edge')
        size = len(grid)
        for i in range(2 * reach + 1):
            for j in range(2 * reach + 1):
                yield padded[i : i + size, j : j + size]


def dressing(heights, reach, depth):
    """The surface of a dressing that fills the gaps between pieces and leaves out what stands more than `depth` above it."""
    surface = heights.filled(reach).smoothed(max(1, reach // 2))
    return Heights(surface.grid - depth, heights.radius, heights.floor)
