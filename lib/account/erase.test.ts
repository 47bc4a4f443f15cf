import { beforeEach, describe, expect, it, vi } from 'vitest'

import { eraseAccountEverywhere } from '@/lib/account/erase'
import { setSignedIn, setSignedOut } from '@/testing/app'

const mocks = vi.hoisted(() => ({ eraseOnServer: vi.fn(), logOut: vi.fn(), deleteBackup: vi.fn() }))
vi.mock('@/lib/household/household-actions', () => ({ eraseOnServer: mocks.eraseOnServer }))
vi.mock('@/lib/account/session', () => ({ logOut: mocks.logOut }))
vi.mock('@/lib/account/account-backup', () => ({ deleteBackup: mocks.deleteBackup }))
// happy-dom has no IndexedDB.
vi.mock('@/lib/photos/photos', () => ({ deletePhotosOf: async () => {} }))

beforeEach(() => {
  Object.values(mocks).forEach((call) => call.mockReset().mockResolvedValue(undefined))
  setSignedIn()
  localStorage.setItem('shopList', '["Соль"]')
})

describe('eraseAccountEverywhere', () => {
  it('erases the data on the server and on this device, and logs out', async () => {
    expect(await eraseAccountEverywhere()).toBe('done')
    expect(mocks.eraseOnServer).toHaveBeenCalledOnce()
    expect(mocks.deleteBackup).toHaveBeenCalledExactlyOnceWith('user-1')
    expect(mocks.logOut).toHaveBeenCalledOnce()
    expect(localStorage.getItem('shopList')).toBeNull()
  })

  it('erases nothing when the server fails', async () => {
    mocks.eraseOnServer.mockRejectedValue(new Error('offline'))
    expect(await eraseAccountEverywhere()).toBe('failed')
    expect(mocks.logOut).not.toHaveBeenCalled()
    expect(localStorage.getItem('shopList')).toBe('["Соль"]')
  })

  it('reports that data are left on this device', async () => {
    mocks.deleteBackup.mockRejectedValue(new Error('IndexedDB is gone'))
    expect(await eraseAccountEverywhere()).toBe('leftHere')
  })

  it('erases nothing when nobody is signed in', async () => {
    setSignedOut()
    expect(await eraseAccountEverywhere()).toBe('failed')
    expect(mocks.eraseOnServer).not.toHaveBeenCalled()
  })
})
