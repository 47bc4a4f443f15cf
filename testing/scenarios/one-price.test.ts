import fc from 'fast-check'
import { beforeEach, describe, expect, it } from 'vitest'

import { loadCatalogue } from '@/mock-api/catalogue/catalogue'
import { handle } from '@/mock-api/handler'
import { shareOf } from '@/lib/plan/plan'
import { pricesOf } from '@/lib/plan/totals'
import { fetchRecipes, type Recipe } from '@/lib/recipes/recipes-api'
import { priceOf } from '@/lib/shop/recipe-price'
import { fetchProducts } from '@/lib/shop/shop-api'
import { isAtHome, tillOf } from '@/lib/shop/till'
import { buildCart } from '@/lib/shopping/cart'
import { openTitles, useShoppingStore } from '@/lib/shopping/shopping-store'
import { needsByTitle } from '@/lib/shopping/title-needs'
import { stubApi } from '@/testing/api'
import { resetApp } from '@/testing/app'

/** The same choice of dishes costs the same on every screen, checked over the whole catalogue of the site. */

beforeEach(resetApp)

async function loadAll() {
  const catalogue = loadCatalogue()
  stubApi((path) => new Response(handle({ method: 'GET', url: `/api/${path}` }, catalogue).body))
  const products = await fetchProducts()
  const recipes = (await Promise.all(catalogue.categories.map(({ id }) => fetchRecipes(id)))).flat()
  return { products, recipes }
}

/** The sum of price times count in kopecks, by whole kopecks and without the code under test. */
const sumOf = (rows: { price: number; count: number }[]) =>
  rows.reduce((sum, { price, count }) => sum + Math.round(price * 100) * count, 0)

describe('one price', () => {
  it('of some dishes is the same in the plan, on the list and in the cart', async () => {
    const { products, recipes } = await loadAll()
    const byId = new Map(recipes.map((recipe) => [recipe.id, recipe]))
    const meals = fc.array(
      fc.record({ recipe: fc.constantFrom(...recipes), servings: fc.integer({ min: 1, max: 12 }) }),
      { minLength: 1, maxLength: 8 },
    )
    const remainders = fc.array(
      fc.record({
        title: fc.constantFrom(...products.map(({ title }) => title)),
        value: fc.nat({ max: 2000 }),
      }),
      { maxLength: 200 },
    )
    fc.assert(
      fc.property(meals, remainders, (chosen, left) => {
        resetApp()
        const planned = chosen.map(({ recipe, servings }, index) => ({
          id: `m${index}`,
          day: '2026-11-25',
          name: 'dinner' as const,
          recipe: { id: recipe.id, title: recipe.title },
          servings,
        }))
        const home = new Map(
          left.map(({ title, value }) => [title, { value: value + 1, unit: 'г' as const }]),
        )
        const plan = pricesOf(planned, byId, products, home)
        const isBought = (title: string) => !plan.atHome?.includes(title)

        const store = useShoppingStore.getState()
        store.addRecipes(
          planned.map((meal, index) => {
            const recipe = chosen[index]?.recipe as Recipe
            const wanted = recipe.ingredients.map(({ title }) => title).filter(isBought)
            const share = shareOf(meal, recipe, new Set(wanted))
            return { recipe: share, scale: share }
          }),
        )
        const { titles, bought, recipeShares, cart: choices } = useShoppingStore.getState()
        const needs = needsByTitle(recipeShares.shares)
        const open = openTitles({ titles, bought })
        const list = tillOf(open, products, needs)
        const cart = buildCart(open, products, choices, needs)

        expect(list.kopecks).toBe(plan.till.sum)
        expect(sumOf(cart.rows)).toBe(plan.till.sum)
        expect(cart.rows.filter(({ staple }) => staple).every(isAtHome)).toBe(true)
        expect(plan.used.sum).toBeLessThanOrEqual(plan.till.sum)
      }),
      { numRuns: 100 },
    )
  })

  it('of one dish is the same on its page, in the plan and in the cart', async () => {
    const { products, recipes } = await loadAll()
    for (const recipe of recipes) {
      const servings = recipe.servings ?? 1
      const scale = { servings, baseServings: servings }
      const meal = { id: 'm', day: '2026-11-25', name: 'dinner' as const, recipe, servings }
      const rows = buildCart(
        recipe.ingredients.map(({ title }) => title),
        products,
        { counts: {}, removed: [] },
        needsByTitle([{ id: recipe.id, title: recipe.title, ...scale, ingredients: recipe.ingredients }]),
      ).rows
      expect(priceOf(recipe.ingredients, scale, products)?.till.kopecks, recipe.id).toBe(sumOf(rows))
      expect(pricesOf([meal], new Map([[recipe.id, recipe]]), products).till.sum, recipe.id).toBe(sumOf(rows))
    }
  })
})
