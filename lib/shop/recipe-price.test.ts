import { describe, expect, it } from 'vitest'

import type { Pack } from '@/lib/quantities/amount-schema'
import { fetchRecipeIndex } from '@/lib/recipes/recipe-index-api'
import { fetchRecipes, type Ingredient } from '@/lib/recipes/recipes-api'
import { fetchProducts, type Product } from '@/lib/shop/shop-api'
import { priceOf } from '@/lib/shop/recipe-price'
import { loadCatalogue } from '@/mock-api/catalogue/catalogue'
import { handle } from '@/mock-api/handler'
import { stubApi } from '@/testing/api'

const product = (title: string, price: number, pack?: Pack, more: Partial<Product> = {}): Product => ({
  id: title,
  title,
  price,
  quantity: '',
  image: '',
  count: 1,
  picture: undefined,
  pack,
  ...more,
})
const ingredient = (title: string, value: number | null, unit = 'г', grams?: number): Ingredient => ({
  title,
  quantity: '',
  amount: { value, unit, grams },
})
const forFour = { servings: 4, baseServings: 4 }
const shop = [
  product('Творог', 3.5, { value: 350, unit: 'г' }),
  product('Яйца', 4.2, { value: 10, unit: 'шт' }),
  product('Соль', 1.15, { value: 1, unit: 'кг' }, { staple: true }),
]

describe('priceOf', () => {
  it('returns the sums of used amounts and of whole packs, in total and per serving', () => {
    const price = priceOf([ingredient('Творог', 500), ingredient('Яйца', 2, 'шт')], forFour, shop)
    // 500 of 700 g at 7.00 is 5.00; 2 of 10 eggs are 0.84.
    expect(price).toEqual({
      used: { kopecks: 584, perServing: 146 },
      till: { kopecks: 1120, perServing: 280 },
      notCounted: [],
      notSold: [],
      ownShelf: [],
      staples: [],
    })
  })

  it('scales with the servings; the used sum per serving stays the same', () => {
    const price = priceOf([ingredient('Творог', 500)], { servings: 8, baseServings: 4 }, shop)
    expect(price?.used).toEqual({ kopecks: 1000, perServing: 125 })
    expect(price?.till).toEqual({ kopecks: 1050, perServing: 131 })
  })

  it('rounds once, at the end', () => {
    const thirds = [1, 2, 3].map((index) => product(`Т${index}`, 0.01, { value: 3, unit: 'шт' }))
    const price = priceOf(
      thirds.map(({ title }) => ingredient(title, 1, 'шт')),
      forFour,
      thirds,
    )
    expect(price?.used?.kopecks).toBe(1)
  })

  it('names products that are not sold, and leaves staples out', () => {
    const all = [ingredient('Творог', 350), ingredient('Соль', null, 'по вкусу'), ingredient('Трюфель', 5)]
    expect(priceOf(all, forFour, shop)).toMatchObject({
      used: { kopecks: 350 },
      till: { kopecks: 350 },
      notCounted: [],
      notSold: ['Трюфель'],
      staples: ['Соль'],
    })
  })

  it('names alcohol, which is not sold, and leaves it out of both sums', () => {
    const wine = product('Белое сухое вино', 14.99, { value: 750, unit: 'мл' }, { ownShelf: true })
    const all = [ingredient('Творог', 350), ingredient('Белое сухое вино', 120, 'мл')]
    expect(priceOf(all, forFour, [...shop, wine])).toMatchObject({
      used: { kopecks: 350 },
      till: { kopecks: 350 },
      notSold: [],
      ownShelf: ['Белое сухое вино'],
    })
  })

  it('counts whole packs of a product of which the amount is unknown, and names it', () => {
    const dill = product('Укроп', 1.2, { value: 50, unit: 'г' })
    const all = [ingredient('Творог', 350), ingredient('Укроп', null, 'по вкусу')]
    expect(priceOf(all, forFour, [...shop, dill])).toMatchObject({
      used: { kopecks: 350 },
      till: { kopecks: 350 + 120 },
      notCounted: ['Укроп'],
    })
  })

  it('adds up duplicate ingredients before it counts packs', () => {
    const price = priceOf([ingredient('Творог', 100), ingredient('Творог', 250)], forFour, shop)
    expect(price).toMatchObject({ used: { kopecks: 350 }, till: { kopecks: 350 } })
  })

  it('counts the rest if a part is unknown, and names that part', () => {
    const price = priceOf([ingredient('Творог', 350), ingredient('Творог', 1, 'горсть')], forFour, shop)
    expect(price).toMatchObject({ used: { kopecks: 350 }, notCounted: ['Творог'] })
  })

  it('is undefined if nothing can be counted', () => {
    expect(priceOf([ingredient('Творог', 500)], forFour, [])).toBeUndefined()
    expect(priceOf([ingredient('Соль', null, 'по вкусу')], forFour, shop)).toBeUndefined()
    expect(priceOf([], forFour, shop)).toBeUndefined()
  })

  it('is that of the usual packs where their size is unknown, without what is used of them', () => {
    expect(priceOf([ingredient('Творог', 500)], forFour, [product('Творог', 3.5)])).toEqual({
      till: { kopecks: 350, perServing: 88 },
      notCounted: ['Творог'],
      notSold: [],
      ownShelf: [],
      staples: [],
    })
  })

  it('is undefined for sums beyond safe integers', () => {
    const held: Pack = { value: 1, unit: 'кг' }
    expect(priceOf([ingredient('Соль', 5)], forFour, [product('Соль', 1e307, held)])).toBeUndefined()
    const many = product('Хлеб', 1, undefined, { count: Number.MAX_SAFE_INTEGER })
    expect(
      priceOf([ingredient('Творог', 5), ingredient('Хлеб', 1)], forFour, [...shop, many]),
    ).toBeUndefined()
  })
})

it('is the same for a recipe as in the index of the catalogue', async () => {
  const catalogue = loadCatalogue()
  stubApi((path) => new Response(handle({ method: 'GET', url: `/api/${path}` }, catalogue).body))
  const [index, products] = await Promise.all([fetchRecipeIndex(), fetchProducts()])
  const recipes = await Promise.all(catalogue.categories.map(({ id }) => fetchRecipes(id)))
  const kopecksOf = (id: string) => {
    const { ingredients = [], servings = 1 } = recipes.flat().find((recipe) => recipe.id === id) ?? {}
    return priceOf(ingredients, { servings, baseServings: servings }, products)?.till.kopecks
  }
  expect(index.map(({ id, till = NaN }) => [id, Math.round(till * 100)])).toEqual(
    index.map(({ id }) => [id, kopecksOf(id)]),
  )
})
