"""Crescents cut across a stalk of celery."""

from .celery_stalk import build as build_stalk


def build(material, random, size):
    return build_stalk(material, random, size, 0.12 * random.uniform(0.8, 1.3))
