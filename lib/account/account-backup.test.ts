import { beforeEach, describe, expect, it, vi } from 'vitest'

import type { UserDataValues } from '@/lib/user-data/user-data'
import { restoreBackup, backUp } from '@/lib/account/account-backup'
import { forgetAccount, forgetAll } from '@/lib/account/erase'
import { logOut } from '@/lib/account/session'
import { useSessionStore } from '@/lib/session/session-store'
import { clearStorage } from '@/lib/storage/storage'
import { useThemeStore } from '@/lib/theme/theme-store'
import { useShoppingStore } from '@/lib/shopping/shopping-store'

/** happy-dom has no IndexedDB: the shelves are a map. */
const shelves = vi.hoisted(() => new Map<string, unknown>())
vi.mock('idb-keyval', () => ({
  createStore: () => {},
  get: async (key: string) => shelves.get(key),
  update: async (key: string, change: (value: unknown) => unknown) => {
    shelves.set(key, change(shelves.get(key)))
  },
  del: async (key: string) => void shelves.delete(key),
  clear: async () => shelves.clear(),
}))

const signIn = (id: string) => useSessionStore.getState().settle({ id, refreshToken: 'token' })
const titles = () => useShoppingStore.getState().titles
const lot = (values: UserDataValues) =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [key, JSON.stringify(value)]))
const put = (id: string, ...lots: UserDataValues[]) => shelves.set(id, lots.map(lot))
/** No more fits into the storage until the globals are unstubbed. */
function fillStorage() {
  const real = localStorage
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => real.getItem(key),
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError')
    },
  })
}
const owner = () => localStorage.getItem('owner')

beforeEach(() => {
  clearStorage()
  useSessionStore.setState({ status: 'out' })
  shelves.clear()
})

describe('a log-out', () => {
  it('leaves own data, and nothing else, on the shelf', async () => {
    await backUp({ owner: 'a', items: '[]', shopList: '["Соль"]', other: '1' }, 'a')
    expect(shelves).toEqual(new Map([['a', [{ shopList: '["Соль"]' }]]]))
  })

  it('puts them in place of what has been home since', async () => {
    put('a', { shopList: ['Вода'], isDark: true })
    await backUp({ owner: 'a', shopList: '["Соль"]' }, 'a')
    expect(shelves.get('a')).toEqual([{ shopList: '["Соль"]' }])
  })

  it('adds to what has not been home', async () => {
    put('a', { shopList: ['Вода'], isDark: false })
    await backUp({ shopList: '["Соль"]', isDark: 'true' }, 'a')
    signIn('a')
    await restoreBackup('a')
    expect(titles()).toEqual(['Соль', 'Вода'])
    expect(useThemeStore.getState().choice).toBe(true)
  })

  it('of a storage that another tab has emptied costs nothing', async () => {
    put('a', { shopList: ['Вода'] })
    await backUp({}, 'a')
    signIn('a')
    await restoreBackup('a')
    expect(titles()).toEqual(['Вода'])
  })

  it('of a storage that was full leaves what the visitor saw', async () => {
    signIn('a')
    await restoreBackup('a')
    useShoppingStore.getState().addTitles(['Соль'])
    fillStorage()
    useShoppingStore.getState().addTitles(['Вода'])
    vi.unstubAllGlobals()
    await logOut()
    expect(shelves.get('a')).toEqual([{ shopList: '["Соль","Вода"]' }])
    expect(localStorage).toHaveLength(0)
  })

  it('with nothing to keep asks for no shelf', async () => {
    await backUp({ items: '[]' }, 'a')
    expect(shelves.size).toBe(0)
  })

  it('goes by whose the data are, not by who leaves', async () => {
    await backUp({ owner: 'a', shopList: '["Соль"]' }, 'b')
    expect([...shelves.keys()]).toEqual(['a'])
  })
})

describe('a sign-in', () => {
  it('brings own data back and adds what was made before it', async () => {
    put('a', { shopList: ['Вода', 'Соль'], isDark: true, pantry: ['Мука'] })
    useShoppingStore.getState().addTitles(['Рис', 'Соль'])
    useThemeStore.getState().setDark(false)
    signIn('a')
    await restoreBackup('a')
    expect(titles()).toEqual(['Рис', 'Соль', 'Вода'])
    expect(useThemeStore.getState().choice).toBe(false)
    expect(localStorage.getItem('pantry')).toBe('["Мука"]')
    expect(owner()).toBe('a')
  })

  it('for the first time takes over what a visitor has made', async () => {
    useShoppingStore.getState().addTitles(['Рис'])
    signIn('a')
    await restoreBackup('a')
    expect(titles()).toEqual(['Рис'])
    expect(owner()).toBe('a')
  })

  it('gives nobody what waits for somebody else', async () => {
    put('a', { shopList: ['Вода'] })
    signIn('b')
    await restoreBackup('b')
    expect(titles()).toEqual([])
    expect(shelves.has('a')).toBe(true)
  })

  it('that lasts over a reload brings nothing back a second time', async () => {
    put('a', { shopList: ['Вода'] })
    signIn('a')
    await restoreBackup('a')
    useShoppingStore.getState().clear()
    await restoreBackup('a')
    expect(titles()).toEqual([])
  })

  it('undone meanwhile brings nothing', async () => {
    put('a', { shopList: ['Вода'] })
    signIn('a')
    const coming = restoreBackup('a')
    useSessionStore.getState().settle(undefined)
    await coming
    expect(titles()).toEqual([])
    expect(owner()).toBeNull()
  })

  it('that another tab has seen to brings nothing twice', async () => {
    put('a', { shopList: ['Вода'] })
    signIn('a')
    const coming = restoreBackup('a')
    localStorage.setItem('owner', 'a')
    dispatchEvent(new StorageEvent('storage', { key: 'owner' }))
    await coming
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
  ])('is not stopped by garbage on the shelf, such as %j, nor is the log-out after it', async (garbage) => {
    shelves.set('a', garbage)
    await backUp({ shopList: '["Соль"]' }, 'a')
    signIn('a')
    await restoreBackup('a')
    expect(titles()).toEqual(['Соль'])

    clearStorage()
    shelves.set('b', garbage)
    signIn('b')
    await restoreBackup('b')
    expect(Object.keys(localStorage).sort()).toEqual(['access', 'owner', 'refresh'])
  })

  it('with a storage that is full leaves the shelf for another time', async () => {
    put('a', { shopList: ['Вода'] })
    signIn('a')
    fillStorage()
    await expect(restoreBackup('a')).rejects.toThrow('full')
    vi.unstubAllGlobals()
    expect(owner()).toBeNull()
    expect(shelves.get('a')).toEqual([{ shopList: '["Вода"]' }])
  })
})

describe('forgetting', () => {
  it('an account signs it out and leaves nothing of it, and the others’ shelves alone', async () => {
    put('a', { shopList: ['Вода'] })
    put('b', { shopList: ['Мука'] })
    signIn('a')
    await restoreBackup('a')
    await forgetAccount()
    expect(localStorage).toHaveLength(0)
    expect(titles()).toEqual([])
    expect(useSessionStore.getState().status).toBe('out')
    expect([...shelves.keys()]).toEqual(['b'])
  })

  it('all leaves nothing of anybody', async () => {
    put('a', { shopList: ['Вода'] })
    useShoppingStore.getState().addTitles(['Соль'])
    await forgetAll()
    expect(localStorage).toHaveLength(0)
    expect(titles()).toEqual([])
    expect(shelves.size).toBe(0)
  })
})
