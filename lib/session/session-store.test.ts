import { beforeEach, describe, expect, it, vi } from 'vitest'
import { closeEarlierTabs } from '@/testing/tabs'

/** The session of a visit that begins with this in the storage. */
async function load(kept: Record<string, string> = {}) {
  Object.entries(kept).forEach(([key, value]) => localStorage.setItem(key, value))
  vi.resetModules()
  const { isSignedIn, useSessionStore } = await import('@/lib/session/session-store')
  return {
    session: useSessionStore.getState,
    signedIn: () => isSignedIn(useSessionStore.getState()),
  }
}

const user = { id: 'user-1', refreshToken: 'token-1' }
const kept = { access: 'user-1', refresh: 'token-1' }

beforeEach(closeEarlierTabs)

describe('before Firebase has spoken', () => {
  it('a visitor with a stored access counts as signed in', async () => {
    const { session, signedIn } = await load(kept)
    expect(session().status).toBe('unknown')
    expect(signedIn()).toBe(true)
  })

  it('a visitor without one does not', async () => {
    const { session, signedIn } = await load({ refresh: 'token-1' })
    expect(session().status).toBe('unknown')
    expect(signedIn()).toBe(false)
  })
})

describe('settle', () => {
  it('keeps the id and the refresh token of a user', async () => {
    const { session, signedIn } = await load()
    session().settle(user)
    expect(session()).toMatchObject({ status: 'in', ...kept })
    expect(signedIn()).toBe(true)
    expect({ ...localStorage }).toEqual(kept)
  })

  it('takes a visitor whose session is gone for signed out, and forgets both', async () => {
    const { session, signedIn } = await load(kept)
    session().settle(undefined)
    expect(session()).toMatchObject({ status: 'out', access: undefined, refresh: undefined })
    expect(signedIn()).toBe(false)
    expect(localStorage).toHaveLength(0)
  })

  it('may put another user in place of the one stored', async () => {
    const { session } = await load(kept)
    session().settle({ id: 'user-2', refreshToken: 'token-2' })
    expect({ ...localStorage }).toEqual({ access: 'user-2', refresh: 'token-2' })
  })
})

describe('trustStored', () => {
  it.each([
    [kept, 'in', true],
    [{}, 'out', false],
  ] as const)('goes by what is stored: %j is %s', async (stored, status, isIn) => {
    const { session, signedIn } = await load(stored)
    session().trustStored()
    expect(session().status).toBe(status)
    expect(signedIn()).toBe(isIn)
  })
})

describe('another tab', () => {
  const tells = (key: string, newValue: string | null) => {
    if (newValue === null) localStorage.removeItem(key)
    else localStorage.setItem(key, newValue)
    dispatchEvent(new StorageEvent('storage', { key, newValue }))
  }

  it('that signs out takes this one along', async () => {
    const { session, signedIn } = await load(kept)
    session().settle(user)
    tells('access', null)
    expect(session().status).toBe('out')
    expect(signedIn()).toBe(false)
  })

  it('that signs out while this one still waits for Firebase leaves it waiting, without the stored access', async () => {
    const { session, signedIn } = await load(kept)
    tells('access', null)
    expect(session().status).toBe('unknown')
    expect(signedIn()).toBe(false)
  })

  it('that signs in is waited for: Firebase settles it here as well', async () => {
    const { session, signedIn } = await load()
    session().settle(undefined)
    tells('access', 'user-1')
    expect(session().status).toBe('out')
    expect(signedIn()).toBe(false)
    session().settle(user)
    expect(signedIn()).toBe(true)
  })
})

it('remembers the recipe that the gate turned away, for this visit only', async () => {
  const { session } = await load()
  session().wantRecipe('/selected_recipe/borscht/')
  expect(session().wantedRecipe).toBe('/selected_recipe/borscht/')
  expect(localStorage).toHaveLength(0)
  session().wantRecipe(undefined)
  expect(session().wantedRecipe).toBeUndefined()
})
