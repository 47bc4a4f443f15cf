import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { startAfresh } from '@/testing/app'
import { openTitles, STAY_MS, useShoppingStore } from '@/lib/shopping/shopping-store'

const list = () => useShoppingStore.getState()
const all = () => ({
  titles: list().titles,
  bought: list().bought,
  recipeShares: useShoppingStore.getState().recipeShares,
  stored: { ...localStorage },
})

beforeEach(startAfresh)

it('What is wanted anew is new to the cart, however the list spells it', () => {
  list().addTitles(['Соль', 'молоко'])
  useShoppingStore.getState().setCount('Молоко', 7)
  useShoppingStore.getState().removeFromCart('Молоко')
  useShoppingStore.getState().remove(['молоко'])
  list().addTitles(['молоко'])
  expect(useShoppingStore.getState().cart).toEqual({ counts: {}, removed: [] })
})

describe('ticking off', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('leaves a title on the list, in its place for five seconds, and remembers it', () => {
    list().addTitles(['Соль', 'Мука'])
    list().tick('Соль')
    expect(list()).toMatchObject({ titles: ['Соль', 'Мука'], bought: ['Соль'], recentlyBought: ['Соль'] })
    expect(localStorage.getItem('bought')).toBe('["Соль"]')
    expect(localStorage.getItem('shopList')).toBe('["Соль","Мука"]')
    expect(openTitles(list())).toEqual(['Мука'])
    vi.advanceTimersByTime(STAY_MS - 1)
    expect(list().recentlyBought).toEqual(['Соль'])
    vi.advanceTimersByTime(1)
    expect(list().recentlyBought).toEqual([])
  })

  it('is taken back, and begins anew when it is ticked again', () => {
    list().addTitles(['Соль'])
    list().tick('Соль')
    vi.advanceTimersByTime(STAY_MS - 1000)
    list().untick('Соль')
    expect(list()).toMatchObject({ titles: ['Соль'], bought: [], recentlyBought: [] })
    expect(localStorage.getItem('bought')).toBeNull()
    list().tick('Соль')
    vi.advanceTimersByTime(STAY_MS - 1)
    expect(list().recentlyBought).toEqual(['Соль'])
  })

  it('ends when the title is needed again', () => {
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

  it('goes with the title', () => {
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

describe('a removal that is undone', () => {
  beforeEach(() => {
    list().addTitles(['Мыло', 'Соль'])
    useShoppingStore.getState().addRecipes([recipe('a', 'Мука', 'Соль', 'Яйца'), recipe('b', 'Соль', 'Рис')])
    list().addTitles(['Хлеб'])
    list().tick('Соль')
    list().tick('Хлеб')
  })

  it.each(['Мыло', 'Соль', 'Мука', 'Рис', 'Хлеб'])('restores «%s» as it was', (title) => {
    const before = all()
    const undo = useShoppingStore.getState().remove([title])
    expect(list().titles).not.toContain(title)
    undo()
    expect(all()).toEqual(before)
  })

  it('restores the whole list, and each recipe', () => {
    const before = all()
    for (const undo of [
      useShoppingStore.getState().remove(list().titles),
      useShoppingStore.getState().removeRecipe('a'),
      useShoppingStore.getState().removeRecipe('b'),
    ].reverse())
      undo()
    expect(all()).toEqual(before)
    const undo = useShoppingStore.getState().removeRecipe('a')
    expect(list().titles).toEqual(['Мыло', 'Соль', 'Рис', 'Хлеб'])
    undo()
    expect(all()).toEqual(before)
  })

  it('keeps what has come since', () => {
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

  it('leaves open what was put on the list anew since', () => {
    const undo = useShoppingStore.getState().remove(list().titles)
    list().addTitles(['Хлеб'])
    undo()
    expect(list().bought).toEqual(['Соль'])
  })

  it('brings the cart’s counts and removals back, but not of what was put on the list anew since', () => {
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

  it('of a recipe that was not there changes nothing', () => {
    const before = all()
    useShoppingStore.getState().removeRecipe('c')()
    expect(all()).toEqual(before)
  })

  it('gives the same list whatever is removed, in whatever order it is undone', () => {
    const titles = list().titles
    const removals = fc.array(fc.subarray(titles), { maxLength: 4 })
    fc.assert(
      fc.property(
        removals.chain((some) =>
          fc.tuple(fc.constant(some), fc.shuffledSubarray([...some.keys()], { minLength: some.length })),
        ),
        ([some, order]) => {
          const before = all()
          const undos = some.map((removed) =>
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

it('five thousand titles are ticked, removed and put back without a wait', () => {
  const many = Array.from({ length: 5000 }, (_, index) => `Продукт ${index}`)
  useShoppingStore
    .getState()
    .addRecipes(
      Array.from({ length: 500 }, (_, index) =>
        recipe(`r${index}`, ...many.slice(index * 10, index * 10 + 10), 'Соль'),
      ),
    )
  const before = all()
  const started = performance.now()
  for (const title of many.slice(0, 10)) {
    list().tick(title)
    list().untick(title)
    useShoppingStore.getState().remove([title])()
  }
  useShoppingStore.getState().remove(list().titles)()
  const perAction = (performance.now() - started) / 32
  expect(all()).toEqual(before)
  expect(perAction).toBeLessThan(100)
})
