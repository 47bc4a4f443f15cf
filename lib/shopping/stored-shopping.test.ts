import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { shareTitle } from '@/lib/shopping/messages'
import { useShoppingStore } from '@/lib/shopping/shopping-store'
import { storedShares } from '@/lib/shopping/stored-shopping'
import { writeInAnotherTab } from '@/testing/storage-tab'
import { resetApp } from '@/testing/app'
import { plannedShareV1 } from '@/testing/recipe-shares'

const salt = { title: 'Соль', quantity: '10 г', amount: { value: 10, unit: 'г', grams: 10 } }

/** Shares as version 1 stored them. */
const soup = { id: 'borscht', title: 'Борщ', servings: 9, of: 6, ingredients: [salt] }
const planned = plannedShareV1(salt)

const { of: baseServings, ...soupFields } = soup
const soupNow = { ...soupFields, baseServings }
const plannedNow = {
  id: 'plan m1',
  title: 'Борщ',
  recipeId: 'borscht',
  meal: { day: '2026-11-25', name: 'lunch' },
  servings: 2,
  baseServings: 6,
  ingredients: [salt],
}

const read = (value: unknown) => storedShares.parse(JSON.stringify(value))

it('recipe shares keep the ingredient in whose place a product stands', () => {
  const share = { ...soupNow, ingredients: [{ ...salt, insteadOf: 'Соевый соус' }] }
  expect(read({ shares: [share], manual: [] })).toEqual({ shares: [share], manual: [] })
})

beforeEach(resetApp)
afterEach(() => void vi.useRealTimers())

describe('recipe shares of version 1', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 23, 12) }))

  it('are read under their present names', () => {
    expect(read({ shares: [soup], own: ['Соль'] })).toEqual({ shares: [soupNow], manual: ['Соль'] })
  })

  it('get the day and the meal of a planned dish from its title', () => {
    expect(read({ shares: [planned], own: [] })).toEqual({ shares: [plannedNow], manual: [] })
  })

  it.each([
    ['Борщ, понедельник, 23 ноября, завтрак', '2026-11-23', 'breakfast'],
    ['Борщ, четверг, 31 декабря, ужин', '2026-12-31', 'dinner'],
    ['Борщ, пятница, 1 января, перекус', '2027-01-01', 'snack'],
    ['Борщ, воскресенье, 22 ноября, обед', '2026-11-22', 'lunch'],
    ['Салат, тёплый, с уткой, вторник, 24 ноября, обед', '2026-11-24', 'lunch'],
  ])('find the day nearest to today: «%s»', (title, day, name) => {
    const [share] = read({ shares: [{ ...planned, title }], own: [] })?.shares ?? []
    expect(share?.meal).toEqual({ day, name })
    expect(share && shareTitle(share)).toBe(title)
  })

  it.each([
    ['a title that names no time', 'Борщ с пампушками'],
    ['a weekday that does not fit the date', 'Борщ, суббота, 25 ноября, обед'],
    ['an unknown meal', 'Борщ, среда, 25 ноября, полдник'],
  ])('keep %s as it is', (_, title) => {
    const [share] = read({ shares: [{ ...planned, title }], own: [] })?.shares ?? []
    expect(share).toMatchObject({ title, recipeId: 'borscht' })
    expect(share?.meal).toBeUndefined()
  })

  it('keep the title of a recipe that is not planned, whatever it says', () => {
    const title = 'Борщ, среда, 25 ноября, обед'
    expect(read({ shares: [{ ...soup, title }], own: [] })?.shares[0]?.title).toBe(title)
  })

  it('are read beside present ones, each on its own', () => {
    expect(read({ shares: [soup, plannedNow, { ...soup, id: 'torn', of: 'six' }], own: [] })).toEqual({
      shares: [soupNow, plannedNow],
      manual: [],
    })
  })
})

it('The present shape is read back unchanged', () => {
  const value = { shares: [soupNow, plannedNow], manual: ['Соль'] }
  expect(read(value)).toEqual(value)
  expect(read(read(value))).toEqual(value)
})

it('Of several shares with one id the last one counts', () => {
  const value = { shares: [soupNow, plannedNow, { ...soupNow, servings: 3 }], manual: [] }
  expect(read(value)).toEqual({ shares: [{ ...soupNow, servings: 3 }, plannedNow], manual: [] })
})

it.each([
  ['half of a value', { shares: [soup] }],
  ['a list', [soup]],
  ['a number', 7],
])('%s does not fit', (_, value) => expect(read(value)).toBeUndefined())

describe('a device that was last used with version 1', () => {
  it('shows the list, its shares, the bought titles and the cart', () => {
    writeInAnotherTab('shopList', '["Соль","Мыло"]')
    writeInAnotherTab('bought', '["Мыло"]')
    writeInAnotherTab('needs', JSON.stringify({ shares: [soup], own: ['Соль'] }))
    writeInAnotherTab('cart', '{"counts":{"Соль":3},"removed":["Мыло"]}')
    expect(useShoppingStore.getState()).toMatchObject({
      titles: ['Соль', 'Мыло'],
      bought: ['Мыло'],
      recipeShares: { shares: [soupNow], manual: ['Соль'] },
      cart: { counts: { Соль: 3 }, removed: ['Мыло'] },
    })
  })

  it('stores the list and the cart in the same form as before, and shares without a displayed sentence', () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 23, 12) })
    writeInAnotherTab('shopList', '["Соль"]')
    writeInAnotherTab('needs', JSON.stringify({ shares: [planned], own: [] }))
    const { addTitles, addRecipes, setCount } = useShoppingStore.getState()
    addTitles(['Мыло'])
    setCount('Соль', 2)
    addRecipes([{ recipe: { id: 'plov', title: 'Плов', ingredients: [salt] }, scale: undefined }])
    expect(localStorage.getItem('shopList')).toBe('["Соль","Мыло"]')
    expect(localStorage.getItem('cart')).toBe('{"counts":{"Соль":2},"removed":[]}')
    expect(JSON.parse(localStorage.getItem('needs') ?? '')).toEqual({
      shares: [plannedNow],
      manual: ['Соль'],
    })
  })
})
