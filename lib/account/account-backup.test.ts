import { beforeEach, describe, expect, it, vi } from 'vitest'

import type { UserDataValues } from '@/lib/user-data/user-data'
import { backUp, offerRestore, restoreBackup, setForgetting } from '@/lib/account/account-backup'
import { logOut } from '@/lib/account/session'
import { useToastsStore } from '@/lib/feedback/toasts-store'
import { useSessionStore } from '@/lib/session/session-store'
import { clearStorage } from '@/lib/storage/storage'
import { useThemeStore } from '@/lib/theme/theme-store'
import { useShoppingStore } from '@/lib/shopping/shopping-store'
import { records as backups } from '@/testing/memory-records'
import { createOrder } from '@/testing/orders'
import { refuse, stubStorage } from '@/testing/storage-tab'

vi.mock('idb-keyval', () => import('@/testing/memory-records'))

const signIn = (id: string) => useSessionStore.getState().settle({ id, refreshToken: 'token' })
const titles = () => useShoppingStore.getState().titles
const snapshotOf = (values: UserDataValues) =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [key, JSON.stringify(value)]))
const store = (id: string, ...snapshots: UserDataValues[]) => backups.set(id, snapshots.map(snapshotOf))
const owner = () => localStorage.getItem('owner')

beforeEach(() => {
  clearStorage()
  useSessionStore.setState({ status: 'out' })
  backups.clear()
})

it('offerRestore shows a toast that tries again when it is clicked', () => {
  const restore = vi.fn()
  offerRestore(restore)
  const [toast] = useToastsStore.getState().toasts
  expect(toast).toMatchObject({ title: 'Не удалось вернуть ваши данные', action: 'Попробовать снова' })
  toast?.onClick?.()
  expect(restore).toHaveBeenCalledOnce()
})

describe('backUp', () => {
  it('stores the user data and nothing else', async () => {
    await backUp({ owner: 'a', items: '[]', shopList: '["Соль"]', other: '1' }, 'a')
    expect(backups).toEqual(new Map([['a', [{ shopList: '["Соль"]' }]]]))
  })

  it('replaces a backup that has been restored since', async () => {
    store('a', { shopList: ['Вода'], isDark: true })
    await backUp({ owner: 'a', shopList: '["Соль"]' }, 'a')
    expect(backups.get('a')).toEqual([{ shopList: '["Соль"]' }])
  })

  it('adds to a backup that has not been restored', async () => {
    store('a', { shopList: ['Вода'], isDark: false })
    await backUp({ shopList: '["Соль"]', isDark: 'true' }, 'a')
    signIn('a')
    await restoreBackup('a')
    expect(titles()).toEqual(['Соль', 'Вода'])
    expect(useThemeStore.getState().choice).toBe(true)
  })

  it('keeps the backup when another tab has cleared the storage', async () => {
    store('a', { shopList: ['Вода'] })
    await backUp({}, 'a')
    signIn('a')
    await restoreBackup('a')
    expect(titles()).toEqual(['Вода'])
  })

  it('stores what the visitor saw when the storage was full', async () => {
    signIn('a')
    await restoreBackup('a')
    useShoppingStore.getState().addTitles(['Соль'])
    stubStorage({ setItem: refuse })
    useShoppingStore.getState().addTitles(['Вода'])
    vi.unstubAllGlobals()
    await logOut()
    expect(backups.get('a')).toEqual([{ shopList: '["Соль","Вода"]' }])
    expect(localStorage).toHaveLength(0)
  })

  describe('with queued orders', () => {
    const basket = (...titles: string[]) => ({
      titles,
      bought: [],
      cart: { counts: { [titles[0] ?? '']: 3 }, removed: [] },
      recipeShares: { shares: [], manual: [] },
    })
    const outboxOf = (isTried: boolean, ...baskets: ReturnType<typeof basket>[]) =>
      JSON.stringify({
        waiting: baskets.map((one) => ({ order: createOrder('key'), isTried, basket: one })),
        news: [],
      })
    const toasts = () => useToastsStore.getState().toasts

    beforeEach(() => useToastsStore.setState({ toasts: [] }))

    it('keeps what they were made from, but neither the orders nor their addresses, and says so', async () => {
      const outbox = outboxOf(false, basket('Рис', 'Лук'), basket('Мука'))
      await backUp({ owner: 'a', shopList: '["Соль"]', outbox }, 'a')
      expect(JSON.stringify([...backups])).not.toMatch(/Минск|297620822/)
      expect(toasts()).toMatchObject([
        {
          title: 'Заказы отменены',
          message: 'Вы вышли раньше, чем появилась сеть. Продукты вернутся в список, когда вы войдёте снова.',
        },
      ])
      signIn('a')
      await restoreBackup('a')
      expect(titles()).toEqual(['Соль', 'Мука', 'Рис', 'Лук'])
      expect(useShoppingStore.getState().cart.counts).toEqual({ Рис: 3, Мука: 3 })
      expect(localStorage.getItem('outbox')).toBeNull()
    })

    it('warns of an order that the shop may have, and promises nothing to who is forgotten', async () => {
      await setForgetting('a', true)
      await backUp({ owner: 'a', outbox: outboxOf(true, basket('Рис')) }, 'a')
      expect(backups.has('a')).toBe(false)
      expect(toasts()).toMatchObject([
        {
          title: 'Заказ отменён',
          message: 'Вы вышли раньше, чем ответил магазин: если менеджер позвонит, скажите об отмене.',
        },
      ])
    })

    it('says nothing to another user who has signed in', async () => {
      signIn('b')
      await backUp({ owner: 'a', outbox: outboxOf(false, basket('Рис')) }, 'a')
      expect(toasts()).toEqual([])
      expect(JSON.stringify(backups.get('a'))).toContain('Рис')
    })

    it.each([
      'garbage',
      '{"waiting":[7],"news":[]}',
      '{"waiting":[],"news":[{"kind":"placed","number":"1"}]}',
    ])('ignores an outbox without orders: %s', async (outbox) => {
      await backUp({ owner: 'a', shopList: '["Соль"]', outbox }, 'a')
      expect(backups.get('a')).toEqual([{ shopList: '["Соль"]' }])
      expect(toasts()).toEqual([])
    })
  })

  it('does not open the database when there is nothing to store', async () => {
    await backUp({ items: '[]' }, 'a')
    expect(backups.size).toBe(0)
  })

  it('goes by the owner of the data, not by the user who logs out', async () => {
    await backUp({ owner: 'a', shopList: '["Соль"]' }, 'b')
    expect([...backups.keys()]).toEqual(['a'])
  })
})

describe('restoreBackup', () => {
  it('restores the data and adds what was made before the sign-in', async () => {
    store('a', { shopList: ['Вода', 'Соль'], isDark: true, pantry: ['Мука'] })
    useShoppingStore.getState().addTitles(['Рис', 'Соль'])
    useThemeStore.getState().setDark(false)
    signIn('a')
    await restoreBackup('a')
    expect(titles()).toEqual(['Рис', 'Соль', 'Вода'])
    expect(useThemeStore.getState().choice).toBe(false)
    expect(localStorage.getItem('pantry')).toBe('["Мука"]')
    expect(owner()).toBe('a')
  })

  it('makes the data of an anonymous visitor those of a new user', async () => {
    useShoppingStore.getState().addTitles(['Рис'])
    signIn('a')
    await restoreBackup('a')
    expect(titles()).toEqual(['Рис'])
    expect(owner()).toBe('a')
  })

  it('does not restore the backup of another user', async () => {
    store('a', { shopList: ['Вода'] })
    signIn('b')
    await restoreBackup('b')
    expect(titles()).toEqual([])
    expect(backups.has('a')).toBe(true)
  })

  it('does not restore twice in one session', async () => {
    store('a', { shopList: ['Вода'] })
    signIn('a')
    await restoreBackup('a')
    useShoppingStore.getState().clear()
    await restoreBackup('a')
    expect(titles()).toEqual([])
  })

  it('restores nothing when the user signs out meanwhile', async () => {
    store('a', { shopList: ['Вода'] })
    signIn('a')
    const restoring = restoreBackup('a')
    useSessionStore.getState().settle(undefined)
    await restoring
    expect(titles()).toEqual([])
    expect(owner()).toBeNull()
  })

  it('restores nothing when another tab has restored meanwhile', async () => {
    store('a', { shopList: ['Вода'] })
    signIn('a')
    const restoring = restoreBackup('a')
    localStorage.setItem('owner', 'a')
    dispatchEvent(new StorageEvent('storage', { key: 'owner' }))
    await restoring
    expect(titles()).toEqual([])
  })

  it.each<unknown>([
    'garbage',
    7,
    {},
    [],
    ['garbage', null, 7],
    [{ shopList: 7, pantry: {}, isDark: null }],
    [{ pantry: 'garbage', shopList: '"Соль"', cart: '[]', needs: '{"shares":1}' }],
  ])('ignores a backup such as %j, and so does the next log-out', async (garbage) => {
    backups.set('a', garbage)
    await backUp({ shopList: '["Соль"]' }, 'a')
    signIn('a')
    await restoreBackup('a')
    expect(titles()).toEqual(['Соль'])

    clearStorage()
    backups.set('b', garbage)
    signIn('b')
    await restoreBackup('b')
    expect(Object.keys(localStorage).sort()).toEqual(['access', 'owner', 'refresh'])
  })

  it('keeps the backup when the storage is full', async () => {
    store('a', { shopList: ['Вода'] })
    signIn('a')
    stubStorage({ setItem: refuse })
    await expect(restoreBackup('a')).rejects.toThrow('full')
    vi.unstubAllGlobals()
    expect(owner()).toBeNull()
    expect(backups.get('a')).toEqual([{ shopList: '["Вода"]' }])
  })
})
