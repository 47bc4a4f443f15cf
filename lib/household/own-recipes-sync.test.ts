import { expect, it, vi } from 'vitest'
import type * as Y from 'yjs'

import { type DiaryEntry, useDiaryStore } from '@/lib/diary/diary-store'
import * as api from '@/lib/household/household-api'
import { useProductNamesStore } from '@/lib/own-recipes/product-names-store'
import { isCooked } from '@/lib/plan/leftovers'
import type { Meal } from '@/lib/plan/meal'
import { usePlanStore } from '@/lib/plan/plan-store'
import type { OwnRecipe } from '@/lib/recipes/own/own-recipes'
import { useOwnRecipesStore } from '@/lib/recipes/own/own-recipes-store'
import { openElsewhere } from '@/testing/sync-server'
import { tokenOf } from '@/sync-server/testing/tokens'
import { join, makeHousehold, newUser, serveSync, start, status, synced } from '@/testing/sync-session'
import { until } from '@/testing/until'

vi.mock('idb-keyval', () => import('@/testing/memory-records'))

const served = serveSync()

const kasha = (id: string, title = 'Каша') =>
  ({ id, title, ingredients: [], steps: ['Варите.'], tags: [], editedAt: 1 }) as unknown as OwnRecipe
const recipes = () =>
  useOwnRecipesStore
    .getState()
    .recipes.map(({ id }) => id)
    .toSorted()

it('keeps the diary and the names of products with the person, and sets aside what does not fit', async () => {
  const userId = newUser()
  const cooked = { id: '1', recipeId: 'borscht', title: 'Борщ', day: '2026-11-25' } as DiaryEntry
  useDiaryStore.getState().add(cooked)
  start(userId)
  await synced()
  const laptop = openElsewhere(served.port, `user/${userId}`, userId)
  await laptop.saved()
  expect(laptop.read().diary).toEqual([cooked])
  laptop.document.getArray('diary').push([{ id: '2' }, 'text'])
  laptop.change(() => ({ productNames: [{ name: 'молочко', title: 'Молоко' }] }))
  await until(() =>
    expect(useProductNamesStore.getState().names).toEqual([{ name: 'молочко', title: 'Молоко' }]),
  )
  expect(useDiaryStore.getState().entries).toEqual([cooked])
})

it.each(['join', 'keep'] as const)(
  'shares own recipes with the household («%s»), and gives those of a removed member back',
  async (choice) => {
    const userId = newUser()
    const { anya, phone, secret } = await makeHousehold(served.port, { ownRecipes: [kasha('own.anya')] })
    useOwnRecipesStore.getState().put([kasha('own.petya')])
    const session = start(userId)
    await synced()
    const joined = await join(session, userId, secret, choice)
    const shared = choice === 'join' ? ['own.anya', 'own.petya'] : ['own.anya']
    await until(() => expect(recipes()).toEqual(shared))
    useOwnRecipesStore.getState().put([kasha('own.new')])
    await until(() => expect(phone.read().ownRecipes).toHaveLength(shared.length + 1))
    phone.change(({ ownRecipes }) => ({
      ownRecipes: ownRecipes.map((one) => ({ ...one, title: 'Овсянка' })),
    }))
    await until(() => expect(useOwnRecipesStore.getState().recipes[0]?.title).toBe('Овсянка'))
    await api.removeMember(tokenOf(anya), joined?.members.find(({ isYou }) => isYou)?.id ?? '')
    await until(() => expect(recipes()).toEqual(['own.new', 'own.petya']))
    expect(useOwnRecipesStore.getState().recipes.find(({ id }) => id === 'own.new')?.title).toBe('Овсянка')
    expect(phone.read().ownRecipes).toHaveLength(shared.length + 1)
  },
)

it('gives a member who has left, joined again and was removed their recipes back, and nobody else’s', async () => {
  const userId = newUser()
  const { anya, phone, secret } = await makeHousehold(served.port, { ownRecipes: [kasha('own.anya')] })
  const { members } = (await api.readHousehold(tokenOf(anya))) ?? {}
  const [ofAnya] = phone.document.getArray<Y.Map<unknown>>('ownRecipes')
  ofAnya?.set('addedBy', members?.[0]?.id)
  useOwnRecipesStore.getState().put([kasha('own.petya')])
  const session = start(userId)
  await synced()
  await join(session, userId, secret, 'join')
  await until(() => expect(recipes()).toEqual(['own.anya', 'own.petya']))
  await synced()
  await session.leave(() => api.removeMember(tokenOf(userId), 'me'))

  useOwnRecipesStore.getState().put([kasha('own.later')])

  const again = await api.createInvitation(tokenOf(anya))
  const joined = await join(session, userId, again.secret, 'join')
  await until(() => expect(phone.read().ownRecipes).toHaveLength(3))
  await api.removeMember(tokenOf(anya), joined?.members.find(({ isYou }) => isYou)?.id ?? '')
  await until(() => expect(recipes()).toEqual(['own.later', 'own.petya']))
})

it('shares that a meal is of leftovers, but not the diary that they are from', async () => {
  const left: Meal = {
    id: 'm1',
    day: '2026-11-28',
    name: 'lunch',
    recipe: { id: 'borscht', title: 'Борщ' },
    servings: 2,
    leftoversOf: 'd1',
  }
  const dinner: Meal = { ...left, id: 'm2', name: 'dinner', leftoversOf: undefined }
  const userId = newUser()
  const { phone, secret } = await makeHousehold(served.port, { plan: [left, dinner] })
  const session = start(userId)
  await synced()
  await join(session, userId, secret, 'join')
  const meals = () => usePlanStore.getState().meals
  await until(() => expect(meals()).toEqual([left, dinner]))
  expect(meals().filter(isCooked)).toEqual([dinner])
  expect(useDiaryStore.getState().entries).toEqual([])
  usePlanStore.getState().change('m1', { servings: 1 })
  await until(() => expect(phone.read().plan).toMatchObject([{ ...left, servings: 1 }, { id: 'm2' }]))
})

it('keeps on the device what is more than the server takes, and says so', async () => {
  const userId = newUser()
  const session = start(userId)
  await synced()
  await session.stop()
  const steps = Array.from({ length: 200 }, () => 'x'.repeat(2000))
  const many = Array.from({ length: 11 }, (_, index) => ({ ...kasha(`own.${index}`), steps }))
  useOwnRecipesStore.setState({ recipes: many })
  start(userId)
  await until(() => expect(status()).toBe('full'))
  expect(useOwnRecipesStore.getState().recipes).toHaveLength(11)
})
