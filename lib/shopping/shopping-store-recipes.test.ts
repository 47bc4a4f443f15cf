import { beforeEach, describe, expect, it } from 'vitest'

import type { Ingredient } from '@/lib/recipes/recipes-api'
import { resetApp } from '@/testing/app'
import { grams, toTaste } from '@/testing/ingredients'
import { useShoppingStore } from '@/lib/shopping/shopping-store'

const wanted = (id: string, ...ingredients: Ingredient[]) => ({
  recipe: { id, title: id, ingredients },
  scale: { servings: 4, baseServings: 4 },
})

const list = () => useShoppingStore.getState()
const shares = () =>
  useShoppingStore
    .getState()
    .recipeShares.shares.map(({ id, ingredients }) => [id, ...ingredients.map(({ title }) => title)])

beforeEach(resetApp)

describe('addRecipes', () => {
  it('adds titles, each once, and a share per recipe', () => {
    useShoppingStore
      .getState()
      .addRecipes([wanted('a', grams('Творог', 500), grams('Сахар', 30)), wanted('b', grams('Творог', 400))])
    expect(list().titles).toEqual(['Творог', 'Сахар'])
    expect(shares()).toEqual([
      ['a', 'Творог', 'Сахар'],
      ['b', 'Творог'],
    ])
    expect(localStorage.getItem('shopList')).toBe('["Творог","Сахар"]')
  })

  it('drops stale shares of titles that are not listed', () => {
    useShoppingStore.getState().addRecipes([wanted('a', grams('Творог', 500))])
    const { recipeShares } = useShoppingStore.getState()
    list().clear()
    useShoppingStore.setState({ recipeShares })
    useShoppingStore.getState().addRecipes([wanted('b', grams('Творог', 400))])
    expect(shares()).toEqual([['b', 'Творог']])
  })
})

describe('addRecipes for a recipe that is listed and bought', () => {
  const recipe = wanted('a', grams('Творог', 500), { title: 'Зелень', quantity: '1 горсть' }, toTaste('Соль'))
  const all = ['Творог', 'Зелень', 'Соль']

  beforeEach(() => {
    useShoppingStore.getState().addRecipes([recipe])
    all.forEach(list().tick)
  })

  it('keeps titles bought for the same or fewer servings', () => {
    useShoppingStore.getState().addRecipes([recipe])
    expect(list().bought).toEqual(all)
    useShoppingStore.getState().addRecipes([{ ...recipe, scale: { servings: 2, baseServings: 4 } }])
    expect(list().bought).toEqual(all)
    expect(useShoppingStore.getState().recipeShares.shares).toMatchObject([{ id: 'a', servings: 2 }])
  })

  it('reopens titles of which more is needed and adds new ones', () => {
    useShoppingStore.getState().addRecipes([{ ...recipe, scale: { servings: 6, baseServings: 4 } }])
    expect(list().bought).toEqual(['Соль'])
    all.forEach(list().tick)
    useShoppingStore.getState().addRecipes([wanted('a', ...recipe.recipe.ingredients, grams('Сахар', 30))])
    expect(list().titles).toEqual([...all, 'Сахар'])
    expect(list().bought).toEqual(all)
  })

  it('reopens only the titles of which a changed recipe needs more', () => {
    const greens = { title: 'Зелень', quantity: '1 горсть' }
    const change = (...ingredients: Ingredient[]) =>
      useShoppingStore.getState().addRecipes([wanted('a', ...ingredients)])
    change(grams('Творог', 400), greens, toTaste('Соль'))
    expect(list().bought).toEqual(all)
    change(grams('Творог', 450), greens, toTaste('Соль'))
    expect(list().bought).toEqual(['Зелень', 'Соль'])
    change(grams('Творог', 450), greens, greens, toTaste('Соль'))
    expect(list().bought).toEqual(['Соль'])
  })

  it('reopens titles that another recipe needs too', () => {
    useShoppingStore.getState().addRecipes([recipe, wanted('b', grams('Творог', 400))])
    expect(list().bought).toEqual(['Зелень', 'Соль'])
  })
})

describe('addManual', () => {
  it('keeps titles on the list when the recipe that needs them too is removed', () => {
    useShoppingStore.getState().addRecipes([wanted('a', grams('Лук', 100), grams('Рис', 200))])
    useShoppingStore.getState().addManual(['Лук', 'Сыр'])
    expect(list().titles).toEqual(['Лук', 'Рис', 'Сыр'])
    useShoppingStore.getState().removeRecipe('a')
    expect(list().titles).toEqual(['Лук', 'Сыр'])
  })

  it('keeps titles of recipes that are added later, and reopens bought ones', () => {
    useShoppingStore.getState().addManual(['Лук'])
    list().tick('Лук')
    useShoppingStore.getState().addRecipes([wanted('a', grams('Лук', 100))])
    list().tick('Лук')
    useShoppingStore.getState().addManual(['Лук'])
    expect(list().bought).toEqual([])
    useShoppingStore.getState().removeRecipe('a')
    expect(list().titles).toEqual(['Лук'])
  })
})

describe('remove', () => {
  it('removes the shares of a title, which do not return with it', () => {
    useShoppingStore.getState().addRecipes([wanted('a', grams('Творог', 500), grams('Сахар', 30))])
    list().remove(['Творог'])
    expect(shares()).toEqual([['a', 'Сахар']])
    list().addTitles(['Творог'])
    expect(shares()).toEqual([['a', 'Сахар']])
    list().clear()
    expect(shares()).toEqual([])
    expect(localStorage.getItem('needs')).toBeNull()
  })
})

describe('removeRecipe', () => {
  it('removes titles that nothing else needs, and can be undone', () => {
    list().addTitles(['Сахар', 'Мыло'])
    useShoppingStore
      .getState()
      .addRecipes([wanted('a', grams('Творог', 500), grams('Сахар', 30), grams('Мука', 90))])
    useShoppingStore.getState().addRecipes([wanted('b', grams('Творог', 400))])
    const before = useShoppingStore.getState().recipeShares
    const undo = useShoppingStore.getState().removeRecipe('a')
    expect(list().titles).toEqual(['Сахар', 'Мыло', 'Творог'])
    expect(shares()).toEqual([['b', 'Творог']])
    undo()
    expect(list().titles).toEqual(['Сахар', 'Мыло', 'Творог', 'Мука'])
    expect(new Set(shares().map(String))).toEqual(new Set(['a,Творог,Сахар,Мука', 'b,Творог']))
    expect(useShoppingStore.getState().recipeShares.manual).toEqual(before.manual)
  })

  it('changes nothing for an unknown recipe, nor does its undo', () => {
    useShoppingStore.getState().addRecipes([wanted('a', grams('Творог', 500))])
    useShoppingStore.getState().removeRecipe('b')()
    expect(list().titles).toEqual(['Творог'])
    expect(shares()).toEqual([['a', 'Творог']])
  })
})
