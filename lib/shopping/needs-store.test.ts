import { beforeEach, describe, expect, it } from 'vitest'

import type { Ingredient } from '@/lib/recipes/recipes-api'
import { useListStore } from '@/lib/shopping/list-store'
import { addOwn, addToList, takeOffList, useNeedsStore } from '@/lib/shopping/needs-store'
import { startAfresh } from '@/testing/app'

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
  scale: { servings: 4, of: 4 },
})

const list = () => useListStore.getState()
const shares = () =>
  useNeedsStore
    .getState()
    .needs.shares.map(({ id, ingredients }) => [id, ...ingredients.map(({ title }) => title)])

beforeEach(startAfresh)

describe('putting recipes onto the list', () => {
  it('adds their titles, each once, and remembers what each is for', () => {
    addToList([wanted('a', grams('Творог', 500), grams('Сахар', 30)), wanted('b', grams('Творог', 400))])
    expect(list().titles).toEqual(['Творог', 'Сахар'])
    expect(shares()).toEqual([
      ['a', 'Творог', 'Сахар'],
      ['b', 'Творог'],
    ])
    expect(localStorage.getItem('shopList')).toBe('["Творог","Сахар"]')
  })

  it('forgets what it remembered of titles that were taken off the list behind its back', () => {
    addToList([wanted('a', grams('Творог', 500))])
    const stale = useNeedsStore.getState()
    list().clear()
    useNeedsStore.setState(stale)
    addToList([wanted('b', grams('Творог', 400))])
    expect(shares()).toEqual([['b', 'Творог']])
  })
})

describe('a recipe that is on the list already and bought', () => {
  const recipe = wanted('a', grams('Творог', 500), { title: 'Зелень', quantity: '1 горсть' }, toTaste('Соль'))
  const all = ['Творог', 'Зелень', 'Соль']

  beforeEach(() => {
    addToList([recipe])
    all.forEach(list().tick)
  })

  it('stays bought when it is put there again, for as many or for fewer', () => {
    addToList([recipe])
    expect(list().bought).toEqual(all)
    addToList([{ ...recipe, scale: { servings: 2, of: 4 } }])
    expect(list().bought).toEqual(all)
    expect(useNeedsStore.getState().needs.shares).toMatchObject([{ id: 'a', servings: 2 }])
  })

  it('is opened where more servings need more, and where it needs another title', () => {
    addToList([{ ...recipe, scale: { servings: 6, of: 4 } }])
    expect(list().bought).toEqual(['Соль'])
    all.forEach(list().tick)
    addToList([wanted('a', ...recipe.recipe.ingredients, grams('Сахар', 30))])
    expect(list().titles).toEqual([...all, 'Сахар'])
    expect(list().bought).toEqual(all)
  })

  it('is opened where another recipe needs its titles too', () => {
    addToList([recipe, wanted('b', grams('Творог', 400))])
    expect(list().bought).toEqual(['Зелень', 'Соль'])
  })
})

describe('what is wanted without its recipes', () => {
  it('stays when the recipe that needs it too is taken off, and the rest goes', () => {
    addToList([wanted('a', grams('Лук', 100), grams('Рис', 200))])
    addOwn(['Лук', 'Сыр'])
    expect(list().titles).toEqual(['Лук', 'Рис', 'Сыр'])
    takeOffList('a')
    expect(list().titles).toEqual(['Лук', 'Сыр'])
  })

  it('stays though its recipe comes later, and is needed anew where it is bought', () => {
    addOwn(['Лук'])
    list().tick('Лук')
    addToList([wanted('a', grams('Лук', 100))])
    list().tick('Лук')
    addOwn(['Лук'])
    expect(list().bought).toEqual([])
    takeOffList('a')
    expect(list().titles).toEqual(['Лук'])
  })
})

describe('a title that leaves the list', () => {
  it('takes its needs along, and does not bring them back', () => {
    addToList([wanted('a', grams('Творог', 500), grams('Сахар', 30))])
    list().remove('Творог')
    expect(shares()).toEqual([['a', 'Сахар']])
    list().add(['Творог'])
    expect(shares()).toEqual([['a', 'Сахар']])
    list().clear()
    expect(shares()).toEqual([])
    expect(localStorage.getItem('needs')).toBeNull()
  })
})

describe('taking a recipe off', () => {
  it('takes titles along that nothing else needs, and can be undone', () => {
    list().add(['Сахар', 'Мыло'])
    addToList([wanted('a', grams('Творог', 500), grams('Сахар', 30), grams('Мука', 90))])
    addToList([wanted('b', grams('Творог', 400))])
    const before = useNeedsStore.getState().needs
    const putBack = takeOffList('a')
    expect(list().titles).toEqual(['Сахар', 'Мыло', 'Творог'])
    expect(shares()).toEqual([['b', 'Творог']])
    putBack()
    expect(list().titles).toEqual(['Сахар', 'Мыло', 'Творог', 'Мука'])
    expect(new Set(shares().map(String))).toEqual(new Set(['a,Творог,Сахар,Мука', 'b,Творог']))
    expect(useNeedsStore.getState().needs.own).toEqual(before.own)
  })

  it('that is not there changes nothing, undone or not', () => {
    addToList([wanted('a', grams('Творог', 500))])
    takeOffList('b')()
    expect(list().titles).toEqual(['Творог'])
    expect(shares()).toEqual([['a', 'Творог']])
  })
})
