import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { beforeAll, describe, expect, test } from 'vitest'
import { countNutrition } from '../../lib/recipes/own/nutrition'
import { handle } from '../handler'
import type { Catalogue } from './api-types'
import { buildCatalogue } from './catalogue'
import { scaleCatalogue } from './scale-catalogue'
import { checkSource, readSourceFiles, type Source } from './source'
import { stepMinutes } from './step-minutes'

describe('the catalogue files', () => {
  const minimum = { categories: 12, recipesInCategory: 10, products: 200 }
  const root = join(dirname(fileURLToPath(import.meta.url)), '../..')
  let source: Source
  let catalogue: Catalogue
  let hasPictures: boolean

  beforeAll(() => {
    const files = readSourceFiles()
    hasPictures = 'pictures.json' in files
    source = checkSource(files)
    catalogue = buildCatalogue(source)
  })

  const sourceRecipes = () => source.categories.flatMap(({ recipes }) => recipes)
  const sourceProducts = () => source.departments.flatMap(({ products }) => products)

  const duplicates = (entries: string[]) => entries.filter((entry, index) => entries.indexOf(entry) !== index)

  test('list every recipe that needs the oven among the words of the search', () => {
    const oven = catalogue.searchWords.concepts.find(({ words }) => words.includes('духовка'))
    const baked = catalogue.recipes.filter(({ instructions }) =>
      instructions.some((text) => /духовк|запека|выпека/i.test(text)),
    )
    expect(oven?.recipes?.toSorted()).toEqual(baked.map(({ id }) => id).toSorted())
  })

  test('offer more than 200 substitutes that the shop sells', () => {
    const all = catalogue.recipes.flatMap(({ substitutions = [] }) => substitutions)
    const titles = all.flatMap(({ product }) => product?.title ?? [])
    expect(titles.length).toBeGreaterThan(200)
    const isSold = new Set(catalogue.products.flatMap(({ title, ownShelf }) => (ownShelf ? [] : [title])))
    expect(titles.filter((title) => !isSold.has(title))).toEqual([])
  })

  test('have the nutrition that the site counts by the food tables, as for recipes with substitutes', () => {
    const foods = new Map(catalogue.foods.map(({ edible = 1, ...food }) => [food.title, { ...food, edible }]))
    for (const { id, ingredients, amounts, servings, nutrition } of catalogue.recipes) {
      const parts = ingredients.map((title, index) => ({ title, amount: amounts[index] }))
      expect({ id, nutrition: countNutrition(parts, servings, foods).nutrition }).toEqual({ id, nutrition })
    }
  })

  test('contain the minimum numbers of categories, recipes and products', () => {
    expect(catalogue.categories.length).toBeGreaterThanOrEqual(minimum.categories)
    expect(catalogue.products.length).toBeGreaterThanOrEqual(minimum.products)
    const tooSmall = source.categories.filter(({ recipes }) => recipes.length < minimum.recipesInCategory)
    expect(tooSmall.map(({ id, recipes }) => `${id}: ${recipes.length} recipes`)).toEqual([])
  })

  test('use each id once across categories, recipes and products', () => {
    const { categories, recipes, products } = catalogue
    expect(duplicates([...categories, ...recipes, ...products].map(({ id }) => id))).toEqual([])
  })

  test('contain a product for every ingredient title, and prices from 0.20 to 150 rubles', () => {
    const titles = new Set(catalogue.products.map(({ title }) => title))
    const missing = catalogue.recipes.flatMap(({ id, ingredients }) =>
      ingredients.filter((title) => !titles.has(title)).map((title) => `${id}: ${title}`),
    )
    expect(missing).toEqual([])
    expect(catalogue.products.filter(({ price }) => !(price >= 0.2 && price <= 150))).toEqual([])
  })

  test('contain no two recipes with the same title or the same ingredients', () => {
    expect(duplicates(catalogue.recipes.map(({ title }) => title.toLowerCase()))).toEqual([])
    expect(
      duplicates(catalogue.recipes.map(({ ingredients }) => [...ingredients].sort().join(', '))),
    ).toEqual([])
  })

  test('give every recipe 5 to 14 ingredients, each used in a step, and 4 to 10 steps', () => {
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

  test('produce grams and kcal that match an independent calculation', () => {
    const products = new Map(sourceProducts().map((product) => [product.title, product]))
    for (const { id, ingredients, quantity, amounts, servings, kcal, nutrition } of catalogue.recipes) {
      const grams = ingredients.map((title, index) =>
        gramsIn(quantity[index] ?? '', products.get(title)?.grams),
      )
      grams.forEach((weight, index) =>
        expect(amounts[index]?.grams, `${id}: ${ingredients[index]}`).toBeCloseTo(weight, 1),
      )
      const totalKcal = ingredients
        .map((title, index) => {
          const { per100, edible } = products.get(title) ?? {}
          return ((per100?.kcal ?? NaN) * (edible ?? NaN) * (grams[index] ?? NaN)) / 100
        })
        .reduce((sum, part) => sum + part, 0)
      expect(kcal, id).toBe(`${nutrition.kcal} ккал`)
      expect(nutrition.kcal % 5, id).toBe(0)
      expect(Math.abs(nutrition.kcal - totalKcal / servings), `${id}: ${kcal}`).toBeLessThan(2.51)
      expect(nutrition.kcal, id).toBeLessThan(1500)
    }
  })

  test('give every recipe at least as many minutes as its steps take', () => {
    const tooShort = sourceRecipes()
      .map(({ id, minutes, steps }) => {
        const stepTimes = steps.map(({ text }) => stepMinutes(text))
        return { id, minutes, stepTimes, sum: stepTimes.reduce((sum, time) => sum + time, 0) }
      })
      .filter(({ minutes, sum }) => sum > minutes)
    expect(
      tooShort.map(
        ({ id, minutes, stepTimes }) => `${id}: ${minutes} min, but steps ${stepTimes.join(' + ')}`,
      ),
    ).toEqual([])
  })

  test('produce a recipe index of at most 40 kB gzipped', () => {
    const { body } = handle({ method: 'GET', url: '/api/recipes' }, catalogue)
    expect(gzipSync(body).length).toBeLessThanOrEqual(40_000)
  })

  test('keep ids and titles distinct when scaled', () => {
    const { recipes } = scaleCatalogue(catalogue, 1000)
    expect(new Set(recipes.map(({ id }) => id)).size).toBe(1000)
    expect(new Set(recipes.map(({ title }) => title)).size).toBe(1000)
  })

  test('refer only to picture files that exist', ({ skip }) => {
    if (!hasPictures) skip('npm run pictures has not written pictures.json')
    const { categories, recipes, products } = catalogue
    const urls = [
      ...[...categories, ...recipes].flatMap(({ name, back, backAvif }) => [
        name,
        ...back,
        ...(backAvif ? back.map((url) => urlIn(url.replace('.webp', backAvif))) : []),
      ]),
      ...products.map(({ image }) => image),
      ...[...categories, ...recipes, ...products].flatMap(({ picture }) =>
        [picture?.avif, picture?.webp].flatMap((srcset) => srcset?.split(/,\s*/).map(urlIn) ?? []),
      ),
    ]
    expect(urls.filter((url) => !existsSync(join(root, 'public', url)))).toEqual([])
  })
})

/** The weight of an amount in grams, computed independently of `toGrams`: units are matched by their first three letters. */
function gramsIn(text: string, weights: Partial<Record<string, number>> = {}): number {
  if (text === 'по вкусу') return 0
  const [number = '', ...unit] = text.split(' ')
  const grams = { г: 1, кг: 1000, л: (weights.мл ?? NaN) * 1000, ...weights }
  const [, weight = NaN] =
    Object.entries(grams).find(([name]) => name.slice(0, 3) === unit.join(' ').slice(0, 3)) ?? []
  return Number(number.replace(',', '.')) * weight
}

/** The URL in an entry of a srcset, such as 'images/soups-320.avif 320w'. */
function urlIn(entry: string): string {
  return entry.split(' ')[0] ?? ''
}
