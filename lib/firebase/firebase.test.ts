import { beforeEach, describe, expect, it, vi } from 'vitest'

import '@/testing/firebase-settings'

/** The part of the SDK that signs users in; all of it is tested end to end. An Auth is identified by its app's name. */
const sdk = vi.hoisted(() => ({
  initializeAuth: vi.fn(),
  signInWithPopup: vi.fn(),
  updateCurrentUser: vi.fn(),
  deleteUser: vi.fn(),
}))
vi.mock('firebase/app', async (load) => ({
  ...(await load<object>()),
  initializeApp: (_settings: object, name: string) => ({ name }),
}))
vi.mock('firebase/auth', () => ({
  ...sdk,
  browserPopupRedirectResolver: 'resolver',
  GoogleAuthProvider: Object,
  indexedDBLocalPersistence: 'database',
  inMemoryPersistence: 'memory',
}))

const user = { uid: 'user-1' }
const createdAuths = () => sdk.initializeAuth.mock.calls.map(([{ name }, how]) => ({ name, ...how }))

async function load() {
  vi.resetModules()
  return import('@/lib/firebase/firebase')
}

beforeEach(() => {
  sdk.initializeAuth.mockReset().mockImplementation(({ name }: { name: string }) => ({ name }))
  sdk.signInWithPopup.mockReset().mockResolvedValue({ user })
  sdk.updateCurrentUser.mockReset().mockResolvedValue(undefined)
  sdk.deleteUser.mockReset().mockResolvedValue(undefined)
})

describe('Google’s popup', () => {
  it('is prepared by an Auth of its own with the popup resolver', async () => {
    const { prepareGoogle, chooseGoogleAccount } = await load()
    prepareGoogle()
    const google = { name: 'google', persistence: 'memory', popupRedirectResolver: 'resolver' }
    expect(createdAuths()).toEqual([google])
    await chooseGoogleAccount()
    expect(createdAuths()).toEqual([google])
    expect(sdk.signInWithPopup).toHaveBeenCalledExactlyOnceWith({ name: 'google', languageCode: 'ru' }, {})
  })

  it('passes the account to the session’s Auth, which has no resolver, when the sign-in is completed', async () => {
    const { chooseGoogleAccount } = await load()
    const complete = await chooseGoogleAccount()
    expect(sdk.updateCurrentUser).not.toHaveBeenCalled()
    await complete()
    expect(createdAuths()[1]).toEqual({ name: 'tasty', persistence: ['database', 'memory'] })
    expect(sdk.updateCurrentUser).toHaveBeenCalledExactlyOnceWith({ name: 'tasty', languageCode: 'ru' }, user)
  })
})

describe('deleteAccount', () => {
  const signedInAt = '2026-11-27T10:00:00Z'
  const prepare = vi.fn(async () => {})

  async function deleteAt(issuedAtTime: string) {
    const current = { ...user, getIdTokenResult: async () => ({ authTime: signedInAt, issuedAtTime }) }
    sdk.initializeAuth.mockReturnValue({ authStateReady: async () => {}, currentUser: current })
    const { deleteAccount } = await load()
    await deleteAccount(prepare)
    return current
  }

  beforeEach(() => void prepare.mockClear())

  it('prepares, then deletes the account', async () => {
    sdk.deleteUser.mockImplementation(() => expect(prepare).toHaveBeenCalledOnce())
    const current = await deleteAt('2026-11-27T10:04:00Z')
    expect(sdk.deleteUser).toHaveBeenCalledExactlyOnceWith(current)
  })

  it('does neither where Firebase would refuse since the sign-in is too old', async () => {
    await expect(deleteAt('2026-11-27T10:05:00Z')).rejects.toMatchObject({
      code: 'auth/requires-recent-login',
    })
    expect(prepare).not.toHaveBeenCalled()
    expect(sdk.deleteUser).not.toHaveBeenCalled()
  })

  it('does neither where this device has no session any more', async () => {
    sdk.initializeAuth.mockReturnValue({ authStateReady: async () => {}, currentUser: null })
    const { deleteAccount } = await load()
    await expect(deleteAccount(prepare)).rejects.toMatchObject({ code: 'auth/requires-recent-login' })
    expect(prepare).not.toHaveBeenCalled()
  })

  it('does not delete an account whose data could not be erased', async () => {
    prepare.mockRejectedValueOnce(new Error('offline'))
    await expect(deleteAt('2026-11-27T10:04:00Z')).rejects.toThrow('offline')
    expect(sdk.deleteUser).not.toHaveBeenCalled()
  })
})
