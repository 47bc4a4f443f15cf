import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { useCartStore } from '@/lib/shopping/cart-store'
import { openTitles, STAY_MS, useListStore } from '@/lib/shopping/list-store'
import { addToList, removeFromList, takeOffList, useNeedsStore } from '@/lib/shopping/needs-store'
import { startAfresh } from '@/testing/app'

const list = () => useListStore.getState()
const all = () => ({
  titles: list().titles,
  bought: list().bought,
  needs: useNeedsStore.getState().needs,
  stored: { ...localStorage },
})

beforeEach(startAfresh)

it('What is wanted anew is new to the cart, however the list spells it', () => {
  list().add(['Соль', 'молоко'])
  useCartStore.getState().setCount('Молоко', 7)
  useCartStore.getState().remove('Молоко')
  removeFromList(['молоко'])
  list().add(['молоко'])
  expect(useCartStore.getState().choices).toEqual({ counts: {}, removed: [] })
})

describe('ticking off', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('leaves a title on the list, in its place for five seconds, and remembers it', () => {
    list().add(['Соль', 'Мука'])
    list().tick('Соль')
    expect(list()).toMatchObject({ titles: ['Соль', 'Мука'], bought: ['Соль'], staying: ['Соль'] })
    expect(localStorage.getItem('bought')).toBe('["Соль"]')
    expect(localStorage.getItem('shopList')).toBe('["Соль","Мука"]')
    expect(openTitles(list())).toEqual(['Мука'])
    vi.advanceTimersByTime(STAY_MS - 1)
    expect(list().staying).toEqual(['Соль'])
    vi.advanceTimersByTime(1)
    expect(list().staying).toEqual([])
  })

  it('is taken back, and begins anew when it is ticked again', () => {
    list().add(['Соль'])
    list().tick('Соль')
    vi.advanceTimersByTime(STAY_MS - 1000)
    list().untick('Соль')
    expect(list()).toMatchObject({ titles: ['Соль'], bought: [], staying: [] })
    expect(localStorage.getItem('bought')).toBeNull()
    list().tick('Соль')
    vi.advanceTimersByTime(STAY_MS - 1)
    expect(list().staying).toEqual(['Соль'])
  })

  it('ends when the title is needed again', () => {
    list().add(['Соль', 'Мука', 'Яйца'])
    for (const title of ['Соль', 'Мука', 'Яйца']) list().tick(title)
    list().add(['Соль'])
    expect(openTitles(list())).toEqual(['Соль'])
    addToList([
      { recipe: { id: 'a', title: 'a', ingredients: [{ title: 'Мука', quantity: '' }] }, scale: undefined },
    ])
    expect(list().bought).toEqual(['Яйца'])
    expect(list().titles).toEqual(['Соль', 'Мука', 'Яйца'])
  })

  it('goes with the title', () => {
    list().add(['Соль', 'Мука'])
    list().tick('Соль')
    list().tick('Мука')
    list().remove('Соль')
    expect(list().bought).toEqual(['Мука'])
    list().clear()
    expect(localStorage).toHaveLength(0)
  })
})

const recipe = (id: string, ...titles: string[]) => ({
  recipe: { id, title: id, ingredients: titles.map((title) => ({ title, quantity: `1 г для ${id}` })) },
  scale: { servings: 4, of: 4 },
})

describe('a removal that is undone', () => {
  beforeEach(() => {
    list().add(['Мыло', 'Соль'])
    addToList([recipe('a', 'Мука', 'Соль', 'Яйца'), recipe('b', 'Соль', 'Рис')])
    list().add(['Хлеб'])
    list().tick('Соль')
    list().tick('Хлеб')
  })

  it.each(['Мыло', 'Соль', 'Мука', 'Рис', 'Хлеб'])('restores «%s» as it was', (title) => {
    const before = all()
    const undo = removeFromList([title])
    expect(list().titles).not.toContain(title)
    undo()
    expect(all()).toEqual(before)
  })

  it('restores the whole list, and each recipe', () => {
    const before = all()
    for (const undo of [removeFromList(list().titles), takeOffList('a'), takeOffList('b')].reverse()) undo()
    expect(all()).toEqual(before)
    const undo = takeOffList('a')
    expect(list().titles).toEqual(['Мыло', 'Соль', 'Рис', 'Хлеб'])
    undo()
    expect(all()).toEqual(before)
  })

  it('keeps what has come since', () => {
    const undo = removeFromList(['Соль', 'Мука'])
    list().add(['Сахар'])
    list().tick('Рис')
    addToList([recipe('b', 'Рис', 'Соль')])
    undo()
    expect(list().titles).toEqual(['Мыло', 'Мука', 'Яйца', 'Рис', 'Хлеб', 'Сахар', 'Соль'])
    expect(list().bought).toEqual(['Рис', 'Хлеб'])
    const { shares } = useNeedsStore.getState().needs
    expect(shares.map(({ id, ingredients }) => [id, ...ingredients.map(({ title }) => title)])).toEqual([
      ['a', 'Мука', 'Соль', 'Яйца'],
      ['b', 'Соль', 'Рис'],
    ])
  })

  it('leaves open what was put on the list anew since', () => {
    const undo = removeFromList(list().titles)
    list().add(['Хлеб'])
    undo()
    expect(list().bought).toEqual(['Соль'])
  })

  it('brings the cart’s counts and removals back, but not of what was put on the list anew since', () => {
    const { setCount, remove } = useCartStore.getState()
    for (const title of ['соль', 'рис']) setCount(title, 4)
    for (const title of ['мука', 'мыло']) remove(title)
    const undo = removeFromList(list().titles)
    list().add(['Сахар'])
    list().add(['Рис', 'Мыло'])
    setCount('сахар', 2)
    expect(useCartStore.getState().choices).toEqual({ counts: { сахар: 2 }, removed: [] })
    undo()
    expect(useCartStore.getState().choices).toEqual({ counts: { соль: 4, сахар: 2 }, removed: ['мука'] })
  })

  it('of a recipe that was not there changes nothing', () => {
    const before = all()
    takeOffList('c')()
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
            removeFromList(removed.filter((title) => list().titles.includes(title))),
          )
          for (const index of order) undos[index]?.()
          expect(list().titles).toEqual(before.titles)
          expect(list().bought).toEqual(before.bought)
          const contents = ({ shares, own }: typeof before.needs) =>
            [
              ...shares.flatMap(({ id, ingredients }) => ingredients.map(({ title }) => id + title)),
              ...own,
            ].sort()
          expect(contents(useNeedsStore.getState().needs)).toEqual(contents(before.needs))
        },
      ),
    )
  })
})

it('five thousand titles are ticked, removed and put back without a wait', () => {
  const many = Array.from({ length: 5000 }, (_, index) => `Продукт ${index}`)
  addToList(
    Array.from({ length: 500 }, (_, index) =>
      recipe(`r${index}`, ...many.slice(index * 10, index * 10 + 10), 'Соль'),
    ),
  )
  const before = all()
  const started = performance.now()
  for (const title of many.slice(0, 10)) {
    list().tick(title)
    list().untick(title)
    removeFromList([title])()
  }
  removeFromList(list().titles)()
  const perAction = (performance.now() - started) / 32
  expect(all()).toEqual(before)
  expect(perAction).toBeLessThan(100)
})
