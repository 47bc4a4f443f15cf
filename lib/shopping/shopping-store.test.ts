import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { resetApp } from '@/testing/app'
import { leastCpuTime } from '@/testing/cpu-time'
import { openTitles, RECENTLY_BOUGHT_MS, useShoppingStore } from '@/lib/shopping/shopping-store'

const list = () => useShoppingStore.getState()
const snapshot = () => ({
  titles: list().titles,
  bought: list().bought,
  recipeShares: useShoppingStore.getState().recipeShares,
  stored: { ...localStorage },
})

beforeEach(resetApp)

it('addTitles drops the choices in the cart for titles that are added again, however they are spelled', () => {
  list().addTitles(['Соль', 'молоко'])
  useShoppingStore.getState().setCount('Молоко', 7)
  useShoppingStore.getState().removeFromCart('Молоко')
  useShoppingStore.getState().remove(['молоко'])
  list().addTitles(['молоко'])
  expect(useShoppingStore.getState().cart).toEqual({ counts: {}, removed: [] })
})

describe('tick and untick', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('marks a title bought, which stays in its position for three seconds', () => {
    list().addTitles(['Соль', 'Мука'])
    list().tick('Соль')
    expect(list()).toMatchObject({ titles: ['Соль', 'Мука'], bought: ['Соль'], recentlyBought: ['Соль'] })
    expect(localStorage.getItem('bought')).toBe('["Соль"]')
    expect(localStorage.getItem('shopList')).toBe('["Соль","Мука"]')
    expect(openTitles(list())).toEqual(['Мука'])
    vi.advanceTimersByTime(RECENTLY_BOUGHT_MS - 1)
    expect(list().recentlyBought).toEqual(['Соль'])
    vi.advanceTimersByTime(1)
    expect(list().recentlyBought).toEqual([])
  })

  it('restarts the three seconds when a title is unticked and ticked again', () => {
    list().addTitles(['Соль'])
    list().tick('Соль')
    vi.advanceTimersByTime(RECENTLY_BOUGHT_MS - 1000)
    list().untick('Соль')
    expect(list()).toMatchObject({ titles: ['Соль'], bought: [], recentlyBought: [] })
    expect(localStorage.getItem('bought')).toBeNull()
    list().tick('Соль')
    vi.advanceTimersByTime(RECENTLY_BOUGHT_MS - 1)
    expect(list().recentlyBought).toEqual(['Соль'])
  })

  it('reopens a bought title that is needed again', () => {
    list().addTitles(['Соль', 'Мука', 'Яйца'])
    for (const title of ['Соль', 'Мука', 'Яйца']) list().tick(title)
    list().addTitles(['Соль'])
    expect(openTitles(list())).toEqual(['Соль'])
    useShoppingStore
      .getState()
      .addRecipes([
        { recipe: { id: 'a', title: 'a', ingredients: [{ title: 'Мука', quantity: '' }] }, scale: undefined },
      ])
    expect(list().bought).toEqual(['Яйца'])
    expect(list().titles).toEqual(['Соль', 'Мука', 'Яйца'])
  })

  it('forgets the mark of a removed title', () => {
    list().addTitles(['Соль', 'Мука'])
    list().tick('Соль')
    list().tick('Мука')
    list().remove(['Соль'])
    expect(list().bought).toEqual(['Мука'])
    list().clear()
    expect(localStorage).toHaveLength(0)
  })
})

const recipe = (id: string, ...titles: string[]) => ({
  recipe: { id, title: id, ingredients: titles.map((title) => ({ title, quantity: `1 г для ${id}` })) },
  scale: { servings: 4, baseServings: 4 },
})

describe('the undo of a removal', () => {
  beforeEach(() => {
    list().addTitles(['Мыло', 'Соль'])
    useShoppingStore.getState().addRecipes([recipe('a', 'Мука', 'Соль', 'Яйца'), recipe('b', 'Соль', 'Рис')])
    list().addTitles(['Хлеб'])
    list().tick('Соль')
    list().tick('Хлеб')
  })

  it.each(['Мыло', 'Соль', 'Мука', 'Рис', 'Хлеб'])('restores «%s» as it was', (title) => {
    const before = snapshot()
    const undo = useShoppingStore.getState().remove([title])
    expect(list().titles).not.toContain(title)
    undo()
    expect(snapshot()).toEqual(before)
  })

  it('restores the whole list and each recipe', () => {
    const before = snapshot()
    for (const undo of [
      useShoppingStore.getState().remove(list().titles),
      useShoppingStore.getState().removeRecipe('a'),
      useShoppingStore.getState().removeRecipe('b'),
    ].reverse())
      undo()
    expect(snapshot()).toEqual(before)
    const undo = useShoppingStore.getState().removeRecipe('a')
    expect(list().titles).toEqual(['Мыло', 'Соль', 'Рис', 'Хлеб'])
    undo()
    expect(snapshot()).toEqual(before)
  })

  it('keeps later additions', () => {
    const undo = useShoppingStore.getState().remove(['Соль', 'Мука'])
    list().addTitles(['Сахар'])
    list().tick('Рис')
    useShoppingStore.getState().addRecipes([recipe('b', 'Рис', 'Соль')])
    undo()
    expect(list().titles).toEqual(['Мыло', 'Мука', 'Яйца', 'Рис', 'Хлеб', 'Сахар', 'Соль'])
    expect(list().bought).toEqual(['Рис', 'Хлеб'])
    const { shares } = useShoppingStore.getState().recipeShares
    expect(shares.map(({ id, ingredients }) => [id, ...ingredients.map(({ title }) => title)])).toEqual([
      ['a', 'Мука', 'Соль', 'Яйца'],
      ['b', 'Соль', 'Рис'],
    ])
  })

  it('does not mark titles bought that were added again', () => {
    const undo = useShoppingStore.getState().remove(list().titles)
    list().addTitles(['Хлеб'])
    undo()
    expect(list().bought).toEqual(['Соль'])
  })

  it('restores the choices in the cart, except for titles that were added again', () => {
    const { setCount, removeFromCart } = useShoppingStore.getState()
    for (const title of ['соль', 'рис']) setCount(title, 4)
    for (const title of ['мука', 'мыло']) removeFromCart(title)
    const undo = useShoppingStore.getState().remove(list().titles)
    list().addTitles(['Сахар'])
    list().addTitles(['Рис', 'Мыло'])
    setCount('сахар', 2)
    expect(useShoppingStore.getState().cart).toEqual({ counts: { сахар: 2 }, removed: [] })
    undo()
    expect(useShoppingStore.getState().cart).toEqual({ counts: { соль: 4, сахар: 2 }, removed: ['мука'] })
  })

  it('changes nothing for an unknown recipe', () => {
    const before = snapshot()
    useShoppingStore.getState().removeRecipe('c')()
    expect(snapshot()).toEqual(before)
  })

  it('restores the same list in any order of undos', () => {
    const titles = list().titles
    const removals = fc.array(fc.subarray(titles), { maxLength: 4 })
    fc.assert(
      fc.property(
        removals.chain((lists) =>
          fc.tuple(fc.constant(lists), fc.shuffledSubarray([...lists.keys()], { minLength: lists.length })),
        ),
        ([lists, order]) => {
          const before = snapshot()
          const undos = lists.map((removed) =>
            useShoppingStore.getState().remove(removed.filter((title) => list().titles.includes(title))),
          )
          for (const index of order) undos[index]?.()
          expect(list().titles).toEqual(before.titles)
          expect(list().bought).toEqual(before.bought)
          const contents = ({ shares, manual }: typeof before.recipeShares) =>
            [
              ...shares.flatMap(({ id, ingredients }) => ingredients.map(({ title }) => id + title)),
              ...manual,
            ].sort()
          expect(contents(useShoppingStore.getState().recipeShares)).toEqual(contents(before.recipeShares))
        },
      ),
    )
  })
})

it('ticks, removes and restores titles in a time that grows with the list, not with its square', () => {
  const timeOf = (recipes: number) => {
    resetApp()
    const titles = Array.from({ length: recipes * 10 }, (_, index) => `Продукт ${index}`)
    list().addRecipes(
      Array.from({ length: recipes }, (_, index) =>
        recipe(`r${index}`, ...titles.slice(index * 10, index * 10 + 10), 'Соль'),
      ),
    )
    const before = snapshot()
    const time = leastCpuTime(() => {
      for (const title of titles.slice(0, 10)) {
        list().tick(title)
        list().untick(title)
        list().remove([title])()
      }
      list().remove(list().titles)()
    })
    expect(snapshot()).toEqual(before)
    return time
  }
  expect(timeOf(500)).toBeLessThan(30 * timeOf(50))
})
