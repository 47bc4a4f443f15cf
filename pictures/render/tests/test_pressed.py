import unittest
from random import Random

try:
    import numpy as np
except ImportError:
    np = None


@unittest.skipIf(np is None, 'numpy is not installed')
class PressedShreds(unittest.TestCase):
    def points(self, second):
        from kitchen.shapes.pressed import Pressed

        pressed = Pressed(Random(1), 60, second)
        return [pressed.at(x / 10, y / 10) for x in range(-10, 11) for y in range(-10, 11)]

    def test_stand_out_here_and_there(self):
        reliefs = [relief for relief, _ in self.points(0.5)]
        self.assertGreater(max(reliefs), 0.3)
        self.assertEqual(min(reliefs), 0)
        self.assertLessEqual(max(reliefs), 1.2)

    def test_are_of_the_second_kind_only_where_one_lies(self):
        self.assertFalse(any(other for _, other in self.points(0)))
        found = self.points(1)
        self.assertTrue(any(other for _, other in found))
        self.assertTrue(all(relief > 0.2 for relief, other in found if other))


if __name__ == '__main__':
    unittest.main()
