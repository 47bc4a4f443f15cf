"""Removes the noise of two renders of the same picture, since Debian's Blender comes without Open Image Denoise.

Each half is averaged over pixels that resemble each other in the other half, in albedo and in normals (joint non-local
means over two buffers). Arrays are height by width by channels.
"""
import numpy as np


def denoise(halves, features, reach=6, strength=0.7):
    """The clean picture of two noisy halves and their features: albedo and normal, six channels."""
    halves = [np.clip(np.nan_to_num(half, nan=0, posinf=8, neginf=0), 0, 24) for half in halves]
    features = [np.nan_to_num(feature) for feature in features]
    noise = _box((features[0] - features[1]) ** 2 / 2, 2) + 1e-6
    clean = _cross_filter(*features, noise, reach=3, patch=1, strength=1.0)
    feature = (clean[0] + clean[1]) / 2
    feature_noise = _box((clean[0] - clean[1]) ** 2 / 4, 1)
    # Dividing by the albedo keeps textures out of the filter.
    albedo = np.clip(feature[:, :, :3], 0.05, None)
    a, b = (np.log1p(half / albedo) for half in halves)
    result = _cross_filter(a, b, _box((a - b) ** 2 / 2, 3) + 1e-5, (feature, feature_noise), reach, 2, strength)
    return np.expm1((result[0] + result[1]) / 2) * albedo


def _box(values, radius):
    """The mean over a square around each pixel."""
    for axis in (0, 1):
        padding = [(0, 0)] * values.ndim
        padding[axis] = (radius + 1, radius)
        sums = np.cumsum(np.pad(values, padding, mode='edge'), axis=axis, dtype=np.float64)
        length = values.shape[axis]
        upper = np.take(sums, range(2 * radius + 1, 2 * radius + 1 + length), axis)
        values = ((upper - np.take(sums, range(length), axis)) / (2 * radius + 1)).astype(np.float32)
    return values


def _cross_filter(a, b, variance, guide=None, reach=6, patch=2, strength=0.7):
    height, width, _ = a.shape
    sums, weights = [np.zeros_like(a), np.zeros_like(b)], [np.zeros((height, width, 1), np.float32) for _ in 'ab']
    around = ((reach, reach), (reach, reach), (0, 0))
    padded = [np.pad(values, around, mode='reflect') for values in (a, b, variance)]
    guides = [np.pad(values, around, mode='reflect') for values in guide] if guide else None
    for dy in range(2 * reach + 1):
        for dx in range(2 * reach + 1):
            window = (slice(dy, dy + height), slice(dx, dx + width))
            near_a, near_b, near_variance = (values[window] for values in padded)
            limit = 1.0
            if guide:
                difference = (guide[0] - guides[0][window]) ** 2
                difference -= guide[1] + np.minimum(guide[1], guides[1][window])
                worst = (difference / (0.36 * np.maximum(4e-3, guide[1]))).max(axis=2, keepdims=True)
                limit = np.exp(-np.clip(worst, 0, 30))
            common = variance + np.minimum(variance, near_variance)
            scale = 1e-6 + strength ** 2 * (variance + near_variance)
            for i, (own, near, other) in enumerate(((a, near_a, near_b), (b, near_b, near_a))):
                distance = _box((((own - near) ** 2 - common) / scale).mean(axis=2, keepdims=True), patch)
                weight = np.minimum(np.exp(-np.clip(distance, 0, 30)), limit)
                sums[1 - i] += weight * other
                weights[1 - i] += weight
    return sums[0] / weights[0], sums[1] / weights[1]
