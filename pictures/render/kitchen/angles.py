"""Cameras of fronts beside the usual one: elevation in degrees, distance, the point in the middle of the frame, the point in focus."""

ANGLES = {
    'low': (26, 4.3, (0, 0, 0.52), (0, -0.3, 0.6)),
    'level': (36, 4.5, (0, 0, 0.44), (0, -0.25, 0.52)),
    'high': (60, 4.75, (0, 0, 0.4), (0, -0.15, 0.5)),
}
