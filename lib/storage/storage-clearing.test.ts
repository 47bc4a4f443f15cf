import { beforeEach, describe, expect, it } from 'vitest'

import { emptyState, openTab, storeAll, type Tab, texts } from '@/testing/storage-tab'
import { closeEarlierTabs } from '@/testing/browser-tabs'

beforeEach(closeEarlierTabs)

describe('clearStorage', () => {
  it('returns the stored texts', async () => {
    storeAll()
    localStorage.setItem('of another app', '1')
    const { clearStorage } = await openTab()
    expect(clearStorage()).toEqual({ ...texts, 'of another app': '1' })
    expect(clearStorage()).toEqual({})
  })

  it('removes all keys, those of other apps too, and resets the stores', async () => {
    storeAll()
    localStorage.setItem('shopList.aside', 'garbage')
    const tab = await openTab()
    tab.session().settle({ id: 'user-1', refreshToken: 'token-1' })
    tab.clearStorage()
    expect(tab.state()).toEqual(emptyState)
    expect(tab.session().status).toBe('out')
    expect(localStorage).toHaveLength(0)
  })

  it.each<[string, (tab: Tab) => void]>([
    ['in this tab', ({ clearStorage }) => clearStorage()],
    ['in another tab', () => dispatchEvent(new StorageEvent('storage', { key: null }))],
  ])('%s removes toasts that offer an undo and keeps other toasts', async (_, clear) => {
    const tab = await openTab()
    const [{ offerUndo }, { showToast }] = await Promise.all([
      import('@/lib/feedback/offer-undo'),
      import('@/lib/feedback/toasts-store'),
    ])
    offerUndo('Соль убрали', 'Соль вернули', () => tab.list().addTitles(['Соль']))
    showToast({ type: 'info', message: 'Таймер', action: 'Открыть', onClick: () => {} })
    clear(tab)
    expect(tab.toasts().map(({ message }) => message)).toEqual(['Таймер'])
  })

  it('in another tab resets the stores of this one', async () => {
    storeAll()
    const tab = await openTab()
    tab.session().trustStored()
    localStorage.clear()
    dispatchEvent(new StorageEvent('storage', { key: null }))
    expect(tab.state()).toEqual(emptyState)
    expect(tab.session().status).toBe('out')
    expect(localStorage).toHaveLength(0)
  })
})
