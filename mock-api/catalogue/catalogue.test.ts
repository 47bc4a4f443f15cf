import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { beforeAll, describe, expect, test } from 'vitest'
import { handle } from '../handler'
import { buildCatalogue, loadCatalogue, deriveTags, formatMinutes, type Catalogue } from './catalogue'
import { sampleFiles } from './sample-files'
import { scaleCatalogue } from './scale'
import { checkSource, readSourceFiles, type Source } from './source'
import { stepMinutes } from './step-minutes'

describe('buildCatalogue', () => {
  const sample = buildCatalogue(checkSource(sampleFiles()))

  test('makes category cards with three pictures for the back', () => {
    expect(sample.categories.map(({ id }) => id)).toEqual(['soups', 'breakfasts'])
    expect(sample.categories[0]).toEqual({
      id: 'soups',
      name: 'images/soups.webp',
      title: 'Супы',
      back: ['images/soups-back-1.webp', 'images/soups-back-2.webp', 'images/soups-back-3.webp'],
    })
  })

  test('makes whole recipes, computing kcal, nutrition and tags from the products', () => {
    expect(sample.recipes[0]).toEqual({
      id: 'borscht',
      name: 'images/borscht.webp',
      title: 'Борщ с говядиной',
      back: ['images/borscht-back-1.webp', 'images/borscht-back-2.webp'],
      categoryId: 'soups',
      categoryTitle: 'Супы',
      time: '2 часа 20 минут',
      kcal: '220 ккал',
      servings: 6,
      tags: [],
      ingredients: ['Говядина на кости', 'Вода', 'Свёкла', 'Чеснок', 'Соль'],
      quantity: ['600 г', '2,5 л', '2 шт', '3 зубчика', 'по вкусу'],
      amounts: [
        { value: 600, unit: 'г', grams: 600 },
        { value: 2.5, unit: 'л', grams: 2500 },
        { value: 2, unit: 'шт', grams: 400 },
        { value: 3, unit: 'зубчик', grams: 15 },
        { value: null, unit: 'по вкусу', grams: 0 },
      ],
      instructions: [
        'Залейте говядину водой и варите на слабом огне 90 минут.',
        'Натрите свёклу и тушите 20 минут.',
        'Положите свёклу в бульон, посолите и варите 10 минут.',
        'Добавьте рубленый чеснок и снимите с огня.',
      ],
      uses: [[0, 1], [2], [2, 4], [3]],
      nutrition: { kcal: 220, protein: 20, fat: 12, carbs: 7 },
      // Of 13.61: 600 of 800 g of beef at 14.50, 2.5 of 1.5 l of water at 1.10, 400 g of beetroot, 15 g of garlic.
      price: 2.27,
      video: 'video/borscht/',
    })
    expect(sample.recipes[1]).toMatchObject({
      kcal: '285 ккал',
      nutrition: { kcal: 285, protein: 13, fat: 8, carbs: 41 },
      tags: ['vegetarian', 'contains-dairy', 'contains-egg', 'contains-gluten'],
    })
  })

  test('makes products, marked as staple only where they are', () => {
    expect(sample.products[0]).toEqual({
      id: 'beetroot',
      title: 'Свёкла',
      price: 1.8,
      quantity: '1 кг',
      image: 'images/products/beetroot.webp',
      count: 1,
      department: 'Овощи и фрукты',
      pack: { value: 1, unit: 'кг' },
    })
    expect(sample.products[3]).toMatchObject({
      quantity: '1,5 л',
      pack: { value: 1.5, unit: 'л' },
      staple: true,
    })
  })

  test('adds a picture to whatever pictures.json knows, further files to the backs of its cards, and to nothing else', () => {
    const picture = {
      avif: 'images/x-320.avif 320w',
      webp: 'images/x-320.webp 320w',
      blur: 'data:image/webp;base64,',
    }
    const pictures = { soups: picture, borscht: picture, beetroot: { webp: 'images/y.webp 160w' } }
    const { categories, recipes, products } = buildCatalogue(
      checkSource({ ...sampleFiles(), 'pictures.json': pictures }),
    )
    expect(categories.map((entry) => entry.picture)).toEqual([picture, undefined])
    expect(recipes.map((entry) => entry.picture)).toEqual([picture, undefined])
    expect(products.map((entry) => entry.picture).slice(0, 2)).toEqual([
      { webp: 'images/y.webp 160w' },
      undefined,
    ])
    for (const [known, unknown] of [categories, recipes]) {
      expect(known?.backAvif).toBe('-320.avif 320w')
      expect(unknown).not.toHaveProperty('backAvif')
      expect(unknown).not.toHaveProperty('picture')
    }
  })
})

test.each([
  [1, '1 минута'],
  [2, '2 минуты'],
  [40, '40 минут'],
  [51, '51 минута'],
  [60, '1 час'],
  [80, '1 час 20 минут'],
  [120, '2 часа'],
  [301, '5 часов 1 минута'],
  [660, '11 часов'],
  [1260, '21 час'],
])('timeText(%d) is %s', (minutes, text) => {
  expect(formatMinutes(minutes)).toBe(text)
})

test.each<[Parameters<typeof deriveTags>[0], string[]]>([
  [[], ['vegetarian', 'vegan']],
  [['gluten'], ['vegetarian', 'vegan', 'contains-gluten']],
  [
    ['honey', 'dairy', 'dairy'],
    ['vegetarian', 'contains-dairy', 'contains-honey'],
  ],
  [['meat'], []],
  [
    ['soy', 'fish'],
    ['contains-fish', 'contains-soy'],
  ],
  [['seafood'], ['contains-seafood']],
])('ingredients marked %j make the tags %j', (found, tags) => {
  expect(deriveTags(found)).toEqual(tags)
})

describe('our catalogue', () => {
  const atLeast = { categories: 12, recipesInCategory: 10, products: 200 }
  const root = join(dirname(fileURLToPath(import.meta.url)), '../..')
  let source: Source
  let catalogue: Catalogue
  let hasPictures: boolean

  beforeAll(() => {
    const files = readSourceFiles()
    hasPictures = 'pictures.json' in files
    source = checkSource(files)
    catalogue = loadCatalogue()
  })

  const sourceRecipes = () => source.categories.flatMap(({ recipes }) => recipes)
  const sourceProducts = () => source.departments.flatMap(({ products }) => products)

  /** Every text that a visitor reads, with the id of what it belongs to. */
  const texts = (): [id: string, text: string][] => [
    ...source.categories.map(({ id, title }): [string, string] => [id, title]),
    ...source.departments.map(({ department }): [string, string] => ['department', department]),
    ...sourceProducts().map(({ id, title }): [string, string] => [id, title]),
    ...sourceRecipes().flatMap(({ id, title, steps }) =>
      [title, ...steps.map(({ text }) => text)].map((text): [string, string] => [id, text]),
    ),
  ]

  /** The texts in which a pattern is found, so that a failure shows what to mend. */
  const found = (pattern: RegExp) =>
    texts().flatMap(([id, text]) =>
      [...text.matchAll(pattern)].map(([match]) => `${id}: «${match}» in: ${text}`),
    )

  const repeated = (entries: string[]) => entries.filter((entry, index) => entries.indexOf(entry) !== index)

  test('is as large as promised', () => {
    expect(catalogue.categories.length).toBeGreaterThanOrEqual(atLeast.categories)
    expect(catalogue.products.length).toBeGreaterThanOrEqual(atLeast.products)
    const few = source.categories.filter(({ recipes }) => recipes.length < atLeast.recipesInCategory)
    expect(few.map(({ id, recipes }) => `${id}: ${recipes.length} recipes`)).toEqual([])
  })

  test('has every id once, over categories, recipes and products', () => {
    const { categories, recipes, products } = catalogue
    expect(repeated([...categories, ...recipes, ...products].map(({ id }) => id))).toEqual([])
  })

  test('sells every ingredient under the same title, at a sane price', () => {
    const titles = new Set(catalogue.products.map(({ title }) => title))
    const missing = catalogue.recipes.flatMap(({ id, ingredients }) =>
      ingredients.filter((title) => !titles.has(title)).map((title) => `${id}: ${title}`),
    )
    expect(missing).toEqual([])
    expect(catalogue.products.filter(({ price }) => !(price >= 0.2 && price <= 150))).toEqual([])
  })

  test('has no two recipes alike', () => {
    expect(repeated(catalogue.recipes.map(({ title }) => title.toLowerCase()))).toEqual([])
    expect(repeated(catalogue.recipes.map(({ ingredients }) => [...ingredients].sort().join(', ')))).toEqual(
      [],
    )
  })

  test('has 5 to 14 ingredients and 4 to 10 steps in a recipe, every ingredient used in some step', () => {
    for (const { id, ingredients, quantity, amounts, instructions, uses } of catalogue.recipes) {
      expect(ingredients.length, id).toBeGreaterThanOrEqual(5)
      expect(ingredients.length, id).toBeLessThanOrEqual(14)
      expect(instructions.length, id).toBeGreaterThanOrEqual(4)
      expect(instructions.length, id).toBeLessThanOrEqual(10)
      expect([quantity.length, amounts.length], id).toEqual([ingredients.length, ingredients.length])
      expect(uses, id).toHaveLength(instructions.length)
      expect(
        [...new Set(uses.flat())].sort((a, b) => a - b),
        id,
      ).toEqual([...ingredients.keys()])
    }
  })

  test('has kcal as the amounts and the products make them', () => {
    const products = new Map(sourceProducts().map((product) => [product.title, product]))
    for (const { id, ingredients, quantity, amounts, servings, kcal, nutrition } of catalogue.recipes) {
      const grams = ingredients.map((title, index) =>
        gramsIn(quantity[index] ?? '', products.get(title)?.grams),
      )
      grams.forEach((weight, index) =>
        expect(amounts[index]?.grams, `${id}: ${ingredients[index]}`).toBeCloseTo(weight, 1),
      )
      const whole = ingredients
        .map((title, index) => {
          const { per100, edible } = products.get(title) ?? {}
          return ((per100?.kcal ?? NaN) * (edible ?? NaN) * (grams[index] ?? NaN)) / 100
        })
        .reduce((sum, part) => sum + part, 0)
      expect(kcal, id).toBe(`${nutrition.kcal} ккал`)
      expect(nutrition.kcal % 5, id).toBe(0)
      expect(Math.abs(nutrition.kcal - whole / servings), `${id}: ${kcal}`).toBeLessThan(2.51)
      expect(nutrition.kcal, id).toBeLessThan(1500)
    }
  })

  test('takes at least the time that its steps name', () => {
    const late = sourceRecipes()
      .map(({ id, minutes, steps }) => {
        const named = steps.map(({ text }) => stepMinutes(text))
        return { id, minutes, named, sum: named.reduce((sum, step) => sum + step, 0) }
      })
      .filter(({ minutes, sum }) => sum > minutes)
    expect(
      late.map(({ id, minutes, named }) => `${id}: ${minutes} min, but steps ${named.join(' + ')}`),
    ).toEqual([])
  })

  test('has one to three sentences in a step, the last of them ended', () => {
    const sentences = (text: string) => text.replace(/[сч]т?\. л\./g, '').split(/[.!?…]+(?:\s|$)/).length - 1
    const steps = sourceRecipes().flatMap(({ id, steps }) => steps.map(({ text }) => ({ id, text })))
    expect(steps.filter(({ text }) => sentences(text) > 3 || !/[.!…]$/.test(text))).toEqual([])
  })

  test.each([
    ['quotes that are not «ёлочки»', /["'`“”„‟‘’]/g],
    ['double blanks', /\s{2,}/g],
    ['blanks before a comma or full stop', /\s[,.;:!?]/g],
    ['Latin letters, apart from °C', /(?<!°)\p{Script=Latin}+/gu],
    ['a Cyrillic С after °', /°\s?С/g],
    ['a hyphen for a dash', /\s-\s|\d-\d/g],
    ['a point for a decimal comma', /\d\.\d/g],
    ['е for ё', /(?<!\p{L})(?:еще|мед(?:а|у|ом)?)(?!\p{L})|свекл(?=[аыуео])/giu],
    [
      'е for ё in an adjective',
      /(?:желт|зелен|темн|тепл|терт|тверд|черн|варен|копчен|печен|слоен|солен|сушен|тушен)(?:ый|ого|ому|ым|ом|ая|ую|ой|ое|ые|ых|ыми)(?!\p{L})/giu,
    ],
  ])('is free of %s', (_name, pattern) => {
    expect(found(pattern)).toEqual([])
  })

  test('has a search index of 40 kB at most, gzipped', () => {
    const { body } = handle({ method: 'GET', url: '/api/recipes' }, catalogue)
    expect(gzipSync(body).length).toBeLessThanOrEqual(40_000)
  })

  test('keeps ids and titles distinct when scaled', () => {
    const { recipes } = scaleCatalogue(catalogue, 1000)
    expect(new Set(recipes.map(({ id }) => id)).size).toBe(1000)
    expect(new Set(recipes.map(({ title }) => title)).size).toBe(1000)
  })

  test('has its pictures, once they are made', ({ skip }) => {
    if (!hasPictures) skip('npm run pictures has not written pictures.json')
    const { categories, recipes, products } = catalogue
    const addresses = [
      ...[...categories, ...recipes].flatMap(({ name, back, backAvif }) => [
        name,
        ...back,
        ...(backAvif ? back.map((address) => addressIn(address.replace('.webp', backAvif))) : []),
      ]),
      ...products.map(({ image }) => image),
      ...[...categories, ...recipes, ...products].flatMap(({ picture }) =>
        [picture?.avif, picture?.webp].flatMap((srcset) => srcset?.split(/,\s*/).map(addressIn) ?? []),
      ),
    ]
    expect(addresses.filter((address) => !existsSync(join(root, 'public', address)))).toEqual([])
  })

  test('is counted', () => {
    const bought = new Set(catalogue.recipes.flatMap(({ ingredients }) => ingredients))
    console.log(
      `The catalogue: ${catalogue.categories.length} categories, ${catalogue.recipes.length} recipes, ` +
        `${catalogue.products.length} products, ${bought.size} ingredients bought, ` +
        `${catalogue.recipes.length} kcal checked`,
    )
    expect(bought.size).toBeGreaterThan(0)
  })
})

/** Grams in an amount's text, found another way than `gramsOf` does: a unit is known by its first three letters. */
function gramsIn(text: string, weights: Partial<Record<string, number>> = {}): number {
  if (text === 'по вкусу') return 0
  const [number = '', ...unit] = text.split(' ')
  const grams = { г: 1, кг: 1000, л: (weights.мл ?? NaN) * 1000, ...weights }
  const [, weight = NaN] =
    Object.entries(grams).find(([name]) => name.slice(0, 3) === unit.join(' ').slice(0, 3)) ?? []
  return Number(number.replace(',', '.')) * weight
}

/** The address in an entry of a srcset, 'images/soups-320.avif 320w'. */
function addressIn(entry: string): string {
  return entry.split(' ')[0] ?? ''
}
