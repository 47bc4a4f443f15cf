import { describe, expect, test } from 'vitest'
import { buildCatalogue, deriveTags } from './catalogue'
import { sampleCatalogue as sample } from './sample-catalogue'
import { sampleFiles } from './sample-files'
import { checkSource } from './source'

describe('buildCatalogue', () => {
  test('returns category cards with three pictures for the back', () => {
    expect(sample.categories.map(({ id }) => id)).toEqual(['soups', 'breakfasts'])
    expect(sample.categories[0]).toEqual({
      id: 'soups',
      name: 'images/soups.webp',
      title: 'Супы',
      back: ['images/soups-back-1.webp', 'images/soups-back-2.webp', 'images/soups-back-3.webp'],
    })
  })

  test('returns complete recipes and computes kcal, nutrition, tags and price from the products', () => {
    expect(sample.recipes[0]).toEqual({
      id: 'borscht',
      name: 'images/borscht.webp',
      title: 'Борщ с говядиной',
      back: ['images/borscht-back-1.webp', 'images/borscht-back-2.webp', 'images/borscht-back-3.webp'],
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
      // A pack each of beef at 14.50, beetroot at 1.80 and garlic at 1.20; water and salt are staples.
      till: 17.5,
      video: 'video/borscht/',
    })
    expect(sample.recipes[1]).toMatchObject({
      kcal: '285 ккал',
      nutrition: { kcal: 285, protein: 13, fat: 8, carbs: 41 },
      tags: ['vegetarian', 'contains-dairy', 'contains-egg', 'contains-gluten'],
    })
  })

  test('returns the notes of a recipe as they are written', () => {
    const files = sampleFiles()
    const notes = { activeMinutes: 40, tips: ['Солите в конце.'], storage: { fridgeDays: 3 } }
    Object.assign(files['categories/soups.yaml'].recipes[0] ?? {}, notes)
    const [borscht] = buildCatalogue(checkSource(files)).recipes
    expect(borscht).toEqual({ ...sample.recipes[0], ...notes, keepsDays: 3 })
  })

  test('returns products and sets `staple` only on staples', () => {
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

  test('marks alcohol as not sold and leaves it out of the price of a recipe', () => {
    const files = sampleFiles()
    const beef = files['products/vegetables.yaml'].products[2]
    Object.assign(beef ?? {}, { marks: ['alcohol'] })
    const { products, recipes } = buildCatalogue(checkSource(files))
    expect(products[2]).toMatchObject({ title: 'Говядина на кости', count: 0, ownShelf: true })
    expect(products.filter(({ ownShelf }) => ownShelf)).toHaveLength(1)
    // Water and salt are staples: a pack of beetroot and one of garlic remain.
    expect(recipes[0]).toMatchObject({ till: 3 })
  })

  test('adds `picture` and `backAvif` only to the entries listed in pictures.json', () => {
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
    for (const [listed, unlisted] of [categories, recipes]) {
      expect(listed?.backAvif).toBe('-320.avif 320w')
      expect(unlisted).not.toHaveProperty('backAvif')
      expect(unlisted).not.toHaveProperty('picture')
    }
  })
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
])('deriveTags(%j) returns %j', (marks, tags) => {
  expect(deriveTags(marks)).toEqual(tags)
})
