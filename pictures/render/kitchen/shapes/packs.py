"""The shapes of packs. Each is a list of parts, `(kind, colour, vertices, faces)`, and the place of its label.

A label lies on the surface `front(x, height, out)`, which returns the point `x` to the right of the middle, lifted by `out`.
"""

import math
from bisect import bisect_left

from ..layout import grid_faces, smooth_profile

SIDES = 64
CARDBOARD, CREAM, METAL = '#f4eee2', '#fbf3e2', '#c9c6c0'
TIN = [(0.001, 0), (0.4, 0), (0.42, 0.02), (0.42, 0.04), (0.408, 0.06)]
JAR = [(0.001, 0.01), (0.34, 0.01), (0.4, 0.05), (0.42, 0.14), (0.42, 0.6), (0.39, 0.7), (0.32, 0.77)]
BOTTLE = [(0.001, 0.01), (0.22, 0.01), (0.265, 0.05), (0.27, 0.12), (0.27, 0.7), (0.24, 0.84), (0.12, 1.04), (0.09, 1.12), (0.09, 1.26)]
SLIM = [(0.001, 0.01), (0.16, 0.01), (0.19, 0.04), (0.195, 0.1), (0.195, 0.8), (0.17, 0.92), (0.085, 1.1), (0.075, 1.16), (0.075, 1.34)]
SPICE = [(0.001, 0.01), (0.2, 0.01), (0.225, 0.04), (0.225, 0.5), (0.2, 0.57), (0.18, 0.6)]
TUB = [(0.001, 0), (0.3, 0), (0.335, 0.03), (0.43, 0.56), (0.455, 0.58), (0.455, 0.6)]


def _turned(kind, colour, profile):
    vertices = [
        (radius * math.sin(math.tau * j / SIDES), -radius * math.cos(math.tau * j / SIDES), height)
        for radius, height in profile
        for j in range(SIDES)
    ]
    return kind, colour, vertices, grid_faces(len(profile), SIDES, True)


def _cap(colour, radius, low, high, kind='plastic'):
    return _turned(
        kind, colour, [(radius, low), (radius * 1.03, low + 0.02), (radius * 1.03, high - 0.03), (radius * 0.93, high), (0.001, high)]
    )


def _round(profile):
    """The front of what is turned from a profile, whose heights ascend."""
    heights = [height for _, height in profile]

    def front(x, height, out):
        i = min(max(bisect_left(heights, height), 1), len(profile) - 1)
        (near, low), (far, high) = profile[i - 1], profile[i]
        radius = near + (far - near) * (height - low) / max(high - low, 1e-6)
        return (radius + out) * math.sin(x / radius), -(radius + out) * math.cos(x / radius), height

    return front


def _box(kind, colour, width, depth, tall, turn, top=0.0):
    """A box; its ridge of the height `top` runs from side to side."""
    cos, sin = math.cos(turn), math.sin(turn)
    corners = [(x, y, z) for z in (0, tall) for x, y in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
    vertices = [(x * width / 2, y * depth / 2, z) for x, y, z in corners]
    faces = [(0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7), (3, 2, 1, 0)]
    if top:
        vertices += [(-width / 2, 0, tall + top), (width / 2, 0, tall + top)]
        faces += [(4, 5, 9, 8), (6, 7, 8, 9), (5, 6, 9), (7, 4, 8)]
    else:
        faces.append((4, 5, 6, 7))

    def turned(x, y, z):
        return x * cos - y * sin, x * sin + y * cos, z

    return (kind, colour, [turned(*corner) for corner in vertices], faces), lambda x, z, out: turned(x, -depth / 2 - out, z)


def tin(colours):
    wall = [(0.408, 0.84), (0.42, 0.86), (0.42, 0.88), (0.4, 0.89), (0.39, 0.87), (0.001, 0.87)]
    band = [(0.411, 0.07), (0.411, 0.83)]
    parts = [_turned('metal', METAL, [*TIN, *wall]), _turned('paper', colours['colour'], band)]
    return parts, _round(band), 0.45, 0.27


def flat_tin(colours):
    wall = [(0.408, 0.24), (0.42, 0.26), (0.42, 0.28), (0.4, 0.285), (0.39, 0.275), (0.001, 0.275)]
    parts = [_turned('metal', METAL, [*TIN, *wall]), _turned('paper', colours['colour'], [(0.36, 0.279), (0.001, 0.279)])]
    return parts, lambda x, y, out: (x, y, 0.281 + out), 0.0, 0.26


def jar(colours):
    profile = smooth_profile(JAR, 4)
    parts = [_turned('glass', colours['filling'], profile), _cap(colours['colour'], 0.34, 0.76, 0.92, 'metal')]
    return parts, _round(profile), 0.37, 0.22


def bottle(colours):
    profile = smooth_profile(BOTTLE, 4)
    return [_turned('glass', colours['filling'], profile), _cap(colours['colour'], 0.105, 1.2, 1.38)], _round(profile), 0.4, 0.21


def slim_bottle(colours):
    profile = smooth_profile(SLIM, 4)
    return [_turned('glass', colours['filling'], profile), _cap(colours['colour'], 0.09, 1.28, 1.44)], _round(profile), 0.42, 0.16


def spice_jar(colours):
    profile = smooth_profile(SPICE, 4)
    return [_turned('glass', colours['filling'], profile), _cap(colours['colour'], 0.2, 0.57, 0.76)], _round(profile), 0.3, 0.16


def tub(colours):
    band = [(0.348, 0.1), (0.416, 0.47)]
    parts = [
        _turned('plastic', CARDBOARD, TUB),
        _turned('paper', colours['colour'], [(radius + 0.004, height) for radius, height in band]),
        _cap(colours.get('filling', CREAM), 0.455, 0.57, 0.66),
    ]
    return parts, _round(band), 0.285, 0.15


def carton(colours):
    turn = -0.5
    body, front = _box('paper', CARDBOARD, 0.6, 0.6, 0.92, turn)
    roof, _ = _box('paper', colours['colour'], 0.602, 0.602, 0.92, turn, 0.26)
    roof = (*roof[:2], [(x, y, z if z > 0 else 0.84) for x, y, z in roof[2]], roof[3])
    ridge, _ = _box('paper', CARDBOARD, 0.6, 0.03, 1.3, turn)
    ridge = (*ridge[:2], [(x, y, z if z > 0 else 1.14) for x, y, z in ridge[2]], ridge[3])
    foot, _ = _box('paper', colours['colour'], 0.604, 0.604, 0.14, turn)
    return [body, roof, ridge, foot], front, 0.49, 0.25


def box(colours):
    body, front = _box('paper', colours['colour'], 0.8, 0.3, 1.1, -0.45)
    return [body], front, 0.5, 0.3


def _pillow(colour, wide, tall, thick, tilt):
    """A filled bag with a flat, crimped top, which leans back by `tilt`."""
    rows, columns = 28, 20

    def point(x, z, side, out=0.0):
        across, up = abs(x) / wide, z / tall
        belly = thick * (1 - across**2.6) ** 0.7 * min(1, (up + 0.02) * 5) ** 0.5 * max(0, 1 - max(0, up - 0.5) / 0.4) ** 0.8
        y = -side * (belly + 0.006) - out
        return x * (1 - 0.07 * up**2), y + tilt * z, z

    vertices, faces = [], []
    for side in (1, -1):
        faces += grid_faces(rows, columns, False, len(vertices))
        vertices += [point(wide * (2 * j / (columns - 1) - 1), tall * i / (rows - 1), side) for i in range(rows) for j in range(columns)]
    crimp = [point(wide * (2 * j / 59 - 1), tall * (1 - 0.1 * i), 1, 0.004 + 0.008 * (j % 2)) for i in (0, 1) for j in range(60)]
    parts = [('foil', colour, vertices, faces), ('foil', CARDBOARD, crimp, grid_faces(2, 60))]
    return parts, lambda x, z, out: point(x, z, 1, out)


def bag(colours):
    parts, front = _pillow(colours['colour'], 0.42, 1.1, 0.24, 0.12)
    return parts, front, 0.47, 0.27


def sachet(colours):
    parts, front = _pillow(colours['colour'], 0.33, 0.84, 0.07, 0.25)
    return parts, front, 0.4, 0.22


OIL = [(0.001, 0.01), (0.26, 0.01), (0.305, 0.05), (0.31, 0.12), (0.31, 0.68), (0.27, 0.82), (0.13, 0.98), (0.1, 1.05), (0.1, 1.13)]
SAUCE = [(0.001, 0.01), (0.2, 0.01), (0.245, 0.04), (0.25, 0.1), (0.25, 0.6), (0.21, 0.72), (0.115, 0.88), (0.085, 0.98), (0.085, 1.1)]
SQUEEZED = [(0.001, 0.01), (0.27, 0.01), (0.315, 0.05), (0.32, 0.14), (0.31, 0.62), (0.27, 0.8), (0.17, 0.9), (0.16, 0.94)]
SPOUT = [(0.19, 0.92), (0.2, 0.94), (0.2, 1.0), (0.17, 1.03), (0.055, 1.17), (0.045, 1.2), (0.001, 1.2)]
CLOTH = [(0.001, 0.94, 0), (0.24, 0.94, 0), (0.33, 0.92, 0), (0.365, 0.87, 0), (0.345, 0.79, 0), (0.42, 0.72, 0.5), (0.49, 0.62, 1)]
STRING, FOLDS = '#b98d55', 19


def _shine(front, x, low, high):
    """The light of a window along a side of what is glass or plastic."""
    spots = [(x + 0.022 * u * (1 - abs(2 * i / 11 - 1) ** 4) ** 0.5, low + (high - low) * i / 11) for i in range(12) for u in (-1, 0, 1)]
    return 'shine', '#ffffff', [front(*spot, 0.024) for spot in spots], grid_faces(12, 3)


def _labelled(colours, profile, radius, low, high, cap):
    """A bottle of glass with a paper around it, edged in the colour of its cap."""
    glass = smooth_profile(profile, 4)
    parts = [_turned('liquid', colours['filling'], glass), _cap(colours['colour'], *cap)]
    parts += [_shine(_round(glass), -0.5 * radius, high + 0.02, high + 0.26), _shine(_round(glass), -0.6 * radius, 0.05, low - 0.01)]
    parts += [_turned('paper', colours['colour'], [(radius + 0.003, low), (radius + 0.003, high)])]
    band = [(radius + 0.006, low + 0.025), (radius + 0.006, high - 0.025)]
    return [*parts, _turned('paper', CREAM, band)], _round(band), (low + high) / 2, (high - low) / 2 - 0.025


def oil_bottle(colours):
    return _labelled(colours, OIL, 0.311, 0.14, 0.66, (0.115, 1.08, 1.25))


def sauce_bottle(colours):
    return _labelled(colours, SAUCE, 0.251, 0.13, 0.57, (0.1, 1.02, 1.18))


def squeeze_bottle(colours):
    profile = smooth_profile(SQUEEZED, 4)
    parts = [_turned('plastic', colours['filling'], profile), _turned('plastic', colours['colour'], smooth_profile(SPOUT, 4))]
    parts.append(_shine(_round(profile), -0.23, 0.1, 0.78))
    return parts, _round(profile), 0.42, 0.25


def full_jar(colours):
    """A jar whose glass shows the pieces in it; it has no label."""
    (glass, cap), front, *_ = jar(colours)
    return [('liquid', *glass[1:]), cap, _shine(front, -0.27, 0.12, 0.68)], front, 0.37, 0


def jam_jar(colours):
    """A jar under a cloth that is tied around its lid."""
    (glass, _), *label = jar(colours)
    vertices = []
    for radius, height, fold in CLOTH:
        for j in range(4 * SIDES):
            angle = math.tau * j / (4 * SIDES)
            away = radius + 0.03 * fold * math.sin(FOLDS * angle)
            vertices.append((away * math.sin(angle), -away * math.cos(angle), height + 0.015 * fold * math.sin(3 * angle)))
    cloth = 'paper', colours['colour'], vertices, grid_faces(len(CLOTH), 4 * SIDES, True)
    string = _turned('paper', STRING, [(0.34, 0.76), (0.365, 0.77), (0.365, 0.79), (0.34, 0.8)])
    front, height, radius = label
    return [('liquid', *glass[1:]), cloth, string, _shine(front, -0.3, 0.12, 0.5)], front, height - 0.05, radius + 0.02


def bar(colours):
    """A bar of chocolate, half out of its foil and paper, which leans back."""
    wide, turn, lean = 0.8, -0.3, 0.4

    def leaning(point):
        x, y, z = point
        return x, y + lean * z, z

    paper, front = _box('paper', colours['colour'], wide, 0.1, 0.72, turn)
    foil, _ = _box('metal', METAL, wide * 0.98, 0.09, 0.79, turn)
    parts = [paper, foil, _box('liquid', colours['filling'], wide * 0.93, 0.05, 1.1, turn)[0]]
    for i in range(8):
        _, surface = _box('', '', wide, 0.05, 1, turn)
        x, z, half = wide * 0.23 * (i % 4 - 1.5), 0.87 + 0.16 * (i // 4), wide * 0.095
        rim = [(-1, -0.8, 0), (1, -0.8, 0), (1, 0.8, 0), (-1, 0.8, 0)]
        corners = [surface(x + half * u * (1 - 2 * out), z + 0.085 * v * (1 - 2 * out), out * 2) for out in (0, 0.02) for u, v, _ in rim]
        faces = [(0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7), (4, 5, 6, 7)]
        parts.append(('liquid', colours['filling'], corners, faces))
    placed = [(kind, colour, [leaning(vertex) for vertex in vertices], faces) for kind, colour, vertices, faces in parts]
    return placed, lambda x, z, out: leaning(front(x, z, out)), 0.36, 0.28


SHAPES = {
    shape.__name__: shape
    for shape in (
        tin,
        flat_tin,
        jar,
        bottle,
        slim_bottle,
        spice_jar,
        tub,
        carton,
        box,
        bag,
        sachet,
        oil_bottle,
        sauce_bottle,
        squeeze_bottle,
        full_jar,
        jam_jar,
        bar,
    )
}
