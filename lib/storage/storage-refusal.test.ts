import { beforeEach, describe, expect, it, vi } from 'vitest'

import {
  emptyState,
  openTab,
  refuse,
  sampleKeys,
  setValue,
  stubStorage,
  values,
  writeInAnotherTab,
} from '@/testing/storage-tab'
import { closeEarlierTabs } from '@/testing/browser-tabs'

const oneWarning = [
  expect.objectContaining({
    type: 'warning',
    title: 'Память браузера недоступна',
    message: 'Всё работает, но после закрытия страницы ваши отметки и списки могут не сохраниться.',
  }),
]

beforeEach(closeEarlierTabs)

it('stores later changes, although something that follows a store has failed', async () => {
  const tab = await openTab()
  const onError = vi.fn()
  vi.stubGlobal('reportError', onError)
  const { useShoppingStore } = await import('@/lib/shopping/shopping-store')
  const unsubscribe = useShoppingStore.subscribe(() => {
    throw new Error('A screen has failed.')
  })
  writeInAnotherTab('shopList', '["Соль"]')
  unsubscribe()
  vi.unstubAllGlobals()
  expect(onError).toHaveBeenCalledOnce()
  tab.list().addTitles(['Вода'])
  expect(localStorage.getItem('shopList')).toBe('["Соль","Вода"]')
})

describe('a full storage', () => {
  /** A tab with a title that is stored and one that is not; `readList` returns the list as exports read it. */
  async function openTabWithFullStorage() {
    localStorage.setItem('shopList', '["Соль"]')
    const tab = await openTab()
    const { readStoredData } = await import('@/lib/user-data/stored-data')
    stubStorage({ setItem: refuse })
    tab.list().addTitles(['Вода'])
    return { ...tab, readList: () => readStoredData().shopList }
  }

  it('leaves the stores working in memory and shows one warning', async () => {
    const tab = await openTab()
    stubStorage({ setItem: refuse })
    sampleKeys.forEach((key) => setValue[key](tab))
    expect(tab.state()).toEqual({ ...values, access: 'x' })
    expect(tab.toasts()).toEqual(oneWarning)
  })

  it('does not keep refused values out of exports and of what clearStorage returns', async () => {
    const { readList, clearStorage } = await openTabWithFullStorage()
    expect(readList()).toBe('["Соль","Вода"]')
    expect(clearStorage()).toMatchObject({ shopList: '["Соль","Вода"]' })
    expect(readList()).toBeUndefined()
  })

  it('is read again once a value is removed or can be stored', async () => {
    const { list, readList } = await openTabWithFullStorage()
    list().clear()
    expect(readList()).toBeUndefined()
    list().addTitles(['Мука'])
    expect(readList()).toBe('["Мука"]')
    vi.unstubAllGlobals()
    list().addTitles(['Рис'])
    localStorage.setItem('shopList', '["Яйца"]')
    expect(readList()).toBe('["Яйца"]')
  })

  it.each<[string, () => void, string | undefined]>([
    ['writes the key', () => writeInAnotherTab('shopList', '["Мука"]'), '["Мука"]'],
    [
      'clears the storage',
      () => {
        localStorage.clear()
        dispatchEvent(new StorageEvent('storage', { key: null }))
      },
      undefined,
    ],
  ])('drops a refused value when another tab %s', async (_, act, expected) => {
    const { readList } = await openTabWithFullStorage()
    vi.unstubAllGlobals()
    act()
    expect(readList()).toBe(expected)
  })

  it('leaves an invalid value in place when it cannot be set aside', async () => {
    localStorage.setItem('shopList', 'garbage')
    localStorage.setItem('isDark', 'true')
    stubStorage({ setItem: refuse })
    const tab = await openTab()
    expect(tab.state()).toEqual({ ...emptyState, isDark: true })
    expect(localStorage.getItem('shopList')).toBe('garbage')
    expect(tab.toasts()).toEqual(oneWarning)
  })
})

describe('a forbidden storage', () => {
  beforeEach(() => {
    vi.stubGlobal('localStorage', undefined)
    Object.defineProperty(globalThis, 'localStorage', { configurable: true, get: refuse })
  })

  it('leaves the stores working in memory and shows one warning', async () => {
    const tab = await openTab()
    expect(tab.state()).toEqual(emptyState)
    sampleKeys.forEach((key) => setValue[key](tab))
    tab.list().remove(['Соль'])
    expect(tab.list().titles).toEqual(['Вода'])
    tab.clearStorage()
    expect(tab.state()).toEqual(emptyState)
    expect(tab.toasts()).toEqual(oneWarning)
  })

  it('does not keep values out of what clearStorage returns', async () => {
    const tab = await openTab()
    tab.list().addTitles(['Соль'])
    expect(tab.clearStorage()).toEqual({ shopList: '["Соль"]' })
  })
})
