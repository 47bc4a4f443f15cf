import { beforeEach, describe, expect, it, vi } from 'vitest'

import { addOwnTexts, readOwnTexts } from '@/lib/user-data/stored-data'
import { usePantryStore } from '@/lib/catalog/pantry-store'
import { useSessionStore } from '@/lib/session/session-store'
import { forgetEverything } from '@/lib/storage/storage'
import { useShoppingStore } from '@/lib/shopping/shopping-store'

const share = {
  id: 'ukha',
  title: 'Уха',
  servings: 4,
  baseServings: 6,
  ingredients: [{ title: 'Вода', quantity: '1 л' }],
}
const more = {
  shopList: '["Соль","Вода"]',
  needs: JSON.stringify({ shares: [share], manual: [] }),
}

beforeEach(() => {
  forgetEverything()
})

it('reads the visitor’s own keys and no others', () => {
  localStorage.setItem('access', 'user-1')
  localStorage.setItem('items', '[]')
  localStorage.setItem('of another app', '1')
  localStorage.setItem('shopList', '["Соль"]')
  expect(readOwnTexts()).toEqual({ shopList: '["Соль"]' })
})

it('reads nothing where the storage is forbidden', () => {
  vi.stubGlobal('localStorage', undefined)
  expect(readOwnTexts()).toEqual({})
})

describe('adding', () => {
  it('is followed by the stores, the list and what is needed of it alike', () => {
    useShoppingStore.getState().addTitles(['Соль'])
    addOwnTexts(more)
    expect(readOwnTexts()).toEqual(more)
    expect(useShoppingStore.getState().titles).toEqual(['Соль', 'Вода'])
    expect(useShoppingStore.getState().recipeShares.shares).toEqual([share])
  })

  it('can be taken back to the letter', () => {
    useShoppingStore.getState().addTitles(['Соль'])
    const before = readOwnTexts()
    addOwnTexts(more)()
    expect(readOwnTexts()).toEqual(before)
    expect(useShoppingStore.getState().titles).toEqual(['Соль'])
    expect(useShoppingStore.getState().recipeShares.shares).toEqual([])
  })

  it('is taken back but for what has been changed since', () => {
    localStorage.setItem('plan', '["before"]')
    const takeBack = addOwnTexts({ ...more, pantry: '["Рис"]', plan: '["added"]' })
    usePantryStore.getState().toggle('Мука')
    takeBack()
    expect(readOwnTexts()).toEqual({ pantry: '["Рис","Мука"]', plan: '["before"]' })
  })

  it('is not taken back of half a list', () => {
    const takeBack = addOwnTexts({ ...more, isDark: 'true' })
    useShoppingStore.getState().tick('Вода')
    takeBack()
    expect(readOwnTexts()).toEqual({ ...more, bought: '["Вода"]' })
  })

  it('is not taken back once everything was forgotten, nor from another owner who has the very same', () => {
    useShoppingStore.getState().addTitles(['Соль'])
    const takeBack = addOwnTexts(more)
    forgetEverything()
    takeBack()
    expect(localStorage).toHaveLength(0)
    addOwnTexts(more)
    useSessionStore.setState({ owner: 'user-1' })
    takeBack()
    expect(readOwnTexts()).toEqual(more)
  })

  it('to a storage that is full changes nothing, and says so', () => {
    useShoppingStore.getState().addTitles(['Соль'])
    const before = { ...readOwnTexts(), pantry: '["Мука"]' }
    const real = localStorage
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => real.getItem(key),
      removeItem: (key: string) => real.removeItem(key),
      setItem: (key: string, text: string) => {
        if (key === 'needs' || key === 'pantry') throw new DOMException('full', 'QuotaExceededError')
        real.setItem(key, text)
      },
    })
    // Refused already: nothing but the visitor's eyes has it.
    usePantryStore.getState().toggle('Мука')
    expect(() => addOwnTexts({ ...before, ...more })).toThrow('full')
    expect(readOwnTexts()).toEqual(before)
    expect(usePantryStore.getState().titles).toEqual(['Мука'])
    expect(useShoppingStore.getState().titles).toEqual(['Соль'])
  })
})
