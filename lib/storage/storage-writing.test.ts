import { beforeEach, describe, expect, it, vi } from 'vitest'

import {
  category,
  emptyState,
  openTab,
  recipe,
  removeValue,
  type SampleKey,
  sampleKeys,
  setValue,
  storeAll,
  stubStorage,
  texts,
  values,
} from '@/testing/storage-tab'
import { closeEarlierTabs } from '@/testing/browser-tabs'

beforeEach(closeEarlierTabs)

describe('writing', () => {
  it.each(sampleKeys)('stores the key %s when its store changes', async (key) => {
    const tab = await openTab()
    setValue[key](tab)
    expect(tab.state()[key]).toEqual(values[key])
    expect(localStorage.getItem(key)).toBe(texts[key])
  })

  it.each(Object.entries(removeValue))('removes the key %s when its value is empty', async (name, remove) => {
    const key = name as SampleKey
    localStorage.setItem(key, texts[key])
    const tab = await openTab()
    remove(tab)
    expect(tab.state()[key]).toEqual(emptyState[key])
    expect(localStorage.getItem(key)).toBeNull()
  })
})

describe('the request for persistent storage', () => {
  async function openTabWith(persist = vi.fn().mockResolvedValue(true)) {
    vi.stubGlobal('navigator', { storage: { persist } })
    return { ...(await openTab()), persist }
  }

  it('is made once, when user data are first stored', async () => {
    const { list, likes, persist } = await openTabWith()
    list().addTitles(['Соль'])
    list().addTitles(['Вода'])
    likes().toggle(recipe('borscht'))
    expect(persist).toHaveBeenCalledOnce()
  })

  it('is not made for hydration, the cache, the session, the theme or a removal', async () => {
    storeAll()
    const { items, session, theme, list, persist } = await openTabWith()
    items().add([category('fish')])
    session().settle({ id: 'user-1', refreshToken: 'token-2' })
    theme().setDark(false)
    list().clear()
    expect(persist).not.toHaveBeenCalled()
  })

  it.each<[string, object]>([
    ['rejects it', { storage: { persist: () => Promise.reject(new TypeError('refused')) } }],
    ['does not support it', {}],
  ])('does not affect writing in a browser that %s', async (_, navigator) => {
    vi.stubGlobal('navigator', navigator)
    const { list } = await openTab()
    list().addTitles(['Соль'])
    expect(localStorage.getItem('shopList')).toBe('["Соль"]')
  })
})

describe('a long value', () => {
  const titles = (count: number) => Array.from({ length: count }, (_, index) => `Продукт ${index}`)
  const storedCount = () => (JSON.parse(localStorage.getItem('shopList') ?? '[]') as string[]).length

  async function openTabWithLongList() {
    localStorage.setItem('shopList', JSON.stringify(titles(5000)))
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    return openTab()
  }

  it('is written once after several changes, with a delay', async () => {
    const { list } = await openTabWithLongList()
    const setItem = vi.fn<Storage['setItem']>()
    stubStorage({ setItem })
    list().remove(['Продукт 0'])
    list().remove(['Продукт 1'])
    expect(setItem).not.toHaveBeenCalled()
    vi.advanceTimersByTime(100)
    expect(setItem).toHaveBeenCalledExactlyOnceWith('shopList', JSON.stringify(titles(5000).slice(2)))
  })

  it('is written no sooner when another key is read', async () => {
    const { list } = await openTabWithLongList()
    const { readStored } = await import('@/lib/storage/storage')
    list().remove(['Продукт 0'])
    readStored('diary')
    expect(storedCount()).toBe(5000)
    readStored('shopList')
    expect(storedCount()).toBe(4999)
  })

  it('is written before the page is unloaded', async () => {
    const { list } = await openTabWithLongList()
    list().remove(['Продукт 0'])
    dispatchEvent(new Event('pagehide'))
    expect(storedCount()).toBe(4999)
  })

  it('is written before the stored data are read, and does not overwrite a later import', async () => {
    const { list } = await openTabWithLongList()
    const { readStoredData, addStoredData } = await import('@/lib/user-data/stored-data')
    list().remove(['Продукт 0'])
    const data = readStoredData()
    expect(JSON.parse(data.shopList ?? '')).toHaveLength(4999)
    list().remove(['Продукт 1'])
    addStoredData(data)
    vi.advanceTimersByTime(100)
    expect(storedCount()).toBe(4999)
    expect(list().titles).toHaveLength(4999)
  })

  it('is returned by clearStorage and not written after it', async () => {
    const { list, clearStorage } = await openTabWithLongList()
    list().remove(['Продукт 0'])
    expect(JSON.parse(clearStorage()?.shopList ?? '')).toHaveLength(4999)
    vi.advanceTimersByTime(100)
    expect(localStorage.getItem('shopList')).toBeNull()
  })

  it('is not written after another tab has cleared the storage', async () => {
    const { list } = await openTabWithLongList()
    list().remove(['Продукт 0'])
    localStorage.clear()
    dispatchEvent(new StorageEvent('storage', { key: null }))
    vi.advanceTimersByTime(100)
    expect(localStorage).toHaveLength(0)
    expect(list().titles).toEqual([])
  })

  it('is written without delay while the page is hidden', async () => {
    const { list } = await openTabWithLongList()
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
    list().remove(['Продукт 0'])
    expect(storedCount()).toBe(4999)
  })
})
