import { describe, expect, it } from 'vitest'
import { type Product, type Recipe } from './catalogue'
import { friedEgg } from './drawings/pieces'
import { itemOf } from './products/product-items'
import { recipeStillLife } from './recipes'

const products = new Map<string, Product>(
  [
    { id: 'beetroot', title: 'Свёкла' },
    { id: 'beef', title: 'Говядина' },
    { id: 'sour-cream', title: 'Сметана' },
    { id: 'salt', title: 'Соль', staple: true },
    { id: 'eggs', title: 'Яйца' },
    { id: 'duck', title: 'Утка' },
    { id: 'carrot', title: 'Морковь' },
    { id: 'penne', title: 'Пенне' },
  ].map((product) => [product.title, product]),
)

const recipe = (fields: Partial<Recipe> = {}): Recipe => ({
  id: 'borscht',
  category: 'soups',
  title: 'Борщ',
  ingredients: ['Соль', 'Свёкла', 'Говядина', 'Сметана'],
  picture: { vessel: 'bowl', look: 'soup', color: '#a51f2f', top: ['Сметана'] },
  ...fields,
})

const stillLifeOf = (fields: Partial<Recipe> = {}) => recipeStillLife(recipe(fields), products).stillLife

describe('recipeStillLife', () => {
  it('takes the toppings from the recipe and the contents from its other ingredients, without staples', () => {
    const { toppings, contents } = stillLifeOf()
    expect(toppings).toEqual([itemOf('sour-cream')])
    expect(contents).toEqual([itemOf('beetroot'), itemOf('beef')])
  })

  it('lists staples after the other ingredients', () => {
    const { ingredients } = recipeStillLife(recipe(), products)
    expect(ingredients).toEqual(['beetroot', 'beef', 'sour-cream', 'salt'].map(itemOf))
  })

  it('fries eggs in a pan and boils them elsewhere', () => {
    const eggs = (vessel: Recipe['picture']['vessel']) =>
      stillLifeOf({
        ingredients: ['Яйца'],
        picture: { vessel, look: 'stew', color: '#ffffff', top: ['Яйца'] },
      }).toppings.map(({ piece }) => piece)
    expect(eggs('pan')).toEqual([friedEgg])
    expect(eggs('bowl')).toEqual([itemOf('eggs').piece])
  })

  it('serves hot styles with steam, except cold soups and cold categories', () => {
    expect(stillLifeOf().isHot).toBe(true)
    expect(stillLifeOf({ title: 'Холодный борщ' }).isHot).toBe(false)
    expect(stillLifeOf({ category: 'salads' }).isHot).toBe(false)
    expect(
      stillLifeOf({
        category: 'drinks',
        picture: { vessel: 'cup', look: 'drink', color: '#8a4a2a', top: [] },
      }).isHot,
    ).toBe(true)
  })

  it('shows a bird as it comes from the oven', () => {
    const { main } = stillLifeOf({
      ingredients: ['Утка'],
      picture: { vessel: 'baking-dish', look: 'whole', color: '#cf7f32', top: [] },
    })
    expect(main?.whole.key).toBe('roast-cf7f32')
    expect(main?.isCooked).toBe(true)
  })

  it('makes pasta of the short pasta among the ingredients', () => {
    const picture = { vessel: 'plate', look: 'pasta', color: '#f6cb5c', top: [] } as const
    expect(stillLifeOf({ ingredients: ['Сметана', 'Пенне'], picture: { ...picture, top: [] } }).main).toEqual(
      itemOf('penne'),
    )
    expect(stillLifeOf({ ingredients: ['Сметана'], picture: { ...picture, top: [] } }).main).toBeUndefined()
  })

  it('cuts a product differently where the recipe does', () => {
    const carrot = (id: string) =>
      stillLifeOf({ id, ingredients: ['Морковь'] }).contents.map(({ piece }) => piece?.key)
    expect(carrot('borscht')).toEqual([itemOf('carrot').piece?.key])
    expect(carrot('korean-style-carrot')).toEqual(['strip_f58a24_20_20'])
  })
})
