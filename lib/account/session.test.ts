import { beforeEach, describe, expect, it, vi } from 'vitest'

import { paths } from '@/lib/router/routes'
import type { SessionUser } from '@/lib/session/session-store'
import { backup, firebase, loadSession, resetSession, user } from '@/testing/session'
import { until } from '@/testing/until'

beforeEach(resetSession)

describe('startSession', () => {
  /** Starts and waits for the subscription; `report` is what Firebase calls with a user. */
  async function start(account: Awaited<ReturnType<typeof loadSession>>) {
    const stop = account.startSession()
    await until(() => expect(firebase.onSession).toHaveBeenCalled())
    return { stop, report: firebase.onSession.mock.lastCall?.[0] as (user: SessionUser | undefined) => void }
  }

  it('follows what Firebase reports, at every change', async () => {
    const account = await loadSession()
    const { report } = await start(account)
    expect(account.session().status).toBe('unknown')
    report(user)
    expect(account.session()).toMatchObject({ status: 'in', access: 'user-1', refresh: 'token-1' })
    report(undefined)
    expect(account.session().status).toBe('out')
  })

  it('restores the backup of the user', async () => {
    const { report } = await start(await loadSession())
    report(undefined)
    report(user)
    await until(() => expect(backup.restoreBackup).toHaveBeenCalledExactlyOnceWith('user-1'))
    expect(backup.backUp).not.toHaveBeenCalled()
  })

  it('keeps the data and their owner when a session ends by itself', async () => {
    const kept = { owner: 'user-1', shopList: '["Соль"]' }
    Object.entries({ ...kept, access: 'user-1' }).forEach((entry) => localStorage.setItem(...entry))
    const { report } = await start(await loadSession())
    report(undefined)
    expect({ ...localStorage }).toEqual(kept)
    report(user)
    expect({ ...localStorage }).toMatchObject(kept)
    expect(backup.backUp).not.toHaveBeenCalled()
  })

  it('backs up the data of an earlier user before another one is signed in', async () => {
    const left = { owner: 'user-0', shopList: '["Соль"]' }
    Object.entries(left).forEach((entry) => localStorage.setItem(...entry))
    const { report } = await start(await loadSession())
    report(user)
    expect({ ...localStorage }).toEqual({ access: 'user-1', refresh: 'token-1' })
    await until(() => expect(backup.backUp).toHaveBeenCalledExactlyOnceWith(left, 'user-0'))
    await until(() => expect(backup.restoreBackup).toHaveBeenCalledExactlyOnceWith('user-1'))
  })

  it('stays signed in when the backup cannot be restored, says so, and tries again when asked to', async () => {
    backup.restoreBackup.mockRejectedValueOnce(new Error('IndexedDB is gone'))
    const account = await loadSession()
    const { report } = await start(account)
    report(user)
    await until(() => expect(backup.offerRestore).toHaveBeenCalledOnce())
    expect(account.session().status).toBe('in')
    backup.offerRestore.mock.lastCall?.[0]()
    await until(() => expect(backup.restoreBackup).toHaveBeenCalledTimes(2))
  })

  it('unsubscribes when it is stopped', async () => {
    const stopListening = vi.fn()
    firebase.onSession.mockReturnValue(stopListening)
    const { stop } = await start(await loadSession())
    stop()
    expect(stopListening).toHaveBeenCalledOnce()
  })

  it('does not subscribe when it is stopped before Firebase has loaded', async () => {
    const { startSession } = await loadSession()
    startSession()()
    await import('@/lib/firebase/firebase')
    expect(firebase.onSession).not.toHaveBeenCalled()
  })

  it.each([
    ['user-1', 'in'],
    ['', 'out'],
  ])('trusts the stored access %j when Firebase fails: %s', async (access, status) => {
    if (access) localStorage.setItem('access', access)
    firebase.onSession.mockImplementation(() => {
      throw new Error('IndexedDB is gone')
    })
    const account = await loadSession()
    await start(account)
    await until(() => expect(account.session().status).toBe(status))
  })

  it.each([
    ['the network is back', async () => void dispatchEvent(new Event('online'))],
    ['the visitor navigates', async () => (await import('@/lib/router/navigation')).navigate(paths.login)],
  ])('asks Firebase again, which could not be loaded at the start, when %s', async (_, happens) => {
    firebase.onSession.mockImplementationOnce(() => {
      throw new Error('no network')
    })
    localStorage.setItem('access', 'user-1')
    const account = await loadSession()
    const { stop } = await start(account)
    await until(() => expect(account.session().status).toBe('in'))
    await happens()
    await until(() => expect(firebase.onSession).toHaveBeenCalledTimes(2))
    firebase.onSession.mock.lastCall?.[0]({ ...user, email: 'a@b.com' })
    expect(account.session()).toMatchObject({ status: 'in', email: 'a@b.com' })
    await happens()
    stop()
    expect(firebase.onSession).toHaveBeenCalledTimes(2)
  })

  /** Like the SDK: reports the user on subscription, and nothing when the same user signs in again. */
  const reportsOnSubscription = (listener: (user: SessionUser | undefined) => void) => {
    listener(user)
    return () => {}
  }

  describe('with another tab that signs out and in', () => {
    const signsOut = () => {
      localStorage.clear()
      dispatchEvent(new StorageEvent('storage', { key: null }))
    }
    const signsIn = () => {
      localStorage.setItem('access', user.id)
      dispatchEvent(new StorageEvent('storage', { key: 'access' }))
    }

    it('signs in here too, although Firebase still considers the user signed in', async () => {
      firebase.onSession.mockImplementation(reportsOnSubscription)
      const account = await loadSession()
      await start(account)
      signsOut()
      expect(account.session().status).toBe('out')
      signsIn()
      await until(() => expect(account.session()).toMatchObject({ status: 'in', access: 'user-1' }))
    })

    it('keeps the stored sign-in until Firebase has noticed it here', async () => {
      firebase.onSession.mockImplementationOnce(reportsOnSubscription)
      const account = await loadSession()
      await start(account)
      signsOut()
      signsIn()
      await until(() => expect(firebase.onSession).toHaveBeenCalledTimes(2))
      const report = firebase.onSession.mock.lastCall?.[0]
      report(undefined)
      expect(localStorage.getItem('access')).toBe('user-1')
      report(user)
      expect(account.session().status).toBe('in')
    })

    it('does not subscribe again once it is stopped', async () => {
      const { stop } = await start(await loadSession())
      signsOut()
      stop()
      signsIn()
      await new Promise((resolve) => setTimeout(resolve))
      expect(firebase.onSession).toHaveBeenCalledOnce()
    })
  })

  describe('with a sign-in', () => {
    const methods = ['signIn', 'signInWithGoogle'] as const

    it.each(methods)('signs in a user whom Firebase considers signed in already: %s', async (method) => {
      firebase.onSession.mockImplementation(reportsOnSubscription)
      const account = await loadSession()
      await start(account)
      localStorage.clear()
      dispatchEvent(new StorageEvent('storage', { key: null }))
      expect(account.session().status).toBe('out')
      expect(await account[method]()).toEqual({ ok: true })
      expect(account.session()).toMatchObject({ status: 'in', access: 'user-1', refresh: 'token-1' })
    })

    it.each(methods)(
      'signs in and follows Firebase when it could not be loaded at the start: %s',
      async (method) => {
        firebase.onSession.mockImplementation(reportsOnSubscription).mockImplementationOnce(() => {
          throw new Error('no network')
        })
        const account = await loadSession()
        await start(account)
        await until(() => expect(account.session().status).toBe('out'))
        expect(await account[method]()).toEqual({ ok: true })
        expect(account.session().status).toBe('in')
        await until(() => expect(backup.restoreBackup).toHaveBeenCalledExactlyOnceWith('user-1'))
        firebase.onSession.mock.lastCall?.[0](undefined)
        expect(account.session().status).toBe('out')
      },
    )

    it('has one subscription, until it is stopped', async () => {
      const stops = [vi.fn(), vi.fn()]
      stops.forEach((stopListening) => firebase.onSession.mockReturnValueOnce(stopListening))
      const account = await loadSession()
      const { stop } = await start(account)
      await account.signIn()
      expect(stops.map(({ mock }) => mock.calls.length)).toEqual([1, 0])
      stop()
      expect(stops.map(({ mock }) => mock.calls.length)).toEqual([1, 1])
    })

    it('does not subscribe again when the sign-in fails', async () => {
      firebase.signIn.mockRejectedValue(new Error('anything'))
      const account = await loadSession()
      await start(account)
      await account.signIn()
      expect(firebase.onSession).toHaveBeenCalledOnce()
      expect(account.session().status).toBe('unknown')
    })
  })
})

describe('without Firebase settings', () => {
  it('is signed out at once and subscribes to nothing', async () => {
    localStorage.setItem('access', 'user-1')
    const { isAccountConfigured, startSession, session } = await loadSession({ isConfigured: false })
    expect(isAccountConfigured).toBe(false)
    startSession()()
    expect(session().status).toBe('out')
    expect(localStorage.getItem('access')).toBeNull()
    expect(firebase.onSession).not.toHaveBeenCalled()
  })

  it('clears the storage on log-out without loading Firebase', async () => {
    localStorage.setItem('shopList', '["Соль"]')
    const { logOut } = await loadSession({ isConfigured: false })
    await logOut()
    expect(localStorage).toHaveLength(0)
    expect(firebase.signOut).not.toHaveBeenCalled()
  })
})
