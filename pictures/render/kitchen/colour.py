"""Colours of descriptions as Blender's linear ones, and those of the woods: pores, ground, light grain."""

WOODS = {
    'dark': ('#1d120b', '#43291a', '#6d4a30'),
    'walnut': ('#3a2416', '#6b452a', '#946845'),
    'oak': ('#7d5b3c', '#b08758', '#d2ae80'),
    'grey': ('#6a645c', '#8f887e', '#b0a99d'),
}


def linear(colour, alpha=1.0):
    """The linear RGBA tuple of `#rrggbb`."""
    channels = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    return (*(c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels), alpha)
