import unittest

try:
    import numpy as np
except ImportError:
    np = None


@unittest.skipIf(np is None, 'numpy is not installed')
class Develop(unittest.TestCase):
    def setUp(self):
        from kitchen.tone import develop

        self.develop = lambda *colour: develop(np.array([[colour]], np.float32))[0, 0]

    def test_stays_between_black_and_white(self):
        self.assertTrue((self.develop(0, 0, 0) == 0).all())
        self.assertTrue((self.develop(-1, 0, 0) == 0).all())
        self.assertTrue((self.develop(50, 50, 50) <= 1).all())
        self.assertGreater(self.develop(50, 50, 50).min(), 0.95)

    def test_is_brighter_for_more_light(self):
        greys = [self.develop(light, light, light)[0] for light in (0.02, 0.1, 0.4, 1, 3)]
        self.assertEqual(greys, sorted(greys))

    def test_bright_orange_stays_orange(self):
        red, green, blue = self.develop(2, 0.8, 0.1)
        self.assertGreater(red, 1.4 * green)
        self.assertGreater(green, 3 * blue)


if __name__ == '__main__':
    unittest.main()
