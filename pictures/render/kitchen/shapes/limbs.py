"""Smooth bodies of limbs that grow into each other: plain arithmetic, without Blender.

A limb is a chain of balls `(x, y, z, radius)`, joined like beads; a `stretch` flattens or lengthens it around its first ball.
"""

import itertools

import numpy as np

CORNERS = list(itertools.product((0, 1), repeat=3))


def distance(points, limbs, blend):
    """About how far points are from the surface of the limbs, below 0 inside; `blend` is how far from a joint it is rounded."""
    near = np.stack([_limb(points, *limb) for limb in limbs])
    least = near.min(axis=0)
    return least - blend * np.log(np.exp((least - near) / blend).sum(axis=0))


def _limb(points, balls, stretch=(1, 1, 1)):
    balls, stretch = np.asarray(balls, float), np.asarray(stretch, float)
    middle = balls[0, :3]
    points = middle + (points - middle) / stretch
    least = np.full(points.shape[:-1], np.inf)
    for near, far in zip(balls, balls[1:] if len(balls) > 1 else balls):
        way = far[:3] - near[:3]
        share = np.clip((points - near[:3]) @ way / max(way @ way, 1e-9), 0, 1)
        away = np.linalg.norm(points - near[:3] - share[..., None] * way, axis=-1)
        least = np.minimum(least, away - near[3] - share * (far[3] - near[3]))
    return least * stretch.min()


def bounds(limbs, margin):
    """The lowest and the highest corner of a box around the limbs."""
    low, high = np.full(3, np.inf), np.full(3, -np.inf)
    for balls, *stretch in limbs:
        balls, stretch = np.asarray(balls, float), np.asarray(stretch[0] if stretch else (1, 1, 1), float)
        spots = balls[0, :3] + (balls[:, :3] - balls[0, :3]) * stretch
        low = np.minimum(low, (spots - balls[:, 3:] * stretch).min(axis=0) - margin)
        high = np.maximum(high, (spots + balls[:, 3:] * stretch).max(axis=0) + margin)
    return low, high


def surface(field, low, high, step):
    """Vertices and quads of the surface where `field(points)` is 0, found on a grid of this step."""
    axes = [np.arange(a, b + step, step) for a, b in zip(low, high)]
    values = field(np.stack(np.meshgrid(*axes, indexing='ij'), axis=-1))
    inside, size = values < 0, [len(axis) - 1 for axis in axes]

    def corner(grid, offset):
        return grid[tuple(slice(o, o + n) for o, n in zip(offset, size))]

    count = sum(corner(inside, offset).astype(int) for offset in CORNERS)
    crossed = (count > 0) & (count < 8)
    total, edges = np.zeros((*size, 3)), np.zeros(size)
    for axis in range(3):
        for start in (offset for offset in CORNERS if not offset[axis]):
            end = tuple(o + (i == axis) for i, o in enumerate(start))
            a, b = corner(values, start), corner(values, end)
            through = (a < 0) != (b < 0)
            share = np.where(through, a / np.where(through, a - b, 1), 0)
            spot = np.broadcast_to(np.asarray(start, float), (*size, 3)).copy()
            spot[..., axis] = share
            total += spot * through[..., None]
            edges += through
    cells = np.argwhere(crossed)
    vertices = np.asarray(low) + step * (cells + total[crossed] / edges[crossed][:, None])
    number = np.full(size, -1)
    number[crossed] = np.arange(len(cells))
    return vertices, _quads(inside, number)


def _quads(inside, number):
    """A quad around each edge of the grid that passes through the surface."""
    quads = []
    for axis in range(3):
        one, other = (axis + 1) % 3, (axis + 2) % 3
        first = np.take(inside, range(inside.shape[axis] - 1), axis)
        second = np.take(inside, range(1, inside.shape[axis]), axis)
        for spot in np.argwhere(first != second):
            if min(spot[one], spot[other]) < 1 or spot[one] >= number.shape[one] or spot[other] >= number.shape[other]:
                continue
            around = []
            for a, b in ((1, 1), (0, 1), (0, 0), (1, 0)):
                cell = spot.copy()
                cell[one] -= a
                cell[other] -= b
                around.append(int(number[tuple(cell)]))
            quads.append(tuple(around if first[tuple(spot)] else around[::-1]))
    return quads
