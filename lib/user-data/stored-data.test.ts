import { beforeEach, describe, expect, it, vi } from 'vitest'

import { addStoredData, readStoredData } from '@/lib/user-data/stored-data'
import { usePantryStore } from '@/lib/catalog/pantry-store'
import { useSessionStore } from '@/lib/session/session-store'
import { clearStorage } from '@/lib/storage/storage'
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
  clearStorage()
})

it('reads the visitor’s own keys and no others', () => {
  localStorage.setItem('access', 'user-1')
  localStorage.setItem('items', '[]')
  localStorage.setItem('of another app', '1')
  localStorage.setItem('shopList', '["Соль"]')
  expect(readStoredData()).toEqual({ shopList: '["Соль"]' })
})

it('reads nothing where the storage is forbidden', () => {
  vi.stubGlobal('localStorage', undefined)
  expect(readStoredData()).toEqual({})
})

describe('adding', () => {
  it('is followed by the stores, the list and what is needed of it alike', () => {
    useShoppingStore.getState().addTitles(['Соль'])
    addStoredData(more)
    expect(readStoredData()).toEqual(more)
    expect(useShoppingStore.getState().titles).toEqual(['Соль', 'Вода'])
    expect(useShoppingStore.getState().recipeShares.shares).toEqual([share])
  })

  it('can be taken back to the letter', () => {
    useShoppingStore.getState().addTitles(['Соль'])
    const before = readStoredData()
    addStoredData(more)()
    expect(readStoredData()).toEqual(before)
    expect(useShoppingStore.getState().titles).toEqual(['Соль'])
    expect(useShoppingStore.getState().recipeShares.shares).toEqual([])
  })

  it('is taken back but for what has been changed since', () => {
    localStorage.setItem('plan', '["before"]')
    const takeBack = addStoredData({ ...more, pantry: '["Рис"]', plan: '["added"]' })
    usePantryStore.getState().toggle('Мука')
    takeBack()
    expect(readStoredData()).toEqual({ pantry: '["Рис","Мука"]', plan: '["before"]' })
  })

  it('is not taken back of half a list', () => {
    const takeBack = addStoredData({ ...more, isDark: 'true' })
    useShoppingStore.getState().tick('Вода')
    takeBack()
    expect(readStoredData()).toEqual({ ...more, bought: '["Вода"]' })
  })

  it('is not taken back once everything was forgotten, nor from another owner who has the very same', () => {
    useShoppingStore.getState().addTitles(['Соль'])
    const takeBack = addStoredData(more)
    clearStorage()
    takeBack()
    expect(localStorage).toHaveLength(0)
    addStoredData(more)
    useSessionStore.setState({ owner: 'user-1' })
    takeBack()
    expect(readStoredData()).toEqual(more)
  })

  it('to a storage that is full changes nothing, and says so', () => {
    useShoppingStore.getState().addTitles(['Соль'])
    const before = { ...readStoredData(), pantry: '["Мука"]' }
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
    expect(() => addStoredData({ ...before, ...more })).toThrow('full')
    expect(readStoredData()).toEqual(before)
    expect(usePantryStore.getState().titles).toEqual(['Мука'])
    expect(useShoppingStore.getState().titles).toEqual(['Соль'])
  })
})
