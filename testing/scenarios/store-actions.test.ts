import { beforeEach, describe, expect, it } from 'vitest'

import type { RecipeCard } from '@/lib/recipes/recipes-api'
import { useCategoryCacheStore } from '@/lib/catalog/category-cache-store'
import { useLikesStore } from '@/lib/recipes/likes-store'
import { storedPlan } from '@/lib/plan/plan-store'
import { includesRecipe } from '@/lib/recipes/recipe-collection-store'
import { useSavesStore } from '@/lib/recipes/saves-store'
import { useShoppingStore } from '@/lib/shopping/shopping-store'
import { clearStorage } from '@/lib/storage/storage'

const recipe = (id: string): RecipeCard => ({ id, name: '', title: id, back: [], time: '', kcal: '' })

beforeEach(clearStorage)

describe('the shopping list', () => {
  const { addTitles, remove } = useShoppingStore.getState()
  const titles = () => useShoppingStore.getState().titles

  it('appends titles in the order added, each once', () => {
    addTitles(['Соль', 'Вода', 'Соль'])
    addTitles(['Мука', 'Вода', 'Яйцо'])
    expect(titles()).toEqual(['Соль', 'Вода', 'Мука', 'Яйцо'])
  })

  it('removes one title, and ignores one that is not listed', () => {
    addTitles(['Соль', 'Вода'])
    remove(['Соль'])
    remove(['Сахар'])
    expect(titles()).toEqual(['Вода'])
  })
})

describe('the likes and saves stores', () => {
  it('add a recipe and remove it by id', () => {
    const { toggle } = useLikesStore.getState()
    toggle(recipe('a'))
    toggle(recipe('b'))
    expect(includesRecipe('a')(useLikesStore.getState())).toBe(true)
    toggle({ ...recipe('a'), title: 'renamed since' })
    expect(includesRecipe('a')(useLikesStore.getState())).toBe(false)
    expect(useLikesStore.getState().recipes.map(({ id }) => id)).toEqual(['b'])
  })

  it('are independent of each other', () => {
    useLikesStore.getState().toggle(recipe('a'))
    expect(useSavesStore.getState().recipes).toEqual([])
  })
})

describe('the category cache', () => {
  it('contains each card once and updates it in place', () => {
    const { add } = useCategoryCacheStore.getState()
    add([recipe('a'), recipe('b')])
    add([recipe('c'), { ...recipe('a'), title: 'new' }])
    expect(useCategoryCacheStore.getState().items.map(({ title }) => title)).toEqual(['new', 'b', 'c'])
  })
})

it('the plan reads at most 50 meals of a day', () => {
  const meal = { day: '2026-11-23', name: 'lunch', recipe: { id: 'plov', title: 'Плов' }, servings: 2 }
  const meals = Array.from({ length: 5000 }, (_, index) => ({ ...meal, id: `m${index}` }))
  const valid = storedPlan.validate([...meals, { ...meal, id: 'next', day: '2026-11-24' }])
  expect(valid).toHaveLength(51)
  expect(valid?.at(-1)?.id).toBe('next')
})

describe('the cart', () => {
  const { setCount, removeFromCart, returnToCart, addTitles, forgetChoices } = useShoppingStore.getState()
  const cart = () => useShoppingStore.getState().cart

  it('limits counts to the range from 0 to 9999', () => {
    setCount('Соль', 2)
    setCount('Соль', -1)
    expect(cart().counts).toEqual({ Соль: 0 })
    setCount('Соль', 1e308)
    expect(cart().counts).toEqual({ Соль: 9_999 })
  })

  it('removes each row once and restores the given rows', () => {
    for (const title of ['Соль', 'Молоко', 'Соль', 'Яйцо']) removeFromCart(title)
    expect(cart().removed).toEqual(['Соль', 'Молоко', 'Яйцо'])
    returnToCart(['Молоко', 'Яйцо', 'Вода'])
    expect(cart().removed).toEqual(['Соль'])
  })

  it('keeps the count of a removed row', () => {
    setCount('Соль', 4)
    removeFromCart('Соль')
    returnToCart(['Соль'])
    expect(cart()).toEqual({ counts: { Соль: 4 }, removed: [] })
  })

  it('forgets the choices for the given titles, and all choices while the list is empty', () => {
    const choose = () => {
      setCount('Соль', 4)
      removeFromCart('Молоко')
    }
    choose()
    forgetChoices([])
    expect(cart()).toEqual({ counts: {}, removed: [] })
    addTitles(['Соль', 'Молоко'])
    choose()
    forgetChoices(['Соль'])
    expect(cart()).toEqual({ counts: {}, removed: ['Молоко'] })
  })
})
