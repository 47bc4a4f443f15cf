"""Descriptions of dishes and products: read, checked and hashed without Blender.

A description is JSON. The names in it are those of files: `"cut": "dice"` is `kitchen/cuts/dice.py`, and an ingredient is
an entry of a file in `kitchen/ingredients/`.
"""

import hashlib
import json
import json.decoder
import json.scanner
import re
from functools import cache
from pathlib import Path

from .angles import ANGLES
from .colour import WOODS
from .shapes.packs import SHAPES

ROOT = Path(__file__).resolve().parent.parent
KITCHEN = ROOT / 'kitchen'
DISHES = ROOT / 'dishes'
PRODUCTS = ROOT / 'products'
MASTERS = ROOT / 'masters'
VIEWS = ('front', 'above')
# The dishes that the welcome page shows, as fronts without a table.
CUTOUTS = ('borscht', 'greek-salad', 'homemade-cutlets')
# What is shown of a product: as it is bought, cut up, cut up and cooked, or out of its package.
PRODUCT_VIEWS = ('whole', 'cut', 'cooked', 'content')
# A change of these changes every picture.
COMMON = ('scene.py', 'shader.py', 'colour.py', 'layout.py', 'table.py', 'light.py', 'camera.py', 'tone.py')
# The file that serves a dish, by its `served`.
SERVERS = {'soup': 'serve.py', 'pile': 'heap.py', 'main': 'main_course.py'}
# The parts of a dish that are blocks, and the folders of those.
BLOCKS = (('vessel', 'vessels'), ('liquid', 'liquids'), ('body', 'bodies'))
FIELDS = {
    'soup': {'vessel': True, 'table': True, 'liquid': True, 'layers': True},
    'pile': {'served': True, 'vessel': True, 'table': True, 'body': False, 'dressing': False, 'layers': True},
    'main': {'served': True, 'angle': False, 'vessel': True, 'table': True, 'body': False, 'dressing': False, 'layers': True},
    'vessel': {'kind': True, 'glaze': True, 'rim': False},
    'board': {'kind': True, 'wood': True},
    'ground': {'kind': True},
    'product': {'body': False, 'dressing': False, 'angle': False, 'layers': True},
    'board_with_jar': {'kind': True, 'wood': True},
    'bowl_on_board': {'kind': True, 'wood': True, 'glaze': True, 'rim': False},
    'cocottes': {'kind': True, 'wood': True, 'glaze': True},
    'pickle_jars': {'kind': True, 'wood': True, 'glaze': True},
    'tall_glasses': {'kind': True},
    'glass_mugs': {'kind': True},
    'milkshake_glasses': {'kind': True},
    'faceted_glasses': {'kind': True},
    'jug_and_glass': {'kind': True},
    'glass_mug': {'kind': True},
    'teapot_and_cup': {'kind': True},
    'table': {'wood': True, 'cloth': True},
    'liquid': {'kind': True, 'colours': True, 'opaque': False, 'density': False},
    'mound': {'kind': True, 'of': True, 'within': False, 'tall': False, 'base': False},
    'layered': {'kind': True, 'bands': True, 'within': False, 'gap': False},
    'gratin': {'kind': True, 'of': True, 'lumps': False},
    'slab': {'kind': True, 'of': True, 'bands': True, 'long': False, 'wide': False, 'turn': False},
    'grains': {'kind': True, 'of': True, 'cut': True, 'count': True, 'size': False, 'within': False, 'tall': False, 'base': False},
    'nest': {
        'kind': True,
        'of': True,
        'strands': False,
        'thick': False,
        'wide': False,
        'long': False,
        'twirl': False,
        'within': False,
        'tall': False,
        'base': False,
    },
    'round_bake': {
        'kind': True,
        'of': True,
        'tall': True,
        'pieces': True,
        'within': False,
        'top': False,
        'brown': False,
        'dome': False,
        'edge': False,
        'taper': False,
        'pale': False,
        'lift': False,
        'middle': False,
    },
    'oblong_bake': {
        'kind': True,
        'of': True,
        'long': True,
        'wide': True,
        'tall': True,
        'pieces': True,
        'corner': False,
        'top': False,
        'brown': False,
        'dome': False,
        'edge': False,
        'taper': False,
        'pale': False,
        'turn': False,
        'middle': False,
    },
    'lasagne': {'kind': True, 'of': True, 'bands': True, 'long': False, 'wide': False, 'turn': False},
    'cake': {'kind': True, 'bands': True, 'gap': True, 'of': False, 'crumbs': False, 'radius': False, 'middle': False, 'turn': False},
    'baked_cheesecake': {'kind': True, 'of': True, 'bands': True, 'gap': True, 'radius': False, 'middle': False, 'turn': False},
    'tiramisu': {'kind': True, 'of': True, 'bands': True, 'long': False, 'wide': False, 'turn': False},
    'panna_cotta': {'kind': True, 'of': True, 'bands': True, 'radius': False, 'middle': False},
    'paskha': {'kind': True, 'of': True, 'tall': True, 'turn': False},
    'syrup': {'kind': True, 'of': True, 'base': True},
    'in_glasses': {'kind': True, 'bands': True},
    'drink': {'kind': True, 'bands': True},
    'porridge': {'kind': True, 'of': True, 'within': False, 'tall': False, 'base': False, 'folds': False},
    'foil': {'kind': True, 'of': True, 'long': False, 'wide': False},
    'oven_sauce': {'kind': True, 'of': True, 'lumps': False, 'base': False, 'brown': False},
    'quesadillas': {'kind': True, 'of': True, 'bands': True, 'wedges': True},
    'spiral': {'kind': True, 'of': True, 'bands': True},
    'band': {'of': True, 'tall': True, 'shreds': False, 'size': False, 'rough': False, 'cut': False, 'from': False},
    'slice': {'of': True, 'cut': True, 'size': False},
    'dip': {'kind': True, 'of': True, 'within': False, 'tall': False, 'base': False, 'fall': False, 'furrow': False, 'lumps': False},
    'in_brine': {'kind': True, 'of': True, 'bands': True},
    'cocotte_crust': {'kind': True, 'of': True},
    'frothy': {'kind': True, 'of': True, 'foam': False},
    'steeped': {'kind': True, 'of': True, 'tall': True, 'dome': False, 'bands': False},
    'jelly': {'kind': True, 'of': True, 'bands': True, 'size': False, 'middle': False, 'turn': False},
    'pack': {'kind': True, 'shape': True, 'colour': True, 'filling': False, 'picture': True},
    'cone': {'kind': True, 'of': True, 'within': False, 'tall': False, 'coarse': False},
    'dressing': {'of': True, 'reach': False, 'depth': False, 'within': False},
    'layer': {
        'of': True,
        'cut': True,
        'count': False,
        'at': False,
        'within': False,
        'apart': False,
        'height': False,
        'tilt': False,
        'size': False,
        'falls': False,
        'draped': False,
        'above': False,
    },
}
BESIDE = re.compile(r'^from \.(\w+) import', re.MULTILINE)
TOP = re.compile(r'^def ([a-z]\w*)', re.MULTILINE)
ACROSS = re.compile(r'^from \.\.(\w+)\.(\w+) import', re.MULTILINE)
COLOUR = re.compile(r'#[0-9a-f]{6}\Z')


class DescriptionError(Exception):
    """A description that cannot be rendered; the message begins with the file and the line."""


class Located(dict):
    """An object of a JSON file that knows its line."""

    line = 1


class _Decoder(json.JSONDecoder):
    def __init__(self):
        super().__init__()
        read_object = json.decoder.JSONObject

        def located(text_and_end, *rest):
            pairs, end = read_object(text_and_end, *rest)
            value = Located(pairs)
            value.line = text_and_end[0].count('\n', 0, text_and_end[1]) + 1
            return value, end

        self.parse_object = located
        self.scan_once = json.scanner.py_make_scanner(self)


@cache
def block_names(kind):
    """The names of the blocks in a folder of the kitchen: `cuts`, `vessels`, `liquids` or `materials`."""
    return sorted(file.stem for file in (KITCHEN / kind).glob('*.py') if file.stem != '__init__')


@cache
def top_names():
    """The tops of what is baked: the functions of `shapes/tops.py`, which needs Blender."""
    return TOP.findall((KITCHEN / 'shapes' / 'tops.py').read_text('utf-8'))


@cache
def ingredients():
    """The ingredients by name: those of one category from its file, those of several from `shared.json`."""
    known = {}
    for file in sorted((KITCHEN / 'ingredients').glob('*.json')):
        name = file.relative_to(ROOT)
        entries = _decoded(file.read_text('utf-8'), name)
        _check_object(entries, 'file', name)
        for entry in entries.values():
            _check_object(entry, 'ingredient', name, entries.line)
            if 'material' not in entry:
                raise DescriptionError(f'{name}:{entry.line}: the ingredient lacks "material".')
            _check_name(entry, 'material', 'material', block_names('materials'), name)
        known |= entries
    return known


def parse(text, file):
    """The description in a text, checked. Raises DescriptionError, whose message names the file and the line."""
    dish = _decoded(text, file)
    _check(dish, file)
    return dish


def _decoded(text, file):
    try:
        return _Decoder().decode(text)
    except json.JSONDecodeError as error:
        raise DescriptionError(f'{file}:{error.lineno}: {error.msg}.') from error


def read(path):
    """The description in a file, checked."""
    return parse(path.read_text('utf-8'), path.relative_to(ROOT) if path.is_relative_to(ROOT) else path)


def dish_files():
    """The files of all descriptions by the id of their dish."""
    return {path.stem: path for path in sorted(DISHES.glob('*/*.json'))}


def product_pictures():
    """The checked descriptions by product and view. They are served as main courses without vessel and table."""
    pictures, bodies = {}, []
    for path in sorted(PRODUCTS.glob('*.json')):
        file = path.relative_to(ROOT)
        for product, views in _decoded(path.read_text('utf-8'), file).items():
            _check_object(views, 'product', file)
            for view, picture in views.items():
                if view not in PRODUCT_VIEWS:
                    raise DescriptionError(f'{file}:{views.line}: a product has {", ".join(PRODUCT_VIEWS)}, but no "{view}".')
                _check_fields(picture, 'product', file)
                picture |= {'served': 'main', 'vessel': Located(kind='ground'), 'table': Located(wood='oak', cloth='#ffffff')}
                _check(picture, file)
                pictures[product, view] = picture
                bodies.append((picture.get('body', {}), file))
    names = [f'{product}-{view}' for product, view in pictures]
    for body, file in bodies:
        if 'picture' in body:
            _check_name(body, 'picture', 'picture', names, file)
    return pictures


def fingerprint(dish, view):
    """A hash of everything that a picture is made of: the description, its blocks and the common code."""
    known = ingredients()
    used = {part['of']: known[part['of']] for part in _parts(dish)}
    files = {KITCHEN / name for name in (*COMMON, SERVERS[dish.get('served', 'soup')])}
    files |= {KITCHEN / 'cuts' / f'{part["cut"]}.py' for part in _parts(dish) if 'cut' in part}
    files |= {KITCHEN / 'materials' / f'{entry["material"]}.py' for entry in used.values()}
    files |= {KITCHEN / folder / f'{dish[part]["kind"]}.py' for part, folder in BLOCKS if part in dish}
    digest = hashlib.sha1(json.dumps([dish, used, view], sort_keys=True).encode())
    for file in sorted(_with_imports(files)):
        digest.update(file.read_bytes())
    if 'picture' in dish.get('body', {}):
        digest.update((MASTERS / f'{dish["body"]["picture"]}.webp').read_bytes())
    return digest.hexdigest()


def _with_imports(files):
    """The files and those that they import from their own folder or from another one of the kitchen, but for this one."""
    found = set(files)
    for file in files:
        text = file.read_text('utf-8')
        imported = {file.parent / f'{name}.py' for name in BESIDE.findall(text)}
        imported |= {KITCHEN / folder / f'{name}.py' for folder, name in ACROSS.findall(text)}
        found |= _with_imports(imported - found - {Path(__file__).resolve()})
    return found


def _parts(dish):
    """Everything that names an ingredient: the layers, the body, its bands and the dressing."""
    body = dish.get('body', {})
    return [part for part in (*dish['layers'], body, *body.get('bands', []), dish.get('dressing', {})) if 'of' in part]


def _check(dish, file):
    _check_object(dish, 'dish', file)
    if 'served' in dish:
        _check_name(dish, 'served', 'server', SERVERS, file)
    _check_fields(dish, dish.get('served', 'soup'), file)
    for part, folder in BLOCKS:
        if part in dish:
            _check_kind(dish[part], part, block_names(folder), file)
    _check_fields(dish['table'], 'table', file)
    if not COLOUR.match(str(dish['table']['cloth'])):
        raise DescriptionError(f'{file}:{dish["table"].line}: "{dish["table"]["cloth"]}" is not a colour such as #a51f2f.')
    for part in (dish['table'], dish['vessel']):
        if 'wood' in part:
            _check_name(part, 'wood', 'wood', WOODS, file)
    if 'angle' in dish:
        _check_name(dish, 'angle', 'angle', ANGLES, file)
    body = dish.get('body', {})
    for field, names in (('top', top_names()), ('shape', SHAPES)):
        if field in body:
            _check_name(body, field, field, names, file)
    known, cuts = ingredients(), block_names('cuts')
    if 'dressing' in dish:
        _check_fields(dish['dressing'], 'dressing', file)
    for band in body.get('bands', []):
        _check_fields(band, 'band' if 'tall' in band else 'slice', file)
    if not isinstance(dish['layers'], list):
        raise DescriptionError(f'{file}:{dish.line}: "layers" is a list.')
    for layer in dish['layers']:
        _check_fields(layer, 'layer', file)
    for part in _parts(dish):
        _check_name(part, 'of', 'ingredient', known, file)
        if 'cut' in part:
            _check_name(part, 'cut', 'cut', cuts, file)
    for layer in dish['layers']:
        if ('count' in layer) == ('at' in layer):
            raise DescriptionError(f'{file}:{layer.line}: a layer has either "count" or "at".')
        if not isinstance(layer.get('count', 0), int):
            raise DescriptionError(f'{file}:{layer.line}: "count" is a whole number.')
        if 'falls' in layer and 'at' in layer:
            raise DescriptionError(f'{file}:{layer.line}: a layer that falls has a "count".')
    for part in (dish[name] for name in ('vessel', 'table', 'liquid', 'body') if name in dish):
        for value in _texts(part):
            if value.startswith('#') and not COLOUR.match(value):
                raise DescriptionError(f'{file}:{part.line}: "{value}" is not a colour such as #a51f2f.')


def _check_object(part, kind, file, line=1):
    if not isinstance(part, Located):
        raise DescriptionError(f'{file}:{line}: the {kind} is not an object.')


def _check_kind(part, kind, known, file):
    """Checks a block of a kind. Bodies and boards differ so much from others that they have fields of their own."""
    if not isinstance(part, Located) or 'kind' not in part:
        raise DescriptionError(f'{file}:{getattr(part, "line", 1)}: the {kind} lacks "kind".')
    _check_name(part, 'kind', kind, known, file)
    _check_fields(part, part['kind'] if part['kind'] in FIELDS else kind, file)


def _check_fields(part, kind, file):
    _check_object(part, kind, file)
    fields = FIELDS[kind]
    for name in part:
        if name not in fields:
            raise DescriptionError(f'{file}:{part.line}: a {kind} has no "{name}"; it has {", ".join(fields)}.')
    for name, required in fields.items():
        if required and name not in part:
            raise DescriptionError(f'{file}:{part.line}: the {kind} lacks "{name}".')


def _check_name(part, field, kind, known, file):
    if not isinstance(part[field], str) or part[field] not in known:
        raise DescriptionError(f'{file}:{part.line}: unknown {kind} "{part[field]}"; the known ones are {", ".join(known)}.')


def _texts(part):
    for value in part.values():
        yield from ([value] if isinstance(value, str) else [v for v in value if isinstance(v, str)] if isinstance(value, list) else [])
