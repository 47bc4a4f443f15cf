import unittest

from kitchen.shapes.around import Way, around


class FollowingAWay(unittest.TestCase):
    def test_is_followed_by_its_length(self):
        way = Way([(0, 1), (2, 1), (2, 0)])
        self.assertEqual(way.lengths, [0, 2, 3])
        self.assertEqual(way.at(1), ((1, 1), (0, 1)))
        self.assertEqual(way.at(2.5), ((2, 0.5), (1, 0)))

    def test_ends_at_its_last_point(self):
        self.assertEqual(Way([(0, 0), (1, 0)]).at(9)[0], (1, 0))


class Turning(unittest.TestCase):
    def test_turns_each_point_of_a_profile(self):
        corners = list(around([(1, 0), (0.5, 2)], 4))
        self.assertEqual(len(corners), 8)
        self.assertEqual(corners[0], (1, 0, 0, 0))
        self.assertEqual(corners[-1][:2], (0.5, 2))
        self.assertEqual(corners[-1][3], 1)


if __name__ == '__main__':
    unittest.main()
