import math
import unittest
from random import Random

from kitchen.colour import linear
from kitchen.layout import grid_faces, scatter, smooth_profile
from kitchen.shapes.oblong import edge, reach


class Scatter(unittest.TestCase):
    def test_keeps_points_apart_inside_the_circle_and_off_what_is_avoided(self):
        points = scatter(Random(1), 20, 0.8, 0.1, [(0, 0, 0.3)])
        self.assertEqual(len(points), 20)
        for i, point in enumerate(points):
            self.assertLessEqual(math.hypot(*point), 0.8)
            self.assertGreater(math.hypot(*point), 0.3)
            self.assertTrue(all(math.dist(point, other) > 0.1 for other in points[:i]))

    def test_gives_fewer_points_where_there_is_no_room(self):
        self.assertEqual(len(scatter(Random(1), 5, 0.1, 1)), 1)


class Shapes(unittest.TestCase):
    def test_profile_passes_through_its_points(self):
        profile = smooth_profile([(0, 0), (1, 0), (1, 1)], 4)
        self.assertEqual(len(profile), 9)
        self.assertEqual(profile[0], (0.001, 0))
        self.assertEqual(profile[4], (1, 0))
        self.assertEqual(profile[-1], (1, 1))

    def test_closed_grid_joins_its_ends(self):
        self.assertEqual(grid_faces(2, 3), [(0, 1, 4, 3), (1, 2, 5, 4)])
        self.assertEqual(grid_faces(2, 3, True)[-1], (2, 0, 3, 5))


class Oblong(unittest.TestCase):
    def test_reaches_its_sides_and_stays_inside_of_its_corners(self):
        self.assertAlmostEqual(reach(0, 2, 1), 2)
        self.assertAlmostEqual(reach(math.pi / 2, 2, 1), 1)
        corner = reach(math.atan2(1, 2), 2, 1)
        self.assertLess(corner, math.hypot(2, 1))
        self.assertGreater(corner, 0.88 * math.hypot(2, 1))

    def test_edge_runs_around_in_even_steps(self):
        points = edge(80, 2, 1)
        self.assertEqual(len(points), 80)
        steps = [math.dist(a, b) for a, b in zip(points, points[1:] + points[:1])]
        self.assertLess(max(steps), 1.2 * min(steps))
        self.assertTrue(all(abs(x) <= 2 and abs(y) <= 1 for x, y in points))


class Colour(unittest.TestCase):
    def test_is_linear(self):
        self.assertEqual(linear('#ff0000'), (1, 0, 0, 1))
        self.assertAlmostEqual(linear('#808080')[0], 0.2159, 4)


if __name__ == '__main__':
    unittest.main()
