"""Rectangles with rounded corners: plain arithmetic, without Blender."""

import math

POWER = 7


def reach(angle, long, wide):
    """How far away from the middle, in this direction, the edge is of a rectangle with the half sides `long` and `wide`."""
    return (abs(math.cos(angle) / long) ** POWER + abs(math.sin(angle) / wide) ** POWER) ** (-1 / POWER)


def edge(steps, long, wide):
    """Points along the edge, evenly far from each other, anticlockwise from the right."""
    fine = [
        (reach(a, long, wide) * math.cos(a), reach(a, long, wide) * math.sin(a))
        for a in (math.tau * i / (16 * steps) for i in range(16 * steps + 1))
    ]
    ways = [0.0]
    for near, far in zip(fine, fine[1:]):
        ways.append(ways[-1] + math.dist(near, far))
    points, k = [], 0
    for i in range(steps):
        while ways[k + 1] < ways[-1] * i / steps:
            k += 1
        points.append(fine[k])
    return points
