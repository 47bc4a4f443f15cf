import { beforeEach, describe, expect, it } from 'vitest'

import {
  emptyState,
  openTab,
  refuse,
  sampleKeys,
  setValue,
  storeAll,
  storedTexts,
  stubStorage,
  texts,
} from '@/testing/storage-tab'
import { closeEarlierTabs } from '@/testing/browser-tabs'

beforeEach(closeEarlierTabs)

describe('a page restored from the back/forward cache', () => {
  const storeOwner = () => localStorage.setItem('owner', 'user-1')
  /** Leaves the page, lets other pages change the storage, and restores the page. */
  function leaveAndRestore(meanwhile: () => void, { persisted = true } = {}) {
    dispatchEvent(new Event('pagehide'))
    meanwhile()
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))
  }

  it('hydrates what was stored meanwhile, and does not overwrite it', async () => {
    const { needs, bought, ...rest } = texts
    const tab = await openTab()
    sampleKeys.forEach((key) => setValue[key](tab))
    const newTexts = {
      ...rest,
      shopList: '["Мука","Вода"]',
      bought,
      needs: needs.replaceAll('Соль', 'Мука'),
      likedRecipes: '[]',
      access: 'user-1',
    }
    leaveAndRestore(() => {
      localStorage.clear()
      Object.entries(newTexts).forEach((entry) => localStorage.setItem(...entry))
    })
    expect(tab.state()).toMatchObject({ shopList: ['Мука', 'Вода'], likedRecipes: [], bought: ['Вода'] })
    expect(JSON.stringify(tab.state().needs)).toBe(newTexts.needs)
    expect(storedTexts()).toEqual(newTexts)
    tab.list().addTitles(['Рис'])
    expect(localStorage.getItem('shopList')).toBe('["Мука","Вода","Рис"]')
  })

  it('is signed out and offers no undo when its account was logged out meanwhile', async () => {
    storeAll()
    storeOwner()
    const tab = await openTab()
    tab.session().trustStored()
    const { offerUndo } = await import('@/lib/feedback/offer-undo')
    const { clearCount } = await import('@/lib/storage/storage')
    const before = clearCount()
    offerUndo('Соль убрали', 'Соль вернули', () => tab.list().addTitles(['Соль']))
    leaveAndRestore(() => {
      localStorage.clear()
      localStorage.setItem('owner', 'user-2')
      localStorage.setItem('shopList', '["Рис"]')
    })
    expect(tab.state()).toEqual({ ...emptyState, shopList: ['Рис'] })
    expect(tab.session()).toMatchObject({ status: 'out', owner: 'user-2' })
    expect(tab.toasts()).toEqual([])
    expect(clearCount()).toBe(before + 1)
  })

  it.each<[string, () => void]>([
    ['the data still belong to the same account', storeOwner],
    ['an account has taken over the data of an anonymous user', () => {}],
  ])('keeps offering an undo when %s', async (_, begin) => {
    begin()
    const tab = await openTab()
    const { offerUndo } = await import('@/lib/feedback/offer-undo')
    offerUndo('Соль убрали', 'Соль вернули', () => tab.list().addTitles(['Соль']))
    leaveAndRestore(storeOwner)
    expect(tab.session().owner).toBe('user-1')
    expect(tab.toasts()).toHaveLength(1)
  })

  it('keeps what a full storage has refused', async () => {
    const tab = await openTab()
    stubStorage({ setItem: refuse })
    tab.list().addTitles(['Соль'])
    leaveAndRestore(() => {})
    expect(tab.list().titles).toEqual(['Соль'])
  })

  it('is distinguished from a page that is shown for the first time', async () => {
    const tab = await openTab()
    tab.list().addTitles(['Соль'])
    leaveAndRestore(() => localStorage.clear(), { persisted: false })
    expect(tab.list().titles).toEqual(['Соль'])
  })
})
