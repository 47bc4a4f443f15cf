import unittest
from collections import Counter

import numpy as np

from kitchen.shapes.limbs import bounds, distance, surface

BALL = [([(0.1, 0, 0, 0.3)],)]


class Limbs(unittest.TestCase):
    def test_measures_how_far_a_ball_is(self):
        points = np.array([[0.1, 0, 0], [0.6, 0, 0]])
        np.testing.assert_allclose(distance(points, BALL, 0.02), [-0.3, 0.2], atol=1e-6)

    def test_stretches_a_ball_around_its_middle(self):
        low, high = bounds([([(0.1, 0, 0, 0.3)], (2, 1, 0.5))], 0)
        np.testing.assert_allclose(low, [-0.5, -0.3, -0.15])
        np.testing.assert_allclose(high, [0.7, 0.3, 0.15])

    def test_joins_balls_like_beads(self):
        limb = [([(0, 0, 0, 0.2), (1, 0, 0, 0.1)],)]
        self.assertAlmostEqual(float(distance(np.array([[0.5, 0.5, 0]]), limb, 0.02)[0]), 0.35)

    def test_rounds_the_joint_of_two_limbs(self):
        limbs = [([(-0.3, 0, 0, 0.2)],), ([(0.3, 0, 0, 0.2)],)]
        middle = np.zeros((1, 3))
        self.assertLess(distance(middle, limbs, 0.05)[0], distance(middle, limbs[:1], 0.05)[0])

    def test_finds_a_closed_surface_that_faces_outwards(self):
        vertices, quads = surface(lambda points: distance(points, BALL, 0.02), *bounds(BALL, 0.1), 0.04)
        away = np.linalg.norm(vertices - [0.1, 0, 0], axis=1)
        self.assertLess(np.abs(away - 0.3).max(), 0.01)
        ways = Counter((a, b) for quad in quads for a, b in zip(quad, quad[1:] + quad[:1]))
        self.assertTrue(all(ways[b, a] == count == 1 for (a, b), count in ways.items()))
        a, b, c, _ = (vertices[i] for i in quads[0])
        self.assertGreater(np.cross(b - a, c - b) @ (a - [0.1, 0, 0]), 0)


if __name__ == '__main__':
    unittest.main()
