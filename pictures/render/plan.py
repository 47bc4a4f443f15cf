"""Prints the renders of all dishes as JSON: dish, family, view and a hash of what each is made of."""

import json
import sys

from kitchen.descriptions import CUTOUTS, VIEWS, DescriptionError, dish_files, fingerprint, read


def plan():
    renders = []
    for dish, path in dish_files().items():
        description = read(path)
        renders += [
            {'dish': dish, 'family': path.parent.name, 'view': view, 'hash': fingerprint(description, view)}
            for view in (*VIEWS, *(['cutout'] if dish in CUTOUTS else []))
        ]
    return renders


if __name__ == '__main__':
    try:
        json.dump(plan(), sys.stdout)
    except DescriptionError as error:
        sys.exit(str(error))
