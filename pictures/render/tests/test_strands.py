import math
import unittest
from random import Random

from kitchen.shapes.strands import mound, strand, tangle


class Mound(unittest.TestCase):
    def test_falls_from_its_top_to_its_foot_and_no_lower(self):
        self.assertEqual(mound(0, 0.8, 0.3), 0.3)
        self.assertEqual(mound(0.8, 0.8, 0.3), 0)
        self.assertEqual(mound(2, 0.8, 0.3), 0)
        heights = [mound(i / 10, 1, 1) for i in range(11)]
        self.assertEqual(heights, sorted(heights, reverse=True))


class Strand(unittest.TestCase):
    def test_stays_inside_and_has_no_gaps(self):
        for seed in range(20):
            way = strand(Random(seed), 80, 0.03, 0.7, 0.5)
            self.assertEqual(len(way), 80)
            self.assertTrue(all(math.hypot(x, y) <= 0.7 + 1e-9 for x, y in way))
            self.assertTrue(all(math.dist(a, b) <= 0.03 + 1e-9 for a, b in zip(way, way[1:])))

    def test_winds_around_the_middle_the_more_the_larger_the_twirl(self):
        def winding(twirl):
            turns = []
            for seed in range(20):
                way = [math.atan2(y, x) for x, y in strand(Random(seed), 120, 0.03, 0.7, twirl)]
                turns.append(abs(sum(math.remainder(b - a, math.tau) for a, b in zip(way, way[1:]))))
            return sum(turns) / len(turns)

        self.assertGreater(winding(1), 1.5 * winding(0))
        self.assertGreater(winding(1), math.pi)


class Tangle(unittest.TestCase):
    def test_fills_the_middle_and_stays_inside(self):
        random = Random(1)
        places = [place for _ in range(60) for place in tangle(random, 60, 0.03, 0.7, 0.7)]
        self.assertTrue(all(math.hypot(x, y) <= 0.7 + 1e-9 for x, y in places))
        middle = sum(math.hypot(x, y) < 0.2 for x, y in places)
        self.assertGreater(middle, 0.5 * len(places) * (0.2 / 0.7) ** 2)


if __name__ == '__main__':
    unittest.main()
