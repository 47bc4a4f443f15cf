"""No vessel and no cloth: what is bought lies on the table, which is not in its picture."""

import bpy

LEVEL, SURFACE, MIDDLE = 0.0, 0.6, 0.4


def build(description):
    bpy.data.objects.remove(bpy.data.objects['cloth'])
