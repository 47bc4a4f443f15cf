import { beforeEach, describe, expect, it, vi } from 'vitest'

import type { UserDataValues } from '@/lib/user-data/user-data'
import {
  backUp,
  isForgetting,
  offerRestore,
  restoreBackup,
  setForgetting,
} from '@/lib/account/account-backup'
import { forgetAccount, forgetAll } from '@/lib/account/erase'
import { logOut } from '@/lib/account/session'
import { useToastsStore } from '@/lib/feedback/toasts-store'
import { useSessionStore } from '@/lib/session/session-store'
import { clearStorage } from '@/lib/storage/storage'
import { useThemeStore } from '@/lib/theme/theme-store'
import { useShoppingStore } from '@/lib/shopping/shopping-store'
import { refuse, stubStorage } from '@/testing/storage-tab'

/** happy-dom has no IndexedDB: the backups are a map. */
const backups = vi.hoisted(() => new Map<string, unknown>())
vi.mock('idb-keyval', () => ({
  createStore: () => {},
  get: async (key: string) => backups.get(key),
  update: async (key: string, change: (value: unknown) => unknown) => {
    backups.set(key, change(backups.get(key)))
  },
  set: async (key: string, value: unknown) => void backups.set(key, value),
  del: async (key: string) => void backups.delete(key),
  delMany: async (keys: string[]) => keys.forEach((key) => backups.delete(key)),
  keys: async () => [...backups.keys()],
  clear: async () => backups.clear(),
}))

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

  it('does not open the database when there is nothing to store', async () => {
    await backUp({ items: '[]' }, 'a')
    expect(backups.size).toBe(0)
  })

  it('goes by the owner of the data, not by the user who logs out', async () => {
    await backUp({ owner: 'a', shopList: '["Соль"]' }, 'b')
    expect([...backups.keys()]).toEqual(['a'])
  })
})

describe('The choice to forget at log-out', () => {
  const logOutWith = async (title: string) => {
    signIn('a')
    await restoreBackup('a')
    useShoppingStore.getState().addTitles([title])
    await logOut()
  }

  it('leaves no backup, also of earlier log-outs', async () => {
    store('a', { shopList: ['Вода'] })
    await setForgetting('a', true)
    await logOutWith('Соль')
    expect(backups.has('a')).toBe(false)
  })

  it('leaves no photo of a recipe on this device', async () => {
    await setForgetting('a', true)
    backups.set('own.shchi', 'data:image/webp;base64,AAAA')
    await backUp({ owner: 'a', ownRecipes: '[{"id":"own.shchi"}]' }, 'a')
    expect(backups.has('own.shchi')).toBe(false)
  })

  it('is remembered for the account until it is taken back', async () => {
    await setForgetting('a', true)
    await logOutWith('Соль')
    expect([await isForgetting('a'), await isForgetting('b')]).toEqual([true, false])
    await setForgetting('a', false)
    await logOutWith('Соль')
    expect(backups.get('a')).toEqual([{ shopList: '["Соль"]' }])
  })

  it('is deleted with all data of the account', async () => {
    await setForgetting('a', true)
    signIn('a')
    await forgetAccount()
    expect(backups.size).toBe(0)
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

describe('erasing', () => {
  it('an account signs it out and deletes its data and its backup only', async () => {
    store('a', { shopList: ['Вода'] })
    store('b', { shopList: ['Мука'] })
    signIn('a')
    await restoreBackup('a')
    localStorage.setItem('ownRecipes', '[{"id":"own.a1"}]')
    backups.set('own.a1', 'photo')
    await forgetAccount()
    expect(localStorage).toHaveLength(0)
    expect(titles()).toEqual([])
    expect(useSessionStore.getState().status).toBe('out')
    expect([...backups.keys()]).toEqual(['b'])
  })

  it('everything deletes the data and all backups', async () => {
    store('a', { shopList: ['Вода'] })
    useShoppingStore.getState().addTitles(['Соль'])
    await forgetAll()
    expect(localStorage).toHaveLength(0)
    expect(titles()).toEqual([])
    expect(backups.size).toBe(0)
  })
})
