import math
import unittest

from kitchen.shapes.edges import Oblong, Round, drop


class Rounds(unittest.TestCase):
    def test_a_sector_has_its_crust_on_the_arc_and_is_cut_along_two_radii(self):
        points, middle = Round(0.8).piece(0.2, 1.2, 0.05)
        for x, y, cut in points:
            away, angle = math.hypot(x, y), math.atan2(y, x)
            if not cut:
                self.assertAlmostEqual(away, 0.8)
            elif away > 1e-9:
                self.assertTrue(math.isclose(angle, 0.2) or math.isclose(angle, 1.2))
        self.assertTrue(0.2 < math.atan2(middle[1], middle[0]) < 1.2)

    def test_a_whole_round_is_not_cut(self):
        points, middle = Round(0.8).piece(0, math.tau, 0.05)
        self.assertFalse(any(cut for _, _, cut in points))
        self.assertEqual(middle, (0, 0))


class Oblongs(unittest.TestCase):
    def test_a_slice_is_cut_where_it_was_inside_and_keeps_the_rounded_corners(self):
        form = Oblong(0.6, 0.3, 0.1)
        points, _ = form.piece(-0.6, 0.1, -0.3, 0.3, 0.02)
        self.assertTrue(any(cut for _, _, cut in points))
        for x, y, cut in points:
            self.assertEqual(cut, form.rim(x, y) > 1e-3)
            self.assertEqual(cut, math.isclose(x, 0.1) and abs(y) < 0.3 - 1e-3)
        self.assertGreater(min(math.hypot(x + 0.6, y + 0.3) for x, y, _ in points), 0.03)

    def test_the_rim_is_as_far_as_the_nearest_side(self):
        form = Oblong(0.6, 0.3, 0.1)
        self.assertAlmostEqual(form.rim(0, 0), 0.3)
        self.assertAlmostEqual(form.rim(0.5, 0), 0.1)
        self.assertEqual(form.rim(0.7, 0), 0)


class Drop(unittest.TestCase):
    def test_falls_in_a_quarter_circle_to_the_side(self):
        self.assertEqual(drop(0.2, 0.1), 0)
        self.assertAlmostEqual(drop(0, 0.1), 0.1)
        self.assertTrue(0 < drop(0.05, 0.1) < 0.05)


if __name__ == '__main__':
    unittest.main()
