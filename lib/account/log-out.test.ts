import { beforeEach, describe, expect, it, vi } from 'vitest'

import type { SessionUser } from '@/lib/session/session-store'
import { closeEarlierTabs } from '@/testing/browser-tabs'
import { backup, downloadExportFile, firebase, loadSession, resetSession, user } from '@/testing/session'
import { until } from '@/testing/until'

beforeEach(resetSession)

describe('logOut', () => {
  it('ends the session and clears the local storage', async () => {
    localStorage.setItem('shopList', '["Соль"]')
    localStorage.setItem('of another app', '1')
    const { logOut, session } = await loadSession()
    session().settle(user)
    await logOut()
    expect(firebase.signOut).toHaveBeenCalledOnce()
    expect(session()).toMatchObject({ status: 'out', access: undefined, refresh: undefined })
    expect(localStorage).toHaveLength(0)
  })

  it('clears at once and backs up what was stored, except the session', async () => {
    localStorage.setItem('shopList', '["Соль"]')
    const { logOut, session } = await loadSession()
    session().settle(user)
    const loggingOut = logOut()
    expect(localStorage).toHaveLength(0)
    await loggingOut
    expect(backup.backUp).toHaveBeenCalledExactlyOnceWith({ shopList: '["Соль"]' }, 'user-1')
  })

  it('backs up nothing when nobody is signed in', async () => {
    localStorage.setItem('shopList', '["Соль"]')
    const { logOut } = await loadSession()
    await logOut()
    expect(localStorage).toHaveLength(0)
    expect(backup.backUp).not.toHaveBeenCalled()
  })

  it('offers an export when the backup fails, and again when the export fails', async () => {
    backup.backUp.mockRejectedValue(new Error('IndexedDB is gone'))
    downloadExportFile.mockImplementationOnce(() => {
      throw new Error('refused')
    })
    localStorage.setItem('shopList', '["Соль"]')
    const { logOut, session, toasts } = await loadSession()
    session().settle(user)
    await logOut()
    expect(toasts()).toEqual([expect.objectContaining({ type: 'warning', action: 'Скачать' })])
    toasts()[0]?.onClick?.()
    await until(() => expect(toasts()).toHaveLength(2))
    toasts()[1]?.onClick?.()
    await until(() => expect(downloadExportFile).toHaveBeenCalledTimes(2))
    expect(downloadExportFile).toHaveBeenLastCalledWith({ shopList: '["Соль"]' })
    expect(toasts()).toHaveLength(2)
  })

  it('deletes the session of this app from Firebase’s database, without waiting for the SDK', async () => {
    const records = new Set(['firebase:authUser:demo-key:tasty', 'firebase:authUser:other:tasty'])
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
    const { logOut, session } = await loadSession()
    session().settle(user)
    void logOut()
    await until(() => expect(close).toHaveBeenCalledOnce())
    expect(open).toHaveBeenCalledExactlyOnceWith('firebaseLocalStorageDb')
    expect([...records]).toEqual(['firebase:authUser:other:tasty'])
  })

  it('works without a network', async () => {
    firebase.signOut.mockRejectedValue(new Error('no network'))
    const { logOut, session } = await loadSession()
    session().settle(user)
    await logOut()
    expect(session().status).toBe('out')
    expect(localStorage).toHaveLength(0)
  })
})

describe('A log-out that a reload interrupts before Firebase has forgotten its session', () => {
  /** Logs out, reloads and returns the session of the new page with the function by which Firebase reports to it. */
  async function reload() {
    firebase.signOut.mockReturnValueOnce(new Promise(() => {}))
    const { logOut, session } = await loadSession()
    session().settle(user)
    void logOut()
    return start()
  }

  async function start() {
    closeEarlierTabs()
    const { session, startSession } = await loadSession()
    startSession()
    const subscriptions = firebase.onSession.mock.calls.length
    await until(() => expect(firebase.onSession.mock.calls.length).toBeGreaterThan(subscriptions))
    return { session, report: firebase.onSession.mock.lastCall?.[0] as (reported?: SessionUser) => void }
  }

  it('is completed after the reload', async () => {
    const { session, report } = await reload()
    report(user)
    expect(session()).toMatchObject({ status: 'out', access: undefined })
    await until(() => expect(firebase.signOut).toHaveBeenCalledTimes(2))
    report(undefined)
    expect(session().status).toBe('out')
    expect(backup.restoreBackup).not.toHaveBeenCalled()
  })

  it('still counts when a second reload follows at once', async () => {
    ;(await reload()).report(user)
    const { session, report } = await start()
    report(user)
    expect(session().status).toBe('out')
  })

  it('does not end a later session, of this tab or of another one', async () => {
    const { session, report } = await reload()
    report(user)
    report(user)
    expect(session()).toMatchObject({ status: 'in', access: 'user-1' })
    expect(sessionStorage).toHaveLength(0)
    sessionStorage.setItem('loggedOut', '')
    const next = await start()
    next.report(user)
    expect(next.session().status).toBe('in')
  })

  it('leaves no mark once Firebase has reported it', async () => {
    const { report } = await reload()
    report(undefined)
    expect(sessionStorage).toHaveLength(0)
  })
})
