"""Long pasta: strands or ribbons that lie over each other on a mound."""

from ..scene import link, mesh, wobble
from ..shapes.strands import tangle
from ..shapes.sweep import ellipse, sweep
from .grains import floor, ground

STEP = 0.03


def build(description, materials, vessel, random):
    material, radius = materials[description['of']], vessel.SURFACE * description.get('within', 0.85)
    height = ground(description, vessel, random)
    floor(lambda x, y: height(x, y) - 0.07, radius * 0.92, material)
    thick, count = description.get('thick', 0.03), description.get('strands', 110)
    wide = description.get('wide', thick)
    for i in range(count):
        steps = round(description.get('long', 2.2) * random.uniform(0.7, 1.2) / STEP)
        way = tangle(random, steps, STEP, radius, description.get('twirl', 0.6))
        seed, depth = random.uniform(0, 99), 0.07 * (i / count - 0.75)
        points = [
            (x, y, height(x, y) + depth + 0.8 * thick + 0.05 * wobble((k * 0.05 + seed, 0, 0)) + 0.04 * wobble((k * 0.16, seed, 0)))
            for k, (x, y) in enumerate(way)
        ]
        # A ribbon turns on its edge here and there, a round strand would not show it.
        rolls = [1.5 * wobble((k * 0.045, seed, 7)) for k in range(steps)] if wide > thick else None
        section = ellipse(wide / 2, thick / 2, 8 if wide == thick else 12)
        vertices, faces = sweep(points, lambda k, section=section: section, rolls)
        ends = [tuple(range(len(section) - 1, -1, -1)), tuple(range(len(vertices) - len(section), len(vertices)))]
        link(mesh('strand', vertices, faces + ends, material))
