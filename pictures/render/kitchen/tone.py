"""Linear light to what a screen shows: a soft shoulder that keeps the hue of bright food.

A curve on each channel alone turns bright orange to lemon yellow, as Blender's Filmic view does; one on the luminance alone is flat.
"""

import numpy as np

EXPOSURE, SATURATION, PER_CHANNEL = 0.8, 1.1, 0.55
LUMINANCE = np.array((0.2126, 0.7152, 0.0722), np.float32)


def develop(picture):
    """The picture in linear light between 0 and 1."""
    light = np.maximum(picture, 0) * EXPOSURE
    grey = _luminance(light)
    kept = np.minimum(light * (_curve(grey) / np.maximum(grey, 1e-5)), 1.2)
    shown = PER_CHANNEL * _curve(light) + (1 - PER_CHANNEL) * kept
    grey = _luminance(shown)
    return np.clip(grey + (shown - grey) * SATURATION, 0, 1).astype(np.float32)


def _luminance(picture):
    return (picture @ LUMINANCE)[..., None]


def _curve(values):
    return values * (2.51 * values + 0.03) / (values * (2.43 * values + 0.59) + 0.14)
