import { beforeEach, describe, expect, it, vi } from 'vitest'

import { writeInAnotherTab } from '@/testing/storage-tab'
import { closeEarlierTabs } from '@/testing/browser-tabs'

/** Loads the session store with these values in the storage. */
async function loadSession(values: Record<string, string> = {}) {
  Object.entries(values).forEach(([key, value]) => localStorage.setItem(key, value))
  vi.resetModules()
  const { isSignedIn, useSessionStore } = await import('@/lib/session/session-store')
  return {
    session: useSessionStore.getState,
    signedIn: () => isSignedIn(useSessionStore.getState()),
  }
}

const user = { id: 'user-1', refreshToken: 'token-1' }
const stored = { access: 'user-1', refresh: 'token-1' }

beforeEach(closeEarlierTabs)

describe('isSignedIn before Firebase has reported', () => {
  it('is true with a stored access', async () => {
    const { session, signedIn } = await loadSession(stored)
    expect(session().status).toBe('unknown')
    expect(signedIn()).toBe(true)
  })

  it('is false without one', async () => {
    const { session, signedIn } = await loadSession({ refresh: 'token-1' })
    expect(session().status).toBe('unknown')
    expect(signedIn()).toBe(false)
  })
})

describe('settle', () => {
  it('stores the id and the refresh token of a user', async () => {
    const { session, signedIn } = await loadSession()
    session().settle(user)
    expect(session()).toMatchObject({ status: 'in', ...stored })
    expect(signedIn()).toBe(true)
    expect({ ...localStorage }).toEqual(stored)
  })

  it('signs out without a user and removes both', async () => {
    const { session, signedIn } = await loadSession(stored)
    session().settle(undefined)
    expect(session()).toMatchObject({ status: 'out', access: undefined, refresh: undefined })
    expect(signedIn()).toBe(false)
    expect(localStorage).toHaveLength(0)
  })

  it('replaces the stored user', async () => {
    const { session } = await loadSession(stored)
    session().settle({ id: 'user-2', refreshToken: 'token-2' })
    expect({ ...localStorage }).toEqual({ access: 'user-2', refresh: 'token-2' })
  })
})

describe('trustStored', () => {
  it.each([
    [stored, 'in', true],
    [{}, 'out', false],
  ] as const)('derives from the stored %j the status %s', async (values, status, isIn) => {
    const { session, signedIn } = await loadSession(values)
    session().trustStored()
    expect(session().status).toBe(status)
    expect(signedIn()).toBe(isIn)
  })
})

describe('a change in another tab', () => {
  it('signs this tab out after a sign-out', async () => {
    const { session, signedIn } = await loadSession(stored)
    session().settle(user)
    writeInAnotherTab('access', null)
    expect(session().status).toBe('out')
    expect(signedIn()).toBe(false)
  })

  it('removes the access after a sign-out while this tab still waits for Firebase', async () => {
    const { session, signedIn } = await loadSession(stored)
    writeInAnotherTab('access', null)
    expect(session().status).toBe('unknown')
    expect(signedIn()).toBe(false)
  })

  it.each([null, 'user-2'])('forgets the e-mail of the user whom it replaces by %j', async (access) => {
    const { session } = await loadSession(stored)
    session().settle({ ...user, email: 'anna@example.com' })
    writeInAnotherTab('access', 'user-1')
    expect(session().email).toBe('anna@example.com')
    writeInAnotherTab('access', access)
    expect(session().email).toBeUndefined()
  })

  it('does not sign this tab in until Firebase reports it here too', async () => {
    const { session, signedIn } = await loadSession()
    session().settle(undefined)
    writeInAnotherTab('access', 'user-1')
    expect(session().status).toBe('out')
    expect(signedIn()).toBe(false)
    session().settle(user)
    expect(signedIn()).toBe(true)
  })
})

it('keeps the wanted path in memory only', async () => {
  const { session } = await loadSession()
  session().wantPath('/selected_recipe/borscht/')
  expect(session().wantedPath).toBe('/selected_recipe/borscht/')
  expect(localStorage).toHaveLength(0)
  session().wantPath(undefined)
  expect(session().wantedPath).toBeUndefined()
})
