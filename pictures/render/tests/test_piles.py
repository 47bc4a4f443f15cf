import math
import unittest
from random import Random

try:
    import numpy as np
except ImportError:
    np = None


@unittest.skipIf(np is None, 'numpy is not installed')
class Surface(unittest.TestCase):
    def setUp(self):
        from kitchen.heights import Heights, dressing

        self.Heights, self.dressing = Heights, dressing

    def test_is_between_the_measured_points_and_goes_on_beyond_the_edge(self):
        slope = self.Heights.measured(lambda x, y: 2 * x, 1, cells=11)
        self.assertAlmostEqual(slope.at(0.13, 0.7), 0.26, 5)
        self.assertAlmostEqual(slope.at(9, 0), 2, 1)

    def test_is_the_floor_where_nothing_lies(self):
        self.assertAlmostEqual(self.Heights.measured(lambda x, y: None, 1, 0.3, 11).at(0, 0), 0.3, 5)

    def test_normal_leans_down_the_slope(self):
        x, y, z = self.Heights.measured(lambda x, y: 2 * x, 1, cells=41).normal(0, 0)
        self.assertAlmostEqual(x, -2, 4)
        self.assertAlmostEqual(y, 0, 4)
        self.assertEqual(z, 1)

    def test_dressing_fills_a_gap_and_leaves_the_tops_out(self):
        heights = self.Heights.measured(lambda x, y: 0.0 if abs(x) < 0.1 else 1.0, 1, cells=41)
        surface = self.dressing(heights, 4, 0.2)
        self.assertAlmostEqual(surface.at(0, 0), 0.8, 5)
        self.assertAlmostEqual(surface.at(0.6, 0), 0.8, 5)


@unittest.skipIf(np is None, 'numpy is not installed')
class Pack(unittest.TestCase):
    def setUp(self):
        from kitchen.heights import Heights
        from kitchen.packing import pack

        self.flat, self.pack = Heights.measured(lambda x, y: 0.0, 1, cells=81), pack

    def test_keeps_pieces_inside_and_on_the_surface(self):
        places, _ = self.pack(Random(1), [(0.1, 0.05)] * 60, 0.8, self.flat)
        for x, y, z in places:
            self.assertLessEqual(math.hypot(x, y), 0.7 + 1e-9)
            self.assertGreaterEqual(z, 0.05)

    def test_fills_a_level_before_it_begins_the_next(self):
        places, _ = self.pack(Random(1), [(0.1, 0.05)] * 12, 0.8, self.flat)
        self.assertLess(max(z for _, _, z in places), 0.1)
        places, pile = self.pack(Random(1), [(0.1, 0.05)] * 200, 0.8, self.flat)
        self.assertGreater(max(z for _, _, z in places), 0.15)
        self.assertGreater(pile.at(0, 0), 0.1)

    def test_leaves_the_surface_as_it_was(self):
        self.pack(Random(1), [(0.1, 0.05)], 0.8, self.flat)
        self.assertEqual(float(self.flat.grid.max()), 0)


class Outline(unittest.TestCase):
    def setUp(self):
        from kitchen.outline import Outline

        self.Outline = Outline

    def test_of_a_whole_round_is_a_circle(self):
        outline = self.Outline(0.5, 0)
        self.assertAlmostEqual(outline.length, math.pi)
        (x, y), normal = outline.at(0.25)
        self.assertAlmostEqual(math.hypot(x, y), 0.5)
        self.assertAlmostEqual(math.hypot(*normal), 1)

    def test_of_a_cut_round_runs_along_both_faces_and_the_normals_point_into_the_gap(self):
        outline = self.Outline(1, 1)
        self.assertAlmostEqual(outline.length, math.tau - 1 + 2)
        arc = math.tau - 1
        (x, y), (nx, _, _) = outline.at((arc + 0.5) / outline.length)
        self.assertAlmostEqual(x, -0.5 * math.sin(0.5))
        self.assertAlmostEqual(y, -0.5 * math.cos(0.5))
        self.assertGreater(nx, 0)
        (x, _), (nx, _, _) = outline.at((arc + 1.5) / outline.length)
        self.assertAlmostEqual(x, 0.5 * math.sin(0.5))
        self.assertLess(nx, 0)


if __name__ == '__main__':
    unittest.main()
