import { expect, it, vi } from 'vitest'

import { useToastsStore } from '@/lib/feedback/toasts-store'
import * as api from '@/lib/household/household-api'
import { useSyncStore } from '@/lib/household/sync-store'
import { noValues } from '@/lib/household/values'
import { useShoppingStore } from '@/lib/shopping/shopping-store'
import { openElsewhere } from '@/testing/sync-server'
import { tokenOf } from '@/sync-server/testing/tokens'
import { join, makeHousehold, newUser, serveSync, start, switchDevice, synced } from '@/testing/sync-session'
import { until } from '@/testing/until'

vi.mock('idb-keyval', () => import('@/testing/memory-records'))

const served = serveSync()

const toastMessages = () => useToastsStore.getState().toasts.map(({ message }) => message)
const list = () => useShoppingStore.getState().titles
const household = (titles: string[]) => makeHousehold(served.port, { basket: { ...noValues.basket, titles } })

it.each([
  ['join', ['Молоко', 'Сыр'], []],
  ['keep', ['Молоко'], ['Сыр']],
  ['discard', ['Молоко'], []],
] as const)('joins a household: «%s»', async (choice, shared, own) => {
  const userId = newUser()
  const { phone, secret } = await household(['Молоко'])
  useShoppingStore.getState().addManual(['Сыр'])
  const session = start(userId)
  await synced()
  await join(session, userId, secret, choice)
  await until(() => expect(list()).toEqual(shared))
  await until(() => expect(phone.read().basket.titles).toEqual(shared))
  await synced()
  const laptop = openElsewhere(served.port, `user/${userId}`, userId)
  await laptop.saved()
  expect(laptop.read().basket.titles).toEqual(own)

  useShoppingStore.getState().tick('Молоко')
  await until(() => expect(phone.read().basket.bought).toEqual(['Молоко']))
})

it('tells the others what somebody who joins brings along', async () => {
  const userId = newUser()
  const { phone, secret } = await household(['Молоко'])
  useShoppingStore.getState().addManual(['Сыр', 'Молоко'])
  const session = start(userId)
  await synced()
  await join(session, userId, secret, 'join')
  const action = { kind: 'added', titles: ['Сыр'], count: 1 }
  await until(() =>
    expect([...(phone.provider.awareness?.getStates().values() ?? [])]).toMatchObject([{}, { action }]),
  )
})

it('goes on alone with the own list when it is removed from the household', async () => {
  const userId = newUser()
  const { anya, phone, secret } = await household(['Молоко'])
  useShoppingStore.getState().addManual(['Сыр'])
  const session = start(userId)
  await synced()
  const joined = await join(session, userId, secret, 'keep')
  await until(() => expect(list()).toEqual(['Молоко']))
  await synced()
  const you = joined?.members.find(({ isYou }) => isYou)
  await api.removeMember(tokenOf(anya), you?.id ?? '')
  await until(() => expect(list()).toEqual(['Сыр']))
  expect(useSyncStore.getState().household).toBeNull()
  expect(toastMessages()).toEqual([
    'Вы больше не в семье: список, план и продукты дома здесь теперь только ваши.',
  ])
  useShoppingStore.getState().addManual(['Хлеб'])
  await synced()
  expect(phone.read().basket.titles).toEqual(['Молоко'])
  await expect(api.acceptInvitation(tokenOf(newUser()), secret, 'Гость')).rejects.toThrow('invitation-used')
})

it('follows a household that the account has joined on another device, and takes the list along when it leaves', async () => {
  const userId = newUser()
  const { secret } = await household(['Молоко'])
  await api.acceptInvitation(tokenOf(userId), secret, 'Петя')
  const session = start(userId)
  await until(() => expect(list()).toEqual(['Молоко']))
  await synced()
  expect(toastMessages()).toEqual([])
  await session.leave(() => api.removeMember(tokenOf(userId), 'me'))
  expect(list()).toEqual(['Молоко'])
  expect(toastMessages()).toEqual([])
})

it('is told that the account has joined a household on another device', async () => {
  const userId = newUser()
  const { secret } = await household(['Молоко'])
  const told = ['Вы теперь в семье: список, план и продукты дома здесь общие.']
  const session = start(userId)
  await synced()
  await until(() => expect(useSyncStore.getState().household).toBeNull())
  const joined = await api.acceptInvitation(tokenOf(userId), secret, 'Петя')
  const laptop = openElsewhere(served.port, `user/${userId}`, userId)
  laptop.provider.awareness?.setLocalState({ household: joined?.id })
  await until(() => expect(list()).toEqual(['Молоко']))
  expect(toastMessages()).toEqual(told)
  await session.refreshHousehold()
  expect(toastMessages()).toEqual(told)
})

it('remembers that the list is shared while the server does not answer', async () => {
  const userId = newUser()
  const { secret } = await household(['Молоко'])
  const session = start(userId)
  await synced()
  await join(session, userId, secret, 'join')
  await synced()
  await session.stop()
  expect(useSyncStore.getState().isMember).toBe(false)
  start(userId, () => new Promise(() => {}))
  await until(() =>
    expect(useSyncStore.getState()).toMatchObject({
      isMember: true,
      household: undefined,
      status: 'waiting',
    }),
  )
})

it('tells who is in the shop and what was added last, by the names that the server knows', async () => {
  const userId = newUser()
  const { phone, secret } = await household(['Молоко'])
  const joined = await api.acceptInvitation(tokenOf(userId), secret, 'Петя')
  start(userId)
  await until(() => expect(list()).toEqual(['Молоко']))
  const member = joined?.members.find(({ isYou }) => !isYou)?.id
  const action = { id: '1', kind: 'added', titles: ['Молоко'], count: 1 }
  phone.provider.awareness?.setLocalState({ member, isShopping: true, action })
  await until(() =>
    expect(useSyncStore.getState().companions).toEqual([{ name: 'Аня', isShopping: true, action }]),
  )
  phone.provider.awareness?.setLocalState({ member: 'somebody else', action })
  await until(() => expect(useSyncStore.getState().companions).toEqual([]))
  useShoppingStore.getState().tick('Молоко')
  await until(() =>
    expect([...(phone.provider.awareness?.getStates().values() ?? [])]).toContainEqual(
      expect.objectContaining({ isShopping: true, action: expect.objectContaining({ kind: 'bought' }) }),
    ),
  )
})

it('knows at once that somebody has left', async () => {
  const userId = newUser()
  const { anya, phone, secret } = await household(['Молоко'])
  const joined = await api.acceptInvitation(tokenOf(userId), secret, 'Петя')
  start(userId)
  const member = joined?.members.find(({ isYou }) => !isYou)?.id
  phone.provider.awareness?.setLocalState({ member })
  await until(() => expect(useSyncStore.getState().companions).toHaveLength(1))
  await api.removeMember(tokenOf(anya), 'me')
  await until(() =>
    expect(useSyncStore.getState().household?.members).toMatchObject([{ name: 'Петя', isOwner: true }]),
  )
})

it('knows the open invitations, until they are revoked', async () => {
  const { anya, secret } = await household(['Молоко'])
  const session = start(anya)
  const open = () => useSyncStore.getState().household?.invitations.map(({ id }) => id)
  await until(() => expect(open()).toHaveLength(1))
  await api.revokeInvitation(tokenOf(anya), open()?.[0] ?? '')
  await session.refreshHousehold()
  expect(open()).toEqual([])
  await expect(api.readInvitation(secret)).rejects.toThrow('no-invitation')
})

it('asks again for a document that the server has refused for an old token, while the other one is open', async () => {
  const userId = newUser()
  const { secret } = await household(['Молоко'])
  let lifetime = 3600
  // As Firebase does, which returns the token that it has until it is told otherwise.
  const session = start(userId, async ({ isRenewed = false } = {}) => {
    if (isRenewed) lifetime = 3600
    return tokenOf(userId, { exp: Math.floor(Date.now() / 1000) + lifetime })
  })
  await synced()
  const joined = await api.acceptInvitation(tokenOf(userId), secret, 'Петя')
  lifetime = -60
  if (joined) await session.enter(joined, 'join')
  await until(() => expect(list()).toEqual(['Молоко']))
  await synced()
})

it('leaves as the last one with the shared list beside the own one', async () => {
  const userId = newUser()
  const { anya, secret } = await household(['Молоко'])
  useShoppingStore.getState().addManual(['Сыр'])
  const session = start(userId)
  await synced()
  await join(session, userId, secret, 'keep')
  await until(() => expect(list()).toEqual(['Молоко']))
  await api.removeMember(tokenOf(anya), 'me')
  await session.refreshHousehold()
  await session.leave(() => api.removeMember(tokenOf(userId), 'me'))
  expect(list()).toEqual(['Сыр', 'Молоко'])
  await synced()
})

it.each([
  ['join', ['Молоко', 'Сыр', 'Чай'], []],
  ['keep', ['Молоко'], ['Сыр', 'Чай']],
  ['discard', ['Молоко'], ['Чай']],
] as const)(
  'does not lose what another device of the account adds before it knows of the household: «%s»',
  async (choice, shared, own) => {
    const userId = newUser()
    const { phone: friend, secret } = await household(['Молоко'])
    useShoppingStore.getState().addManual(['Сыр'])
    const laptop = start(userId)
    await synced()
    await laptop.stop()

    const switchBack = switchDevice()
    const phone = start(userId)
    await synced()
    await join(phone, userId, secret, choice)
    await until(() => expect(list()).toContain('Молоко'))
    await synced()
    await phone.stop()

    switchBack()
    useShoppingStore.getState().addManual(['Чай'])
    start(userId)
    await until(() => expect(list()).toEqual(shared))
    await synced()
    await until(() => expect(friend.read().basket.titles).toEqual(shared))
    const tablet = openElsewhere(served.port, `user/${userId}`, userId)
    await tablet.saved()
    expect(tablet.read().basket.titles).toEqual(own)
  },
)
