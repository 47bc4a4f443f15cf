import { beforeEach, describe, expect, it } from 'vitest'

import type { RecipeCard } from '@/lib/recipes/recipes-api'
import { useCategoryCacheStore } from '@/lib/catalog/category-cache-store'
import { useLikesStore } from '@/lib/recipes/likes-store'
import { storedPlan } from '@/lib/plan/plan-store'
import { includesRecipe } from '@/lib/recipes/recipe-collection-store'
import { useSavesStore } from '@/lib/recipes/saves-store'
import { clearStorage } from '@/lib/storage/storage'
import { useShoppingStore } from '@/lib/shopping/shopping-store'

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

  it('lets go of one title', () => {
    addTitles(['Соль', 'Вода'])
    remove(['Соль'])
    remove(['Сахар'])
    expect(titles()).toEqual(['Вода'])
  })
})

describe('the shelves of likes and saves', () => {
  it('take a recipe and give it back', () => {
    const { toggle } = useLikesStore.getState()
    toggle(recipe('a'))
    toggle(recipe('b'))
    expect(includesRecipe('a')(useLikesStore.getState())).toBe(true)
    toggle({ ...recipe('a'), title: 'renamed since' })
    expect(includesRecipe('a')(useLikesStore.getState())).toBe(false)
    expect(useLikesStore.getState().recipes.map(({ id }) => id)).toEqual(['b'])
  })

  it('know nothing of each other', () => {
    useLikesStore.getState().toggle(recipe('a'))
    expect(useSavesStore.getState().recipes).toEqual([])
  })
})

describe('the items of the search', () => {
  it('hold each card once, its newest form in its old place', () => {
    const { add } = useCategoryCacheStore.getState()
    add([recipe('a'), recipe('b')])
    add([recipe('c'), { ...recipe('a'), title: 'new' }])
    expect(useCategoryCacheStore.getState().items.map(({ title }) => title)).toEqual(['new', 'b', 'c'])
  })
})

it('the plan reads no more meals of a day than anybody plans', () => {
  const meal = { day: '2026-11-23', name: 'lunch', recipe: { id: 'plov', title: 'Плов' }, servings: 2 }
  const many = Array.from({ length: 5000 }, (_, index) => ({ ...meal, id: `m${index}` }))
  const read = storedPlan.validate([...many, { ...meal, id: 'next', day: '2026-11-24' }])
  expect(read).toHaveLength(51)
  expect(read?.at(-1)?.id).toBe('next')
})

describe('the cart', () => {
  const { setCount, removeFromCart, returnToCart, resetCart } = useShoppingStore.getState()
  const choices = () => useShoppingStore.getState().cart

  it('never counts below nought, nor beyond what anybody takes', () => {
    setCount('Соль', 2)
    setCount('Соль', -1)
    expect(choices().counts).toEqual({ Соль: 0 })
    setCount('Соль', 1e308)
    expect(choices().counts).toEqual({ Соль: 9_999 })
  })

  it('takes rows out, each once, and brings back those asked for', () => {
    for (const title of ['Соль', 'Молоко', 'Соль', 'Яйцо']) removeFromCart(title)
    expect(choices().removed).toEqual(['Соль', 'Молоко', 'Яйцо'])
    returnToCart(['Молоко', 'Яйцо', 'Вода'])
    expect(choices().removed).toEqual(['Соль'])
  })

  it('keeps the count of a row that is out', () => {
    setCount('Соль', 4)
    removeFromCart('Соль')
    returnToCart(['Соль'])
    expect(choices()).toEqual({ counts: { Соль: 4 }, removed: [] })
  })

  it('forgets all of it with the order', () => {
    setCount('Соль', 4)
    removeFromCart('Молоко')
    resetCart()
    expect(choices()).toEqual({ counts: {}, removed: [] })
    setCount('Молоко', 1)
    expect(choices()).toEqual({ counts: { Молоко: 1 }, removed: [] })
  })
})
