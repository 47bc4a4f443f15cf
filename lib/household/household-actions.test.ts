import { BroadcastChannel } from 'node:worker_threads'

import { beforeEach, describe, expect, it, vi } from 'vitest'
import { WebSocket } from 'ws'

import {
  eraseOnServer,
  invite,
  join,
  leaveHousehold,
  removeMember,
  revokeInvitation,
} from '@/lib/household/household-actions'
import * as api from '@/lib/household/household-api'
import { forgetSync, startSync } from '@/lib/household/sync'
import { useSyncStore } from '@/lib/household/sync-store'
import { noValues } from '@/lib/household/values'
import { useSessionStore } from '@/lib/session/session-store'
import { useShoppingStore } from '@/lib/shopping/shopping-store'
import { records } from '@/testing/memory-records'
import { openElsewhere } from '@/testing/sync-server'
import { tokenOf } from '@/sync-server/testing/tokens'
import { makeHousehold, newUser, serveSync, synced } from '@/testing/sync-session'
import { until } from '@/testing/until'

vi.mock('idb-keyval', () => import('@/testing/memory-records'))
vi.mock('@/lib/firebase/firebase', async () => {
  const { tokenOf } = await import('@/sync-server/testing/tokens')
  return { getIdToken: async () => tokenOf(useSessionStore.getState().access ?? '') }
})

const served = serveSync()
beforeEach(() => {
  vi.stubGlobal('BroadcastChannel', BroadcastChannel)
  vi.stubGlobal('WebSocket', WebSocket)
  return () => forgetSync()
})

const list = () => useShoppingStore.getState().titles

/** A visitor with a list of their own, whose device is in sync. */
async function signIn() {
  const userId = newUser()
  useSessionStore.setState({ status: 'in', access: userId, owner: userId })
  useShoppingStore.getState().addManual(['Сыр'])
  await startSync(userId)
  await synced()
  return userId
}

/** The server performs the next request of this kind, and its response is lost, or replaced by that of a proxy. */
function loseResponse(method: string, path: string, substitute?: Response) {
  const { fetch } = globalThis
  vi.stubGlobal('fetch', async (...request: Parameters<typeof fetch>) => {
    const response = await fetch(...request)
    if (!String(request[0]).endsWith(path) || request[1]?.method !== method) return response
    vi.stubGlobal('fetch', fetch)
    if (substitute) return substitute
    throw new TypeError('Failed to fetch')
  })
}

async function ownList(userId: string) {
  const laptop = openElsewhere(served.port, `user/${userId}`, userId)
  await laptop.saved()
  return laptop.read().basket.titles
}

const reconnect = () => ['offline', 'online'].forEach((type) => dispatchEvent(new Event(type)))

describe('an action whose response is lost', () => {
  it.each([
    ['join', ['Молоко', 'Сыр'], []],
    ['keep', ['Молоко'], ['Сыр']],
    ['discard', ['Молоко'], []],
  ] as const)(
    'on joining («%s») keeps the choice, whether it is repeated or not',
    async (choice, shared, own) => {
      for (const isRepeated of [true, false]) {
        const { secret } = await makeHousehold(served.port, {
          basket: { ...noValues.basket, titles: ['Молоко'] },
        })
        const userId = await signIn()
        const { household } = await api.readInvitation(secret)
        loseResponse('POST', '/invitations/accept')
        await expect(join(userId, secret, { name: 'Петя', choice, household })).rejects.toThrow('offline')
        if (isRepeated) await join(userId, secret, { name: 'Петя', choice, household })
        else reconnect()
        await until(() => expect(list()).toEqual(shared))
        await synced()
        expect(await ownList(userId)).toEqual(own)
        await forgetSync()
        useShoppingStore.setState({ titles: [] })
      }
    },
  )

  it('on inviting shares the list when it is repeated', async () => {
    const userId = await signIn()
    loseResponse('POST', '/household')
    await expect(invite('Петя')).rejects.toThrow('offline')
    const { secret } = await invite('Петя')
    await expect(api.readInvitation(secret)).resolves.toMatchObject({ members: ['Петя'] })
    await synced()
    expect(list()).toEqual(['Сыр'])
    const { id } = useSyncStore.getState().household ?? {}
    const laptop = openElsewhere(served.port, `household/${id}`, userId)
    await laptop.saved()
    expect(laptop.read().basket.titles).toEqual(['Сыр'])
  })

  it.each([
    ['offline', undefined],
    ['failed', new Response('Bad Gateway', { status: 502 })],
  ])('on leaving takes the list along (%s)', async (problem, substitute) => {
    const userId = await signIn()
    await invite('Петя')
    const { id } = useSyncStore.getState().household ?? {}
    const laptop = openElsewhere(served.port, `household/${id}`, userId)
    await until(() => expect(laptop.read().basket.titles).toEqual(['Сыр']))
    loseResponse('DELETE', '/household/members/me', substitute)
    await expect(leaveHousehold()).rejects.toThrow(problem)
    await until(() => expect(useSyncStore.getState().household).toBeNull())
    await synced()
    expect(list()).toEqual(['Сыр'])
    expect(await ownList(userId)).toEqual(['Сыр'])
  })
})

describe('an action', () => {
  it('succeeds if it ends what has ended meanwhile', async () => {
    const userId = await signIn()
    const { id } = await invite('Аня')
    await api.revokeInvitation(tokenOf(userId), id)
    await expect(revokeInvitation(id)).resolves.toBeUndefined()
    expect(useSyncStore.getState().household?.invitations).toEqual([])

    const { secret } = await invite('Аня')
    const guest = await api.acceptInvitation(tokenOf(newUser()), secret, 'Петя')
    const petya = guest?.members.find(({ isYou }) => isYou)?.id ?? ''
    await api.removeMember(tokenOf(userId), petya)
    await expect(removeMember(petya)).resolves.toBeUndefined()
    expect(useSyncStore.getState().household?.members).toHaveLength(1)
  })

  it('that is refused for another reason fails', async () => {
    await signIn()
    await expect(revokeInvitation('no-such-invitation')).rejects.toThrow('no-household')
    await expect(removeMember('nobody')).rejects.toThrow('no-household')
  })

  it('erases what the server has, also where the browser does not let it forget anything', async () => {
    const userId = await signIn()
    vi.spyOn(records, 'keys').mockImplementation(() => {
      throw new DOMException('The database was lost.')
    })
    await eraseOnServer()
    const laptop = openElsewhere(served.port, `user/${userId}`, userId)
    await until(() => expect(laptop.refusals).toEqual(['erased']))
  })
})
