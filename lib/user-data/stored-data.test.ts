import { beforeEach, describe, expect, it, vi } from 'vitest'

import { addStoredData, readStoredData } from '@/lib/user-data/stored-data'
import { usePantryStore } from '@/lib/pantry/pantry-store'
import { useSessionStore } from '@/lib/session/session-store'
import { clearStorage } from '@/lib/storage/storage'
import { useShoppingStore } from '@/lib/shopping/shopping-store'
import { stubStorage } from '@/testing/storage-tab'

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

it('reads the keys of user data and no others', () => {
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

describe('addStoredData', () => {
  it('updates the stores, the list and its recipe shares alike', () => {
    useShoppingStore.getState().addTitles(['Соль'])
    addStoredData(more)
    expect(readStoredData()).toEqual(more)
    expect(useShoppingStore.getState().titles).toEqual(['Соль', 'Вода'])
    expect(useShoppingStore.getState().recipeShares.shares).toEqual([share])
  })

  it('can be undone exactly', () => {
    useShoppingStore.getState().addTitles(['Соль'])
    const before = readStoredData()
    addStoredData(more)()
    expect(readStoredData()).toEqual(before)
    expect(useShoppingStore.getState().titles).toEqual(['Соль'])
    expect(useShoppingStore.getState().recipeShares.shares).toEqual([])
  })

  it('is undone except for what has changed since', () => {
    localStorage.setItem('plan', '["before"]')
    const undo = addStoredData({ ...more, pantry: '["Рис"]', plan: '["added"]' })
    usePantryStore.getState().toggle('Мука')
    undo()
    expect(readStoredData()).toEqual({ pantry: '["Рис","Мука"]', plan: '["before"]' })
  })

  it('is not undone for a part of the list', () => {
    const undo = addStoredData({ ...more, isDark: 'true' })
    useShoppingStore.getState().tick('Вода')
    undo()
    expect(readStoredData()).toEqual({ ...more, bought: '["Вода"]' })
  })

  it('is not undone once the storage was cleared, nor for another owner with equal data', () => {
    useShoppingStore.getState().addTitles(['Соль'])
    const undo = addStoredData(more)
    clearStorage()
    undo()
    expect(localStorage).toHaveLength(0)
    addStoredData(more)
    useSessionStore.setState({ owner: 'user-1' })
    undo()
    expect(readStoredData()).toEqual(more)
  })

  it('throws and changes nothing when the storage is full', () => {
    useShoppingStore.getState().addTitles(['Соль'])
    const before = { ...readStoredData(), pantry: '["Мука"]' }
    const real = localStorage
    stubStorage({
      setItem: (key: string, text: string) => {
        if (key === 'needs' || key === 'pantry') throw new DOMException('full', 'QuotaExceededError')
        real.setItem(key, text)
      },
    })
    // The storage refuses this too: only the store has it.
    usePantryStore.getState().toggle('Мука')
    expect(() => addStoredData({ ...before, ...more })).toThrow('full')
    expect(readStoredData()).toEqual(before)
    expect(usePantryStore.getState().items).toEqual([{ title: 'Мука' }])
    expect(useShoppingStore.getState().titles).toEqual(['Соль'])
  })
})
