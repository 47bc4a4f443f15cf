import { describe, expect, test } from 'vitest'
import { sampleFiles } from './sample-files'
import { checkSource, type SourceFiles } from './source'

type Path = [file: string, ...(string | number)[]]

/** The sample files with one value replaced, or deleted if `value` is undefined. */
function sampleWith([file, ...path]: Path, value: unknown): SourceFiles {
  const files: SourceFiles = sampleFiles()
  const keys = [file, ...path]
  const last = keys.pop() ?? file
  const parent = keys.reduce((node: unknown, key) => Reflect.get(Object(node), key), files)
  if (value === undefined) Reflect.deleteProperty(Object(parent), last)
  else Reflect.set(Object(parent), last, value)
  return files
}

const problemsOf = (files: SourceFiles) => {
  try {
    checkSource(files)
    return []
  } catch (error) {
    return String(error).split('\n').slice(1)
  }
}

const soups = 'categories/soups.yaml'
const borscht: Path = [soups, 'recipes', 0]
const beetroot: Path = ['products/vegetables.yaml', 'products', 0]

describe('checkSource', () => {
  test('accepts the sample', () => {
    expect(problemsOf(sampleFiles())).toEqual([])
  })

  test.each<[Path, unknown, string]>([
    [['order.yaml'], undefined, 'order.yaml: file not found'],
    [['order.yaml', 'categories'], [], 'order.yaml: categories: must not be empty'],
    [[soups], undefined, 'categories/soups.yaml: file not found'],
    [['categories/extra.yaml'], {}, 'categories/extra.yaml: not listed in order.yaml'],
    [['products/extra.yaml'], {}, 'products/extra.yaml: not listed in order.yaml'],
    [[soups], null, 'categories/soups.yaml: Invalid type: Expected Object but received null'],
    [[soups, 'id'], 'soup', 'categories/soups.yaml: id: must equal the file name'],
    [[soups, 'recipes'], [], 'categories/soups.yaml: recipes: must not be empty'],
    [
      [...borscht, 'id'],
      'Борщ',
      'categories/soups.yaml: recipes.Борщ.id: must be a slug: a-z and 0-9 with single hyphens',
    ],
    [
      [...borscht, 'minutes'],
      undefined,
      'categories/soups.yaml: recipes.borscht.minutes: Invalid key: Expected "minutes" but received undefined',
    ],
    [
      [...borscht, 'minutes'],
      '40',
      'categories/soups.yaml: recipes.borscht.minutes: Invalid type: Expected number but received "40"',
    ],
    [
      [...borscht, 'note'],
      'Вкусно',
      'categories/soups.yaml: recipes.borscht.note: Invalid key: Expected never but received "note"',
    ],
    [
      [...borscht, 'activeMinutes'],
      141,
      'categories/soups.yaml: borscht: activeMinutes: must be at most the 140 minutes in all',
    ],
    [
      [...borscht, 'doneness'],
      { celsius: 9, where: 'в куске' },
      'categories/soups.yaml: recipes.borscht.doneness.celsius: must be at least 40',
    ],
    [[...borscht, 'tips'], [], 'categories/soups.yaml: recipes.borscht.tips: must not be empty'],
    [
      [...borscht, 'substitutions'],
      [{ ingredient: 'Сметана', replacement: 'йогурт', ratio: '1:1', effect: 'легче' }],
      'categories/soups.yaml: borscht: substitutions: «Сметана» is not an ingredient of the recipe',
    ],
    [
      [...borscht, 'substitutions'],
      [{ ingredient: 'Вода', replacement: 'сок', product: 'Сок', ratio: '1:1', effect: 'слаще' }],
      'categories/soups.yaml: borscht: substitutions: no product is titled «Сок»',
    ],
    [
      [...borscht, 'title'],
      ' Борщ',
      'categories/soups.yaml: recipes.borscht.title: must be a single line without leading or trailing spaces',
    ],
    [[...borscht, 'servings'], 0, 'categories/soups.yaml: recipes.borscht.servings: must be at least 1'],
    [[...borscht, 'steps'], [], 'categories/soups.yaml: recipes.borscht.steps: must have at least 4 entries'],
    [
      [...borscht, 'ingredients'],
      [],
      'categories/soups.yaml: recipes.borscht.ingredients: must have at least 5 entries',
    ],
    [
      [...borscht, 'ingredients', 2],
      { Свёкла: '2 штуки' },
      'categories/soups.yaml: recipes.borscht.ingredients.2.Свёкла: «2 штуки» has an unknown unit: use one of г, кг, мл, л, шт, ст. л., ч. л., зубчик, пучок, щепотка, веточка, лист, стебель, ломтик, банка, пакетик',
    ],
    [
      [...borscht, 'ingredients', 2],
      { Свёкла: '2 шт', Морковь: '1 шт' },
      "categories/soups.yaml: recipes.borscht.ingredients.2: must be a single '<product title>: <amount>'",
    ],
    [
      [...borscht, 'ingredients', 3],
      { Чеснок: '3 шт' },
      "categories/soups.yaml: borscht: ingredients: «Чеснок»: the product's `grams` has no entry for «шт»",
    ],
    [
      [...borscht, 'steps', 3, 'uses'],
      ['Чеснок', 'Укроп'],
      'categories/soups.yaml: borscht: steps.3.uses: «Укроп» is not an ingredient of the recipe',
    ],
    [[...borscht, 'steps', 3, 'uses'], [], 'categories/soups.yaml: borscht: no step uses «Чеснок»'],
    [
      [...borscht, 'film', 'color'],
      'red',
      "categories/soups.yaml: recipes.borscht.film.color: must be a hex colour such as '#a51f2f'",
    ],
    [
      [...borscht, 'id'],
      'soups',
      'categories/soups.yaml: soups: id: «soups» is already used in categories/soups.yaml',
    ],
    [
      [...beetroot, 'id'],
      'borscht',
      'products/vegetables.yaml: borscht: id: «borscht» is already used in categories/soups.yaml: borscht',
    ],
    [
      ['products/grocery.yaml', 'products', 0, 'title'],
      'Соль',
      'products/grocery.yaml: salt: title: «Соль» is already used in products/grocery.yaml: water',
    ],
    [
      ['products/grocery.yaml', 'products', 3, 'grams'],
      {},
      "products/grocery.yaml: milk: pack: the product's `grams` has no entry for «мл»",
    ],
    [
      [...beetroot, 'pack'],
      '2 пучка',
      'products/vegetables.yaml: products.beetroot.pack: must have one of the units г, кг, мл, л, шт',
    ],
    [
      [...beetroot, 'price'],
      0.1,
      'products/vegetables.yaml: products.beetroot.price: must be at least 0.2 rubles',
    ],
    [
      [...beetroot, 'price'],
      180,
      'products/vegetables.yaml: products.beetroot.price: must be at most 150 rubles',
    ],
    [
      [...beetroot, 'price'],
      1.999,
      'products/vegetables.yaml: products.beetroot.price: must be in whole kopecks',
    ],
    [
      [...beetroot, 'per100'],
      { kcal: 42, protein: 50, fat: 30, carbs: 40 },
      'products/vegetables.yaml: products.beetroot.per100: protein, fat and carbs must add up to at most 100 g',
    ],
    [
      [...beetroot, 'marks'],
      ['spicy'],
      'products/vegetables.yaml: products.beetroot.marks.0: Invalid type: Expected ("meat" | "fish" | "seafood" | "dairy" | "egg" | "gluten" | "nuts" | "peanut" | "soy" | "sesame" | "celery" | "mustard" | "honey" | "alcohol") but received "spicy"',
    ],
    [
      ['pictures.json'],
      { soups: { blur: 'https://example.org' } },
      'pictures.json: soups.blur: must be a data: URL',
    ],
  ])('reports the file and the path of an invalid value: %j = %j', (path, value, problem) => {
    expect(problemsOf(sampleWith(path, value))).toContain(`- ${problem}`)
  })

  test('reports the problems of all categories at once', () => {
    const files = sampleWith([...borscht, 'steps', 3, 'uses'], [])
    delete files['categories/breakfasts.yaml']
    expect(problemsOf(files)).toEqual([
      '- categories/breakfasts.yaml: file not found',
      '- categories/soups.yaml: borscht: no step uses «Чеснок»',
    ])
  })

  test('reports an ingredient that is listed twice and one without a product', () => {
    const files = sampleWith([...borscht, 'ingredients', 4], { Чеснок: '1 зубчик' })
    expect(problemsOf(files)).toEqual([
      '- categories/soups.yaml: borscht: ingredients: «Чеснок» is listed twice',
      '- categories/soups.yaml: borscht: steps.2.uses: «Соль» is not an ingredient of the recipe',
    ])
    expect(problemsOf(sampleWith([...beetroot, 'title'], 'Свекла'))).toEqual([
      '- categories/soups.yaml: borscht: ingredients: no product is titled «Свёкла»',
    ])
  })

  test('reports names in the search words that do not exist, and words of two concepts', () => {
    const concepts = [
      {
        words: ['свёкла'],
        products: ['Свекла'],
        except: ['Чеснок', 'borscht', 'borshch'],
        recipes: ['borsch'],
      },
      { words: ['суп', 'свёкла'], categories: ['soup'], tags: ['vegan', 'contains-meat'] },
      { words: ['рецепт'] },
    ]
    expect(problemsOf(sampleWith(['search-words.yaml', 'concepts'], concepts))).toEqual([
      '- search-words.yaml: свёкла: «Свекла» does not exist',
      '- search-words.yaml: свёкла: «borshch» does not exist',
      '- search-words.yaml: свёкла: «borsch» does not exist',
      '- search-words.yaml: суп: «soup» does not exist',
      '- search-words.yaml: суп: «contains-meat» does not exist',
      '- search-words.yaml: суп: «свёкла» is already a word of свёкла',
      '- search-words.yaml: рецепт: «рецепт» is already a word of ignored',
    ])
  })

  test('accepts a catalogue without search words', () => {
    const files: SourceFiles = sampleFiles()
    delete files['search-words.yaml']
    expect(checkSource(files).searchWords).toEqual({ stems: {}, ignored: [], concepts: [] })
  })
})
