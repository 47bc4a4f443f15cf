"""The tops of what is baked: functions of a place that return how far it is raised, and how browned it is."""

import math

from ..layout import scatter
from ..scene import wobble


def smooth(random, form, brown, dome):
    """Even and golden, with clouds of brown, darker towards the side."""
    seed = random.uniform(0, 99)

    def top(x, y):
        high = _domed(form, x, y)
        cloud = wobble((x * 2.6 + seed, y * 2.6, 0)) + 0.5 * wobble((x * 7 + seed, y * 7, 3))
        raised = dome * high + 0.012 * cloud + 0.004 * wobble((x * 22, y * 22 + seed, 1))
        return raised, brown + 0.13 * cloud + 0.12 * math.exp(-form.rim(x, y) / 0.07)

    return top


def cracked(random, form, brown, dome):
    """Split along its ridge, the crumb paler in the crack."""
    seed, even = random.uniform(0, 99), smooth(random, form, brown, dome)

    def top(x, y):
        raised, browned = even(x, y)
        stray = y - 0.1 * wobble((x * 2.4 + seed, 0, 0)) - 0.035 * wobble((x * 9 + seed, 3, 0))
        ends = min(1, form.rim(x, 0) / 0.16)
        wide = (0.035 + 0.03 * wobble((x * 5, seed, 0))) * ends
        crack = math.exp(-((stray / max(0.012, wide)) ** 2)) * ends
        lip = math.exp(-(((abs(stray) - 1.8 * wide) / 0.03) ** 2)) * ends
        rough = 0.012 * wobble((x * 26, y * 26 + seed, 0)) * crack
        return raised - 0.055 * crack + 0.014 * lip + rough, browned - 0.42 * crack + 0.2 * lip

    return top


def crinkled(random, form, brown, dome):
    """Crazed all over by fine cracks, as of a sugary cake."""
    seed, even = random.uniform(0, 99), smooth(random, form, brown, dome)

    def top(x, y):
        raised, browned = even(x, y)
        wx, wy = x + 0.06 * wobble((x * 5 + seed, y * 5, 0)), y + 0.06 * wobble((x * 5, y * 5 + seed, 9))
        crack = math.exp(-((wobble((wx * 4.2 + seed, wy * 4.2, 5)) / 0.035) ** 2)) * min(1, form.rim(x, y) / 0.1)
        return raised - 0.014 * crack, browned - 0.22 * crack

    return top


def spotted(random, form, brown, dome):
    """Blistered by a dry pan: pale with dark spots."""
    seed = random.uniform(0, 99)

    def top(x, y):
        blister = wobble((x * 5.5 + seed, y * 5.5, 0)) + 0.6 * wobble((x * 12 + seed, y * 12, 3))
        spot = max(0, blister - 0.06)
        cloud = wobble((x * 2 + seed, y * 2, 7))
        raised = dome * _domed(form, x, y) + 0.016 * blister + 0.006 * wobble((x * 18, y * 18 + seed, 1))
        return raised, brown + 1.05 * spot + 0.1 * cloud - 0.24 * math.exp(-form.rim(x, y) / 0.05)

    return top


def dimpled(random, form, brown, dome):
    """Pressed by fingers into pits; what rises between them is browned."""
    even = smooth(random, form, brown, dome)
    pits = [(x, y, random.uniform(0.055, 0.1)) for x, y in scatter(random, 110, 1.2, 0.2)]

    def top(x, y):
        raised, browned = even(x, y)
        pit = max(math.exp(-((x - px) ** 2 + (y - py) ** 2) / wide**2) for px, py, wide in pits)
        pit *= min(1, form.rim(x, y) / 0.12)
        return raised - 0.085 * pit + 0.02, browned + 0.14 - 0.46 * pit

    return top


def _domed(form, x, y):
    """From 0 at the side to 1 in the middle."""
    most = form.rim(0, 0)
    return 1 - (1 - min(1, form.rim(x, y) / most)) ** 2
