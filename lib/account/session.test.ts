import { beforeEach, describe, expect, it, vi } from 'vitest'

import type { SessionUser } from '@/lib/session/session-store'
import { closeEarlierTabs } from '@/testing/tabs'

/** The real SDK is tested end to end; here stands what `lib/account/firebase.ts` promises of it. */
const firebase = vi.hoisted(() => ({
  onSession: vi.fn(),
  signIn: vi.fn(),
  chooseGoogleAccount: vi.fn(),
  signOut: vi.fn(),
}))
vi.mock('@/lib/account/firebase', () => firebase)

const backup = vi.hoisted(() => ({ backUp: vi.fn(), restoreBackup: vi.fn() }))
vi.mock('@/lib/account/account-backup', () => backup)

const downloadExportFile = vi.hoisted(() => vi.fn())
vi.mock('@/lib/user-data/export-file', () => ({ downloadExportFile }))

const settings = {
  NEXT_PUBLIC_FIREBASE_API_KEY: 'key',
  NEXT_PUBLIC_FIREBASE_AUTH_DOMAIN: 'demo.firebaseapp.com',
  NEXT_PUBLIC_FIREBASE_PROJECT_ID: 'demo',
  NEXT_PUBLIC_FIREBASE_APP_ID: '1:2:web:3',
}

async function load({ isConfigured = true } = {}) {
  Object.entries(settings).forEach(([name, value]) => vi.stubEnv(name, isConfigured ? value : ''))
  vi.resetModules()
  const [session, { signIn, signInWithGoogle }, { useSessionStore }, { useToastsStore }] = await Promise.all([
    import('@/lib/account/session'),
    import('@/lib/account/auth'),
    import('@/lib/session/session-store'),
    import('@/lib/feedback/toasts-store'),
  ])

  vi.unstubAllEnvs()
  return {
    ...session,
    signIn: () => signIn('a@b.com', 'Abc1'),
    signInWithGoogle,
    session: useSessionStore.getState,
    toasts: () => useToastsStore.getState().toasts,
  }
}

const user = { id: 'user-1', refreshToken: 'token-1' }

beforeEach(() => {
  closeEarlierTabs()
  for (const call of [...Object.values(firebase), ...Object.values(backup), downloadExportFile])
    call.mockReset().mockResolvedValue(undefined)
  firebase.onSession.mockReturnValue(() => {})
  firebase.chooseGoogleAccount.mockResolvedValue(async () => {})
})

describe('startSession', () => {
  /** Starts, and waits until Firebase has been asked; gives what Firebase calls back. */
  async function start(account: Awaited<ReturnType<typeof load>>) {
    const stop = account.startSession()
    await vi.waitFor(() => expect(firebase.onSession).toHaveBeenCalled())
    return { stop, tell: firebase.onSession.mock.lastCall?.[0] as (user: SessionUser | undefined) => void }
  }

  it('settles the session by what Firebase says, at every change', async () => {
    const account = await load()
    const { tell } = await start(account)
    expect(account.session().status).toBe('unknown')
    tell(user)
    expect(account.session()).toMatchObject({ status: 'in', access: 'user-1', refresh: 'token-1' })
    tell(undefined)
    expect(account.session().status).toBe('out')
  })

  it('has own data come home to the user', async () => {
    const { tell } = await start(await load())
    tell(undefined)
    tell(user)
    await vi.waitFor(() => expect(backup.restoreBackup).toHaveBeenCalledExactlyOnceWith('user-1'))
    expect(backup.backUp).not.toHaveBeenCalled()
  })

  it('leaves own data where they are when a session ends by itself, and knows whose they are', async () => {
    const kept = { owner: 'user-1', shopList: '["Соль"]' }
    Object.entries({ ...kept, access: 'user-1' }).forEach((entry) => localStorage.setItem(...entry))
    const { tell } = await start(await load())
    tell(undefined)
    expect({ ...localStorage }).toEqual(kept)
    tell(user)
    expect({ ...localStorage }).toMatchObject(kept)
    expect(backup.backUp).not.toHaveBeenCalled()
  })

  it('puts what an earlier user has left on the shelf of that one before another is in', async () => {
    const left = { owner: 'user-0', shopList: '["Соль"]' }
    Object.entries(left).forEach((entry) => localStorage.setItem(...entry))
    const { tell } = await start(await load())
    tell(user)
    expect({ ...localStorage }).toEqual({ access: 'user-1', refresh: 'token-1' })
    await vi.waitFor(() => expect(backup.backUp).toHaveBeenCalledExactlyOnceWith(left, 'user-0'))
    await vi.waitFor(() => expect(backup.restoreBackup).toHaveBeenCalledExactlyOnceWith('user-1'))
  })

  it('survives data that cannot come home', async () => {
    backup.restoreBackup.mockRejectedValue(new Error('IndexedDB is gone'))
    const account = await load()
    const { tell } = await start(account)
    tell(user)
    await vi.waitFor(() => expect(backup.restoreBackup).toHaveBeenCalled())
    expect(account.session().status).toBe('in')
  })

  it('stops listening', async () => {
    const stopListening = vi.fn()
    firebase.onSession.mockReturnValue(stopListening)
    const { stop } = await start(await load())
    stop()
    expect(stopListening).toHaveBeenCalledOnce()
  })

  it('does not begin to listen when it was stopped before Firebase had loaded', async () => {
    const { startSession } = await load()
    startSession()()
    await import('@/lib/account/firebase')
    expect(firebase.onSession).not.toHaveBeenCalled()
  })

  it.each([
    ['user-1', 'in'],
    ['', 'out'],
  ])('goes by the stored access %j when Firebase cannot be asked: %s', async (access, status) => {
    if (access) localStorage.setItem('access', access)
    firebase.onSession.mockImplementation(() => {
      throw new Error('IndexedDB is gone')
    })
    const account = await load()
    await start(account)
    await vi.waitFor(() => expect(account.session().status).toBe(status))
  })

  /** As the SDK does: says who is in when it is asked, and nothing when the same user signs in again. */
  const saysWhenAsked = (listener: (user: SessionUser | undefined) => void) => {
    listener(user)
    return () => {}
  }

  describe('and another tab that signs out and in', () => {
    const signsOut = () => {
      localStorage.clear()
      dispatchEvent(new StorageEvent('storage', { key: null }))
    }
    const signsIn = () => {
      localStorage.setItem('access', user.id)
      dispatchEvent(new StorageEvent('storage', { key: 'access' }))
    }

    it('let in here too whom Firebase takes for signed in all along', async () => {
      firebase.onSession.mockImplementation(saysWhenAsked)
      const account = await load()
      await start(account)
      signsOut()
      expect(account.session().status).toBe('out')
      signsIn()
      await vi.waitFor(() => expect(account.session()).toMatchObject({ status: 'in', access: 'user-1' }))
    })

    it('leave the stored sign-in alone while Firebase has not seen it here', async () => {
      firebase.onSession.mockImplementationOnce(saysWhenAsked)
      const account = await load()
      await start(account)
      signsOut()
      signsIn()
      await vi.waitFor(() => expect(firebase.onSession).toHaveBeenCalledTimes(2))
      const tell = firebase.onSession.mock.lastCall?.[0]
      tell(undefined)
      expect(localStorage.getItem('access')).toBe('user-1')
      tell(user)
      expect(account.session().status).toBe('in')
    })

    it('ask nothing any more once it is stopped', async () => {
      const { stop } = await start(await load())
      signsOut()
      stop()
      signsIn()
      await new Promise((resolve) => setTimeout(resolve))
      expect(firebase.onSession).toHaveBeenCalledOnce()
    })
  })

  describe('and a sign-in', () => {
    const ways = ['signIn', 'signInWithGoogle'] as const

    it.each(ways)('let in whom Firebase takes for signed in already: %s', async (way) => {
      firebase.onSession.mockImplementation(saysWhenAsked)
      const account = await load()
      await start(account)
      localStorage.clear()
      dispatchEvent(new StorageEvent('storage', { key: null }))
      expect(account.session().status).toBe('out')
      expect(await account[way]()).toEqual({ ok: true })
      expect(account.session()).toMatchObject({ status: 'in', access: 'user-1', refresh: 'token-1' })
    })

    it.each(ways)('let in where Firebase could not be asked at the start, and hear on: %s', async (way) => {
      firebase.onSession.mockImplementation(saysWhenAsked).mockImplementationOnce(() => {
        throw new Error('no network')
      })
      const account = await load()
      await start(account)
      await vi.waitFor(() => expect(account.session().status).toBe('out'))
      expect(await account[way]()).toEqual({ ok: true })
      expect(account.session().status).toBe('in')
      await vi.waitFor(() => expect(backup.restoreBackup).toHaveBeenCalledExactlyOnceWith('user-1'))
      firebase.onSession.mock.lastCall?.[0](undefined)
      expect(account.session().status).toBe('out')
    })

    it('listen once, until it is stopped', async () => {
      const stops = [vi.fn(), vi.fn()]
      stops.forEach((stopListening) => firebase.onSession.mockReturnValueOnce(stopListening))
      const account = await load()
      const { stop } = await start(account)
      await account.signIn()
      expect(stops.map(({ mock }) => mock.calls.length)).toEqual([1, 0])
      stop()
      expect(stops.map(({ mock }) => mock.calls.length)).toEqual([1, 1])
    })

    it('that fails ask nothing', async () => {
      firebase.signIn.mockRejectedValue(new Error('anything'))
      const account = await load()
      await start(account)
      await account.signIn()
      expect(firebase.onSession).toHaveBeenCalledOnce()
      expect(account.session().status).toBe('unknown')
    })
  })
})

describe('logOut', () => {
  it('ends the session and wipes all local storage', async () => {
    localStorage.setItem('shopList', '["Соль"]')
    localStorage.setItem('of another app', '1')
    const { logOut, session } = await load()
    session().settle(user)
    await logOut()
    expect(firebase.signOut).toHaveBeenCalledOnce()
    expect(session()).toMatchObject({ status: 'out', access: undefined, refresh: undefined })
    expect(localStorage).toHaveLength(0)
  })

  it('wipes at once and hands over what there was, the session excepted', async () => {
    localStorage.setItem('shopList', '["Соль"]')
    const { logOut, session } = await load()
    session().settle(user)
    const leaving = logOut()
    expect(localStorage).toHaveLength(0)
    await leaving
    expect(backup.backUp).toHaveBeenCalledExactlyOnceWith({ shopList: '["Соль"]' }, 'user-1')
  })

  it('of nobody keeps nothing', async () => {
    localStorage.setItem('shopList', '["Соль"]')
    const { logOut } = await load()
    await logOut()
    expect(localStorage).toHaveLength(0)
    expect(backup.backUp).not.toHaveBeenCalled()
  })

  it('offers a file when the data cannot be kept, again if need be', async () => {
    backup.backUp.mockRejectedValue(new Error('IndexedDB is gone'))
    downloadExportFile.mockImplementationOnce(() => {
      throw new Error('refused')
    })
    localStorage.setItem('shopList', '["Соль"]')
    const { logOut, session, toasts } = await load()
    session().settle(user)
    await logOut()
    expect(toasts()).toEqual([expect.objectContaining({ type: 'warning', action: 'Скачать' })])
    toasts()[0]?.onClick?.()
    await vi.waitFor(() => expect(toasts()).toHaveLength(2))
    toasts()[1]?.onClick?.()
    await vi.waitFor(() => expect(downloadExportFile).toHaveBeenCalledTimes(2))
    expect(downloadExportFile).toHaveBeenLastCalledWith({ shopList: '["Соль"]' })
    expect(toasts()).toHaveLength(2)
  })

  it('takes the session out of Firebase’s database, and no other app’s, whenever its script may come', async () => {
    const records = new Set(['firebase:authUser:key:tasty', 'firebase:authUser:other:tasty'])
    const store = { delete: (key: string) => records.delete(key) }
    const close = vi.fn()
    const open = vi.fn(() => {
      const transaction = () => ({ objectStore: () => store })
      const request = {
        result: { objectStoreNames: ['firebaseLocalStorage'], transaction, close },
        onsuccess: () => {},
      }
      queueMicrotask(() => request.onsuccess())
      return request
    })
    vi.stubGlobal('indexedDB', { open })
    firebase.signOut.mockReturnValue(new Promise(() => {}))
    const { logOut, session } = await load()
    session().settle(user)
    void logOut()
    await vi.waitFor(() => expect(close).toHaveBeenCalledOnce())
    expect(open).toHaveBeenCalledExactlyOnceWith('firebaseLocalStorageDb')
    expect([...records]).toEqual(['firebase:authUser:other:tasty'])
  })

  it('does so without a network too', async () => {
    firebase.signOut.mockRejectedValue(new Error('no network'))
    const { logOut, session } = await load()
    session().settle(user)
    await logOut()
    expect(session().status).toBe('out')
    expect(localStorage).toHaveLength(0)
  })
})

describe('without Firebase settings', () => {
  it('nobody can sign in, and everybody is signed out at once', async () => {
    localStorage.setItem('access', 'user-1')
    const { isAccountConfigured, startSession, session } = await load({ isConfigured: false })
    expect(isAccountConfigured).toBe(false)
    startSession()()
    expect(session().status).toBe('out')
    expect(localStorage.getItem('access')).toBeNull()
    expect(firebase.onSession).not.toHaveBeenCalled()
  })

  it('logging out wipes the storage without asking for Firebase', async () => {
    localStorage.setItem('shopList', '["Соль"]')
    const { logOut } = await load({ isConfigured: false })
    await logOut()
    expect(localStorage).toHaveLength(0)
    expect(firebase.signOut).not.toHaveBeenCalled()
  })
})
