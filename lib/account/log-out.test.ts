import { beforeEach, describe, expect, it, vi } from 'vitest'

import { backup, downloadExportFile, firebase, loadSession, resetSession, user } from '@/testing/session'

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
    await vi.waitFor(() => expect(toasts()).toHaveLength(2))
    toasts()[1]?.onClick?.()
    await vi.waitFor(() => expect(downloadExportFile).toHaveBeenCalledTimes(2))
    expect(downloadExportFile).toHaveBeenLastCalledWith({ shopList: '["Соль"]' })
    expect(toasts()).toHaveLength(2)
  })

  it('deletes the session of this app from Firebase’s database, without waiting for the SDK', async () => {
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
    const { logOut, session } = await loadSession()
    session().settle(user)
    void logOut()
    await vi.waitFor(() => expect(close).toHaveBeenCalledOnce())
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
