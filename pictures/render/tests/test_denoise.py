import unittest

try:
    import numpy as np
except ImportError:
    np = None


@unittest.skipIf(np is None, 'numpy is not installed')
class Denoise(unittest.TestCase):
    def setUp(self):
        from kitchen.denoise import denoise

        self.denoise = denoise
        random = np.random.default_rng(1)
        self.truth = np.full((32, 32, 3), 0.2, np.float32)
        self.truth[:, 16:] = 0.8
        self.halves = [self.truth + random.normal(0, 0.1, self.truth.shape).astype(np.float32) for _ in 'ab']
        self.features = [np.concatenate([self.truth, np.zeros_like(self.truth)], axis=2)] * 2

    def error(self, picture):
        return float(np.abs(picture - self.truth).mean())

    def test_brings_the_halves_much_closer_to_the_truth_and_keeps_the_edge(self):
        clean = self.denoise(self.halves, self.features)
        self.assertLess(self.error(clean), self.error(sum(self.halves) / 2) / 2)
        self.assertGreater(float((clean[:, 16] - clean[:, 15]).mean()), 0.5)

    def test_survives_broken_pixels(self):
        self.halves[0][3, 3] = np.nan
        self.halves[1][20, 20] = np.inf
        self.assertTrue(np.isfinite(self.denoise(self.halves, self.features)).all())


if __name__ == '__main__':
    unittest.main()
