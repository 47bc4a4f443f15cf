"""Removes the noise of two renders of the same picture, since Debian's Blender comes without Open Image Denoise.

A pixel becomes the mean of those near it that resemble it in albedo and in normals, which a few samples show far more clearly than
light. The features themselves are cleaned first: each half is averaged over pixels that resemble each other in the other half (joint
non-local means over two buffers). Arrays are height by width by channels.
"""

import numpy as np

# The share of the reach at which a neighbour counts for 0.6 of a pixel.
FALLOFF = 0.6


def denoise(halves, features, reach=5):
    """The clean picture of two noisy halves and their features: albedo and normal, six channels."""
    halves = [np.clip(np.nan_to_num(half, nan=0, posinf=8, neginf=0), 0, 24) for half in halves]
    features = [np.nan_to_num(feature) for feature in features]
    noise = _box((features[0] - features[1]) ** 2 / 2, 2) + 1e-6
    clean = _cross_filter(*features, noise, reach=3, patch=1, strength=1.0)
    feature = (clean[0] + clean[1]) / 2
    tolerance = np.maximum(4e-3, _box((clean[0] - clean[1]) ** 2 / 4, 1))
    # Dividing by the albedo keeps textures out of the filter, the logarithm keeps sparks from spreading.
    albedo = np.clip(feature[:, :, :3], 0.05, None)
    light = np.log1p((halves[0] + halves[1]) / 2 / albedo)
    return np.expm1(_guided_mean(light, feature, tolerance, reach)) * albedo


def _guided_mean(light, feature, tolerance, reach):
    sums, weights = np.zeros_like(light), np.zeros((*light.shape[:2], 1), np.float32)
    near_light, near_feature = (_around(values, reach) for values in (light, feature))
    for dy, dx, window in _windows(light, reach):
        difference = ((feature - near_feature[window]) ** 2 / tolerance).max(axis=2, keepdims=True)
        weight = np.exp(-np.minimum(difference + (dy**2 + dx**2) / (2 * (FALLOFF * reach) ** 2), 30))
        sums += weight * near_light[window]
        weights += weight
    return sums / weights


def _around(values, reach):
    return np.pad(values, ((reach, reach), (reach, reach), (0, 0)), mode='reflect')


def _windows(values, reach):
    """The shifts within reach, and where the shifted picture is in one padded by `_around`."""
    height, width, _ = values.shape
    for dy in range(-reach, reach + 1):
        for dx in range(-reach, reach + 1):
            yield dy, dx, (slice(reach + dy, reach + dy + height), slice(reach + dx, reach + dx + width))


def _box(values, radius):
    """The mean over a square around each pixel."""
    height, width = values.shape[:2]
    padded = np.pad(values, ((radius, radius), (radius, radius), (0, 0)), mode='edge')
    rows = sum(padded[i : i + height] for i in range(2 * radius + 1))
    return sum(rows[:, i : i + width] for i in range(2 * radius + 1)) / np.float32((2 * radius + 1) ** 2)


def _cross_filter(a, b, variance, reach, patch, strength):
    sums, weights = [np.zeros_like(a), np.zeros_like(b)], [np.zeros((*a.shape[:2], 1), np.float32) for _ in 'ab']
    padded = [_around(values, reach) for values in (a, b, variance)]
    for _, _, window in _windows(a, reach):
        near_a, near_b, near_variance = (values[window] for values in padded)
        common = variance + np.minimum(variance, near_variance)
        scale = 1e-6 + strength**2 * (variance + near_variance)
        for i, (own, near, other) in enumerate(((a, near_a, near_b), (b, near_b, near_a))):
            distance = _box((((own - near) ** 2 - common) / scale).mean(axis=2, keepdims=True), patch)
            weight = np.exp(-np.clip(distance, 0, 30))
            sums[1 - i] += weight * other
            weights[1 - i] += weight
    return sums[0] / weights[0], sums[1] / weights[1]
