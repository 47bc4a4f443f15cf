"""Puts a main course on the table: laid as a pile, seen from the angle that suits it."""

from .angles import ANGLES
from .camera import CAMERAS
from .heap import serve as serve_pile

CAMERAS.update(ANGLES)


def serve(dish, view, seed):
    """Builds the scene of a checked description."""
    serve_pile(dish, dish.get('angle', view) if view == 'front' else view, seed)
