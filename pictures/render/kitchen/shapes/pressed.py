"""Grated shreds pressed into a surface: plain arithmetic, without Blender."""

import math

import numpy as np


class Pressed:
    """Shreds on the square from -1 to 1, `coarse` times as large as those off a fine grater; a share of them are of a `second` kind."""

    def __init__(self, random, count, second=0.0, coarse=1.0):
        shreds = []
        for _ in range(count):
            turn = random.uniform(0, math.tau)
            shreds.append(
                (
                    random.uniform(-1, 1),
                    random.uniform(-1, 1),
                    math.cos(turn),
                    math.sin(turn),
                    coarse * random.uniform(0.12, 0.3),
                    coarse * random.uniform(0.022, 0.038),
                    random.uniform(0.5, 1.2),
                    random.random() < second,
                )
            )
        self.x, self.y, self.c, self.s, self.long, self.thick, self.tall, self.second = np.array(shreds, float).T

    def at(self, x, y):
        """How far the highest shred stands out at a point, from 0 to 1.2, and whether it is of the second kind."""
        dx, dy = x - self.x, y - self.y
        along = dx * self.c + dy * self.s
        across = dy * self.c - dx * self.s + along * along * 0.8
        relief = np.clip(1 - (np.abs(along) / self.long) ** 6, 0, 1) * np.sqrt(np.clip(1 - (across / self.thick) ** 2, 0, 1)) * self.tall
        top = int(np.argmax(relief))
        return float(relief[top]), bool(self.second[top]) and relief[top] > 0.2
