"""Seeds of coriander: small balls."""

from .ball import build as build_ball


def build(material, random, size):
    return build_ball(material, random, 0.2 * size)
