import { beforeEach, describe, expect, it } from 'vitest'

import type { Ingredient } from '@/lib/recipes/recipes-api'
import { startAfresh } from '@/testing/app'
import { useShoppingStore } from '@/lib/shopping/shopping-store'

const grams = (title: string, value: number): Ingredient => ({
  title,
  quantity: `${value} г`,
  amount: { value, unit: 'г', grams: value },
})
const toTaste = (title: string): Ingredient => ({
  title,
  quantity: 'по вкусу',
  amount: { value: null, unit: 'по вкусу' },
})
const wanted = (id: string, ...ingredients: Ingredient[]) => ({
  recipe: { id, title: id, ingredients },
  scale: { servings: 4, baseServings: 4 },
})

const list = () => useShoppingStore.getState()
const shares = () =>
  useShoppingStore
    .getState()
    .recipeShares.shares.map(({ id, ingredients }) => [id, ...ingredients.map(({ title }) => title)])

beforeEach(startAfresh)

describe('putting recipes onto the list', () => {
  it('adds their titles, each once, and remembers what each is for', () => {
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

  it('forgets what it remembered of titles that were taken off the list behind its back', () => {
    useShoppingStore.getState().addRecipes([wanted('a', grams('Творог', 500))])
    const { recipeShares } = useShoppingStore.getState()
    list().clear()
    useShoppingStore.setState({ recipeShares })
    useShoppingStore.getState().addRecipes([wanted('b', grams('Творог', 400))])
    expect(shares()).toEqual([['b', 'Творог']])
  })
})

describe('a recipe that is on the list already and bought', () => {
  const recipe = wanted('a', grams('Творог', 500), { title: 'Зелень', quantity: '1 горсть' }, toTaste('Соль'))
  const all = ['Творог', 'Зелень', 'Соль']

  beforeEach(() => {
    useShoppingStore.getState().addRecipes([recipe])
    all.forEach(list().tick)
  })

  it('stays bought when it is put there again, for as many or for fewer', () => {
    useShoppingStore.getState().addRecipes([recipe])
    expect(list().bought).toEqual(all)
    useShoppingStore.getState().addRecipes([{ ...recipe, scale: { servings: 2, baseServings: 4 } }])
    expect(list().bought).toEqual(all)
    expect(useShoppingStore.getState().recipeShares.shares).toMatchObject([{ id: 'a', servings: 2 }])
  })

  it('is opened where more servings need more, and where it needs another title', () => {
    useShoppingStore.getState().addRecipes([{ ...recipe, scale: { servings: 6, baseServings: 4 } }])
    expect(list().bought).toEqual(['Соль'])
    all.forEach(list().tick)
    useShoppingStore.getState().addRecipes([wanted('a', ...recipe.recipe.ingredients, grams('Сахар', 30))])
    expect(list().titles).toEqual([...all, 'Сахар'])
    expect(list().bought).toEqual(all)
  })

  it('is opened where another recipe needs its titles too', () => {
    useShoppingStore.getState().addRecipes([recipe, wanted('b', grams('Творог', 400))])
    expect(list().bought).toEqual(['Зелень', 'Соль'])
  })
})

describe('what is wanted without its recipes', () => {
  it('stays when the recipe that needs it too is taken off, and the rest goes', () => {
    useShoppingStore.getState().addRecipes([wanted('a', grams('Лук', 100), grams('Рис', 200))])
    useShoppingStore.getState().addManual(['Лук', 'Сыр'])
    expect(list().titles).toEqual(['Лук', 'Рис', 'Сыр'])
    useShoppingStore.getState().removeRecipe('a')
    expect(list().titles).toEqual(['Лук', 'Сыр'])
  })

  it('stays though its recipe comes later, and is needed anew where it is bought', () => {
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

describe('a title that leaves the list', () => {
  it('takes its needs along, and does not bring them back', () => {
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

describe('taking a recipe off', () => {
  it('takes titles along that nothing else needs, and can be undone', () => {
    list().addTitles(['Сахар', 'Мыло'])
    useShoppingStore
      .getState()
      .addRecipes([wanted('a', grams('Творог', 500), grams('Сахар', 30), grams('Мука', 90))])
    useShoppingStore.getState().addRecipes([wanted('b', grams('Творог', 400))])
    const before = useShoppingStore.getState().recipeShares
    const putBack = useShoppingStore.getState().removeRecipe('a')
    expect(list().titles).toEqual(['Сахар', 'Мыло', 'Творог'])
    expect(shares()).toEqual([['b', 'Творог']])
    putBack()
    expect(list().titles).toEqual(['Сахар', 'Мыло', 'Творог', 'Мука'])
    expect(new Set(shares().map(String))).toEqual(new Set(['a,Творог,Сахар,Мука', 'b,Творог']))
    expect(useShoppingStore.getState().recipeShares.manual).toEqual(before.manual)
  })

  it('that is not there changes nothing, undone or not', () => {
    useShoppingStore.getState().addRecipes([wanted('a', grams('Творог', 500))])
    useShoppingStore.getState().removeRecipe('b')()
    expect(list().titles).toEqual(['Творог'])
    expect(shares()).toEqual([['a', 'Творог']])
  })
})
