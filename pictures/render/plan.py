"""Prints all renders as JSON: dish or product, view, and a hash of what each is made of."""

import json
import sys

from kitchen.descriptions import CUTOUTS, VIEWS, DescriptionError, dish_files, fingerprint, product_pictures, read


def plan():
    renders = []
    for dish, path in dish_files().items():
        description = read(path)
        renders += [
            {'dish': dish, 'view': view, 'hash': fingerprint(description, view)}
            for view in (*VIEWS, *(['cutout'] if dish in CUTOUTS else []))
        ]
    renders += [
        {'dish': product, 'view': view, 'hash': fingerprint(picture, view)} for (product, view), picture in product_pictures().items()
    ]
    return renders


if __name__ == '__main__':
    try:
        json.dump(plan(), sys.stdout)
    except DescriptionError as error:
        sys.exit(str(error))
