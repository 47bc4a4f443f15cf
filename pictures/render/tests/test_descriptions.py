import json
import tempfile
import unittest
from collections import Counter
from pathlib import Path
from unittest.mock import patch

from kitchen import descriptions
from kitchen.descriptions import (
    KITCHEN,
    SERVERS,
    DescriptionError,
    _with_imports,
    block_names,
    dish_files,
    fingerprint,
    ingredients,
    parse,
    product_pictures,
    read,
)

SOUP = """{
  "vessel": { "kind": "bowl", "glaze": "#efe9df" },
  "table": { "wood": "dark", "cloth": "#d8cdb9" },
  "liquid": { "kind": "broth", "colours": ["#5e0410", "#a30f1c", "#d01c22"] },
  "layers": [
    { "of": "beef", "cut": "chunk", "count": 4 },
    { "of": "dill", "cut": "sprig", "at": [[0.1, 0.1]] }
  ]
}"""


SALAD = """{
  "served": "pile",
  "vessel": { "kind": "plate", "glaze": "#efe9df" },
  "table": { "wood": "dark", "cloth": "#d8cdb9" },
  "body": { "kind": "layered", "bands": [{ "of": "beetroot-grated", "tall": 0.1 }] },
  "dressing": { "of": "mayonnaise" },
  "layers": [{ "of": "dill", "cut": "sprig", "count": 4, "falls": true }]
}"""


ROAST = """{
  "served": "main",
  "angle": "low",
  "vessel": { "kind": "board", "wood": "oak" },
  "table": { "wood": "dark", "cloth": "#d8cdb9" },
  "layers": [{ "of": "beef", "cut": "chunk", "count": 4 }]
}"""


PORRIDGE = """{
  "served": "main",
  "vessel": { "kind": "bowl", "glaze": "#efe9df" },
  "table": { "wood": "dark", "cloth": "#d8cdb9" },
  "body": { "kind": "grains", "of": "barley", "cut": "grain", "count": 400 },
  "layers": [{ "of": "dill", "cut": "sprig", "count": 4 }]
}"""


PIE = """{
  "served": "main",
  "vessel": { "kind": "plate", "glaze": "#efe9df" },
  "table": { "wood": "dark", "cloth": "#d8cdb9" },
  "body": { "kind": "round_bake", "of": "sharlotka-sponge", "top": "cracked", "tall": 0.3, "pieces": [] },
  "layers": []
}"""


class Parse(unittest.TestCase):
    def refuse(self, old, new, *parts, text=SOUP):
        with self.assertRaises(DescriptionError) as caught:
            parse(text.replace(old, new), 'soup.json')
        for part in parts:
            self.assertIn(part, str(caught.exception))

    def test_accepts_a_whole_description(self):
        self.assertEqual(parse(SOUP, 'soup.json')['layers'][0]['of'], 'beef')

    def test_names_file_line_and_the_unknown_block(self):
        self.refuse('"beef"', '"beaf"', 'soup.json:6:', 'unknown ingredient "beaf"')
        self.refuse('"sprig"', '"spring"', 'soup.json:7:', 'unknown cut "spring"')
        self.refuse('"bowl"', '"bowel"', 'soup.json:2:', 'unknown vessel "bowel"')
        self.refuse('"broth"', '"brott"', 'soup.json:4:', 'unknown liquid "brott"')
        self.refuse('"dark"', '"drak"', 'soup.json:3:', 'unknown wood "drak"')

    def test_names_the_line_of_bad_fields(self):
        self.refuse('"count": 4', '"cuont": 4', 'soup.json:6:', 'no "cuont"')
        self.refuse(', "count": 4', '', 'soup.json:6:', 'either "count" or "at"')
        self.refuse(', "glaze": "#efe9df"', '', 'soup.json:2:', 'lacks "glaze"')
        self.refuse('#efe9df', '#efe9d', 'soup.json:2:', '"#efe9d" is not a colour')

    def test_checks_what_is_served_as_a_pile(self):
        self.assertEqual(parse(SALAD, 'soup.json')['dressing']['of'], 'mayonnaise')
        self.refuse('"pile"', '"tower"', 'soup.json:1:', 'unknown server "tower"', text=SALAD)
        self.refuse('"layered"', '"heap"', 'soup.json:5:', 'unknown body "heap"', text=SALAD)
        self.refuse('"kind": "layered", ', '', 'soup.json:5:', 'lacks "kind"', text=SALAD)
        self.refuse('"bands"', '"rows"', 'soup.json:5:', 'a layered has no "rows"', text=SALAD)
        self.refuse('beetroot-grated', 'beet', 'soup.json:5:', 'unknown ingredient "beet"', text=SALAD)
        self.refuse('mayonnaise', 'mayo', 'soup.json:6:', 'unknown ingredient "mayo"', text=SALAD)
        self.refuse('"count": 4', '"at": [[0, 0]]', 'soup.json:7:', 'has a "count"', text=SALAD)
        self.refuse('"served": "pile",', '', 'soup.json:1:', 'no "body"', text=SALAD)

    def test_checks_a_main_course_its_angle_and_its_board(self):
        self.assertEqual(parse(ROAST, 'soup.json')['angle'], 'low')
        self.refuse('"low"', '"lwo"', 'soup.json:1:', 'unknown angle "lwo"', text=ROAST)
        self.refuse('"oak"', '"oka"', 'soup.json:4:', 'unknown wood "oka"', text=ROAST)
        self.refuse('"wood": "oak"', '"glaze": "#efe9df"', 'soup.json:4:', 'a board has no "glaze"', text=ROAST)
        self.refuse('"main"', '"pile"', 'soup.json:1:', 'a pile has no "angle"', text=ROAST)

    def test_checks_what_grains_are_cut_to(self):
        self.assertEqual(parse(PORRIDGE, 'soup.json')['body']['cut'], 'grain')
        self.refuse('"grain"', '"grian"', 'soup.json:5:', 'unknown cut "grian"', text=PORRIDGE)
        self.refuse(', "count": 400', '', 'soup.json:5:', 'lacks "count"', text=PORRIDGE)

    def test_checks_the_top_of_a_bake(self):
        self.refuse('"cracked"', '"craked"', 'soup.json:5:', 'unknown top "craked"', text=PIE)

    def test_checks_the_shape_and_the_colours_of_a_pack(self):
        pack = PIE.replace(
            '"round_bake", "of": "sharlotka-sponge", "top": "cracked", "tall": 0.3, "pieces": []',
            '"pack", "shape": "jar", "colour": "#a03020", "picture": "milk-content"',
        )
        self.assertEqual(parse(pack, 'soup.json')['body']['shape'], 'jar')
        self.refuse('"jar"', '"jra"', 'soup.json:5:', 'unknown shape "jra"', text=pack)
        self.refuse('#a03020', '#a0302', 'soup.json:5:', '"#a0302" is not a colour', text=pack)

    def test_refuses_values_of_a_wrong_type(self):
        self.refuse('[{ "of": "beef", "cut": "chunk", "count": 4 }]', '5', 'soup.json:1:', '"layers" is a list', text=ROAST)
        self.refuse('"beef"', '["beef"]', 'soup.json:6:', 'unknown ingredient')
        self.refuse('"count": 4', '"count": "x"', 'soup.json:6:', '"count" is a whole number')
        self.refuse('"#d8cdb9"', '"red"', 'soup.json:3:', '"red" is not a colour')

    def test_names_the_line_of_broken_json(self):
        self.refuse('"count": 4 },', '"count": 4 }', 'soup.json:7:')


class Fingerprint(unittest.TestCase):
    def test_differs_by_view_and_by_content(self):
        soup, other = parse(SOUP, 'soup.json'), parse(SOUP.replace('"count": 4', '"count": 5'), 'soup.json')
        self.assertEqual(fingerprint(soup, 'front'), fingerprint(parse(SOUP, 'soup.json'), 'front'))
        self.assertNotEqual(fingerprint(soup, 'front'), fingerprint(soup, 'above'))
        self.assertNotEqual(fingerprint(soup, 'front'), fingerprint(other, 'front'))

    def test_takes_in_the_files_that_a_block_is_built_with(self):
        files = {path.name for path in _with_imports({KITCHEN / 'vessels' / 'board.py', KITCHEN / SERVERS['main']})}
        self.assertLessEqual({'oblong.py', 'angles.py', 'heap.py', 'packing.py'}, files)

    def test_takes_in_the_ingredients_of_bodies_and_dressings(self):
        salad = parse(SALAD, 'salad.json')
        other = parse(SALAD.replace('"mayonnaise"', '"smetana"'), 'salad.json')
        self.assertNotEqual(fingerprint(salad, 'front'), fingerprint(other, 'front'))


class Vessels(unittest.TestCase):
    def test_say_where_their_liquid_is(self):
        for name in block_names('vessels'):
            text = (KITCHEN / 'vessels' / f'{name}.py').read_text('utf-8')
            for value in ('LEVEL', 'SURFACE'):
                self.assertIn(value, text, name)


class Products(unittest.TestCase):
    def test_are_all_valid(self):
        self.assertGreater(len(product_pictures()), 500)

    def test_have_labels_of_pictures_that_exist(self):
        milk = '{ "milk": {\n  "whole": { "body": %s, "layers": [] } } }'
        body = '{ "kind": "pack", "shape": "jar", "colour": "#a03020", "picture": "milk-%s" }'
        with tempfile.TemporaryDirectory() as folder:
            root = Path(folder)
            with patch.multiple(descriptions, ROOT=root, PRODUCTS=root):
                (root / 'dairy.json').write_text(milk % body % 'whole', 'utf-8')
                self.assertEqual(list(product_pictures()), [('milk', 'whole')])
                (root / 'dairy.json').write_text(milk % body % 'hole', 'utf-8')
                with self.assertRaisesRegex(DescriptionError, 'dairy.json:2: unknown picture "milk-hole"'):
                    product_pictures()


    def test_are_objects(self):
        with tempfile.TemporaryDirectory() as folder:
            root = Path(folder)
            with patch.multiple(descriptions, ROOT=root, PRODUCTS=root):
                (root / 'dairy.json').write_text('{ "milk": 5 }', 'utf-8')
                with self.assertRaisesRegex(DescriptionError, 'dairy.json:1: the product is not an object'):
                    product_pictures()


class Ingredients(unittest.TestCase):
    def test_are_checked(self):
        with tempfile.TemporaryDirectory() as folder:
            root = Path(folder)
            (root / 'ingredients').mkdir()
            block_names('materials')  # kept from before KITCHEN is another folder
            for text, message in (
                ('{ "beef": {\n "material": "meet" } }', ':1: unknown material "meet"'),
                ('{ "beef": { "colours": [] } }', ':1: the ingredient lacks "material"'),
                ('{ "beef": 5 }', ':1: the ingredient is not an object'),
                ('{\n "beef": }', ':2: Expecting value'),
            ):
                (root / 'ingredients' / 'meat.json').write_text(text, 'utf-8')
                with patch.multiple(descriptions, ROOT=root, KITCHEN=root), self.assertRaises(DescriptionError) as caught:
                    ingredients.__wrapped__()
                self.assertIn(f'meat.json{message}', str(caught.exception))

    def test_have_one_entry_each(self):
        texts = [file.read_text('utf-8') for file in (KITCHEN / 'ingredients').glob('*.json')]
        names = Counter(name for text in texts for name in json.loads(text))
        self.assertEqual([name for name, count in names.items() if count > 1], [])


class Dishes(unittest.TestCase):
    def test_are_all_valid(self):
        files = dish_files()
        self.assertIn('borscht', files)
        for file in files.values():
            read(file)
            json.loads(file.read_text('utf-8'))


if __name__ == '__main__':
    unittest.main()
