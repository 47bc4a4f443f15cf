import { expect, it, vi } from 'vitest'

import type { DocumentRecord } from '@/lib/household/device-records'
import * as api from '@/lib/household/household-api'
import { useSyncStore } from '@/lib/household/sync-store'
import { noValues } from '@/lib/household/values'
import { useOwnRecipesStore } from '@/lib/recipes/own/own-recipes-store'
import { useShoppingStore } from '@/lib/shopping/shopping-store'
import { records } from '@/testing/memory-records'
import { ownRecipe } from '@/testing/own-recipes'
import { openElsewhere } from '@/testing/sync-server'
import { tokenOf } from '@/sync-server/testing/tokens'
import { join, makeHousehold, newUser, serveSync, start, switchDevice, synced } from '@/testing/sync-session'
import { until } from '@/testing/until'

vi.mock('idb-keyval', () => import('@/testing/memory-records'))

const served = serveSync()

const shopping = () => useShoppingStore.getState()
const list = () => shopping().titles.toSorted()
const recipes = () => useOwnRecipesStore.getState().recipes.map(({ id }) => id)
const household = (titles: string[]) => makeHousehold(served.port, { basket: { ...noValues.basket, titles } })

/** Resolves once this device remembers that the server has all of the household's document. */
const confirmed = (userId: string, householdId = '') =>
  until(() => {
    const record = records.get(`${userId} document household/${householdId}`) as DocumentRecord | undefined
    expect(record?.base.basket.titles.toSorted()).toEqual(list())
    expect(record?.base.ownRecipes.map(({ id }) => id)).toEqual(recipes())
    expect(record).not.toHaveProperty('confirmed')
  })

/** A device of Петя that has joined a household and is offline. */
async function joinAndDisconnect({ secret }: { secret: string }, choice: 'join' | 'keep') {
  const userId = newUser()
  if (choice === 'keep') shopping().addManual(['Сыр'])
  const session = start(userId)
  await synced()
  const joined = await join(session, userId, secret, choice)
  await until(() => expect(list()).toContain('Молоко'))
  await confirmed(userId, joined?.id)
  dispatchEvent(new Event('offline'))
  return { userId, session, memberId: joined?.members.find(({ isYou }) => isYou)?.id ?? '' }
}

/** The session of another device of the person, on which they leave the household and change the list that they have then. */
async function leaveElsewhere(userId: string, changeList: () => void) {
  const session = start(userId)
  await until(() => expect(list()).toContain('Молоко'))
  await synced()
  await session.leave(() => api.removeMember(tokenOf(userId), 'me'))
  changeList()
  const tablet = openElsewhere(served.port, `user/${userId}`, userId)
  await until(() => expect(tablet.read().basket.titles.toSorted()).toEqual(list()))
  return session
}

async function expectOwnList(userId: string, titles: string[]) {
  await until(() => expect(useSyncStore.getState().household).toBeNull())
  await synced()
  expect(list()).toEqual(titles)
  const tablet = openElsewhere(served.port, `user/${userId}`, userId)
  await tablet.saved()
  expect(tablet.read().basket.titles.toSorted()).toEqual(titles)
}

it('repeats in the list that the person has taken along what this device has changed offline', async () => {
  const { userId, session } = await joinAndDisconnect(await household(['Молоко', 'Хлеб', 'Соль']), 'join')
  shopping().addManual(['Чай'])
  shopping().remove(['Хлеб'])
  shopping().tick('Молоко')
  shopping().tick('Соль')
  await session.stop()

  const switchBack = switchDevice()
  const laptop = await leaveElsewhere(userId, () => {
    shopping().remove(['Молоко'])
    shopping().addManual(['Рис'])
  })
  await laptop.stop()
  switchBack()
  start(userId)
  await expectOwnList(userId, ['Рис', 'Соль', 'Чай'])
  expect(shopping().bought).toEqual(['Соль'])
})

it('adds to a kept list what this device has added offline, and removes nothing from it', async () => {
  const { userId, session } = await joinAndDisconnect(await household(['Молоко', 'Сыр']), 'keep')
  shopping().addManual(['Чай'])
  shopping().remove(['Сыр'])
  await session.stop()

  const switchBack = switchDevice()
  const laptop = await leaveElsewhere(userId, () => shopping().addManual(['Рис']))
  await laptop.stop()
  switchBack()
  start(userId)
  await expectOwnList(userId, ['Рис', 'Сыр', 'Чай'])
})

it('adds the offline changes of this device to the own list when the person was removed meanwhile', async () => {
  const made = await household(['Молоко'])
  const { userId, session, memberId } = await joinAndDisconnect(made, 'join')
  shopping().addManual(['Чай'])
  useOwnRecipesStore.getState().put([ownRecipe('offline')])
  await session.stop()
  await api.removeMember(tokenOf(made.anya), memberId)
  start(userId)
  await expectOwnList(userId, ['Чай'])
  expect(recipes()).toEqual(['own.offline'])
})

it('adds nothing to the own list that the server had already', async () => {
  const made = await household(['Молоко'])
  const userId = newUser()
  const session = start(userId)
  await synced()
  const joined = await join(session, userId, made.secret, 'join')
  await until(() => expect(list()).toEqual(['Молоко']))
  shopping().addManual(['Чай'])
  await until(() => expect(made.phone.read().basket.titles).toContain('Чай'))
  await confirmed(userId, joined?.id)
  await session.stop()
  await api.removeMember(tokenOf(made.anya), joined?.members.find(({ isYou }) => isYou)?.id ?? '')
  start(userId)
  await expectOwnList(userId, [])
})

it('adds own recipes in the name of the membership that the person has joined again under elsewhere', async () => {
  const made = await household(['Молоко'])
  const { userId, session } = await joinAndDisconnect(made, 'join')
  useOwnRecipesStore.getState().put([ownRecipe('offline')])
  await session.stop()

  const switchBack = switchDevice()
  const laptop = await leaveElsewhere(userId, () => {})
  const { secret } = await api.createInvitation(tokenOf(made.anya))
  const joined = await join(laptop, userId, secret, 'join')
  const memberId = joined?.members.find(({ isYou }) => isYou)?.id
  const membership = () => records.get(`${userId} membership`)
  await until(() => expect(membership()).toEqual({ id: joined?.id, memberId }))
  await confirmed(userId, joined?.id)
  // Also of the own document, which says that the person has left no longer.
  await synced()
  await laptop.stop()
  switchBack()
  const present = start(userId)
  await until(() => expect(membership()).toEqual({ id: joined?.id, memberId }))
  useOwnRecipesStore.getState().put([ownRecipe('online')])
  await confirmed(userId, joined?.id)
  await present.stop()

  switchDevice()
  start(userId)
  await until(() => expect(recipes().toSorted()).toEqual(['own.offline', 'own.online']))
  await synced()
  await api.removeMember(tokenOf(made.anya), memberId ?? '')
  await expectOwnList(userId, [])
  expect(recipes().toSorted()).toEqual(['own.offline', 'own.online'])
})

it('brings no own recipe back that the person has deleted on another device since they were removed', async () => {
  const made = await household(['Молоко'])
  useOwnRecipesStore.getState().put([ownRecipe('kasha')])
  const { userId, session, memberId } = await joinAndDisconnect(made, 'join')
  await session.stop()

  const switchBack = switchDevice()
  const laptop = start(userId)
  await until(() => expect(recipes()).toEqual(['own.kasha']))
  await synced()
  await api.removeMember(tokenOf(made.anya), memberId)
  const tablet = openElsewhere(served.port, `user/${userId}`, userId)
  await until(() => expect(tablet.read().ownRecipes).toHaveLength(1))
  useOwnRecipesStore.getState().remove(['own.kasha'])
  await until(() => expect(tablet.read().ownRecipes).toEqual([]))
  await laptop.stop()
  switchBack()
  start(userId)
  await expectOwnList(userId, [])
  expect(recipes()).toEqual([])
})
