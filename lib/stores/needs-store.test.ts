import { beforeEach, describe, expect, it } from 'vitest'

import type { Ingredient } from '@/lib/api/recipes'
import { useListStore } from '@/lib/stores/list-store'
import { addToList, takeOffList, useNeedsStore } from '@/lib/stores/needs-store'
import { startAfresh } from '@/testing/app'

const grams = (title: string, value: number): Ingredient => ({
  title,
  quantity: `${value} г`,
  amount: { value, unit: 'г', grams: value },
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
