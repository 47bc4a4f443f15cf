import { describe, expect, it } from 'vitest'

import { fetchPlannerCatalogue } from '@/lib/planner/read-dishes'
import { failWith, type Responder, stubApi } from '@/testing/api'
import { mockApiWithSubstitutes } from '@/testing/substitutes'

const withBeet = [{ id: 'thin-pancakes', products: [{ ingredient: 'Молоко', product: 'Свёкла' }] }]
const pancakes = async (substitutes?: typeof withBeet) =>
  (await fetchPlannerCatalogue(substitutes)).dishes.find(({ id }) => id === 'thin-pancakes')

describe('fetchPlannerCatalogue', () => {
  it('has dishes with the substitutes that the visitor has chosen: their amounts, kcal and allergens', async () => {
    stubApi(mockApiWithSubstitutes)
    const [plain, changed] = [await pancakes(), await pancakes(withBeet)]
    expect(plain?.ingredients.map(({ title }) => title)).toContain('Молоко')
    expect(plain?.tags).toContain('contains-dairy')
    expect(changed?.ingredients[1]).toMatchObject({ title: 'Свёкла', quantity: '600 г' })
    expect([plain?.main?.includes('Молоко'), changed?.main?.includes('Свёкла')]).toEqual([true, true])
    expect(changed?.nutrition?.kcal).not.toBe(plain?.nutrition?.kcal)
    expect(changed?.tags).toEqual(expect.arrayContaining(['contains-egg', 'contains-gluten']))
    expect(changed?.tags).not.toContain('contains-dairy')
  })

  it('lacks only the dishes whose substitutes cannot be had', async () => {
    const failing: Responder = (path, init) =>
      path === 'selected/thin-pancakes/category' ? failWith(400)(path) : mockApiWithSubstitutes(path, init)
    stubApi(failing)
    expect(await pancakes(withBeet)).toBeUndefined()
    const { dishes, lacks } = await fetchPlannerCatalogue(withBeet)
    expect(dishes.length).toBeGreaterThan(0)
    expect(lacks).toEqual(['recipes'])
  })

  it('has what a meal is not for, though its category is, for no such meal', async () => {
    const concepts = [{ words: ['на ужин'], categories: ['soups', 'breakfasts'], except: ['borscht'] }]
    stubApi((path, init) =>
      path === 'search-words'
        ? Response.json({ stems: {}, ignored: [], concepts })
        : mockApiWithSubstitutes(path, init),
    )
    const { dishes } = await fetchPlannerCatalogue()
    const forDinner = dishes.filter(({ suits }) => suits?.includes('dinner'))
    expect(forDinner.map(({ id }) => id)).toEqual(['thin-pancakes'])
  })

  it('has dishes without prices, suiting meals and tables where the API lacks them', async () => {
    const poor: Responder = (path, init) =>
      ['shop', 'search-words', 'foods'].includes(path)
        ? failWith(404)(path)
        : mockApiWithSubstitutes(path, init)
    stubApi(poor)
    const { products, dishes, lacks } = await fetchPlannerCatalogue()
    expect(products).toEqual([])
    expect(lacks).toEqual(['prices'])
    expect(dishes.length).toBeGreaterThan(0)
    expect(dishes.some(({ suits }) => suits)).toBe(false)
  })
})
