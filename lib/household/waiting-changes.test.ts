import { expect, it, vi } from 'vitest'

import { readRecord } from '@/lib/household/device-records'
import { noValues } from '@/lib/household/values'
import { useShoppingStore } from '@/lib/shopping/shopping-store'
import { clearStorage } from '@/lib/storage/storage'
import { join, makeHousehold, newUser, serveSync, start, synced } from '@/testing/sync-session'
import { openElsewhere } from '@/testing/sync-server'
import { until } from '@/testing/until'

vi.mock('idb-keyval', () => import('@/testing/memory-records'))

/** What waits for the next frame, which only `paint` brings. */
const waiting = vi.hoisted(() => new Set<() => void>())
vi.mock('@/lib/browser/after-frame', () => ({
  afterFrame: (callback: () => void) => {
    waiting.add(callback)
    return () => waiting.delete(callback)
  },
}))
const paint = () => waiting.forEach((callback) => callback())

const served = serveSync()
const list = () => useShoppingStore.getState().titles

async function startWith(titles: string[]) {
  const userId = newUser()
  useShoppingStore.getState().addManual(titles)
  const session = start(userId)
  await synced()
  const laptop = openElsewhere(served.port, `user/${userId}`, userId)
  await laptop.saved()
  // Until then, saving the document would take what waits.
  await until(async () => {
    const saved = await readRecord(userId, `document user/${userId}`)
    expect(saved?.base).toMatchObject({ basket: { titles } })
    expect(saved).not.toHaveProperty('confirmed')
  })
  return { userId, session, laptop, listElsewhere: () => laptop.read().basket.titles }
}

it('writes several changes once, after the frame that shows them', async () => {
  const { listElsewhere } = await startWith([])
  useShoppingStore.getState().addManual(['Чай'])
  useShoppingStore.getState().addManual(['Сыр'])
  expect(waiting.size).toBe(1)
  paint()
  expect(waiting.size).toBe(0)
  await until(() => expect(listElsewhere()).toEqual(['Чай', 'Сыр']))
})

it('keeps changes that wait for their frame when those of another device arrive, and brings no removed row back', async () => {
  const { laptop, listElsewhere } = await startWith(['Молоко', 'Хлеб', 'Соль'])
  const { addManual, remove, tick } = useShoppingStore.getState()
  remove(['Хлеб'])
  addManual(['Сыр'])
  tick('Молоко')
  laptop.change(({ basket }) => ({ basket: { ...basket, titles: ['Хлеб', 'Соль', 'Чай'] } }))
  await until(() => expect(list().toSorted()).toEqual(['Соль', 'Сыр', 'Чай']))
  await until(() => expect(listElsewhere().toSorted()).toEqual(['Соль', 'Сыр', 'Чай']))
})

it('keeps changes that wait for their frame when a log-out ends the session and empties the stores', async () => {
  const { userId, session, listElsewhere } = await startWith(['Молоко', 'Хлеб'])
  useShoppingStore.getState().remove(['Молоко'])
  const stopped = session.stop()
  clearStorage()
  await stopped
  start(userId)
  await until(() => expect(list()).toEqual(['Хлеб']))
  await until(() => expect(listElsewhere()).toEqual(['Хлеб']))
})

it('writes the own list, which follows a household that was left, into no document of the household', async () => {
  const userId = newUser()
  const { phone, secret } = await makeHousehold(served.port, {
    basket: { ...noValues.basket, titles: ['Молоко'] },
  })
  useShoppingStore.getState().addManual(['Сыр'])
  const session = start(userId)
  await synced()
  await join(session, userId, secret, 'keep')
  await until(() => expect(list()).toEqual(['Молоко']))
  // The server still takes what this member writes.
  await session.leave(() => Promise.resolve())
  expect(list()).toEqual(['Сыр'])
  paint()
  phone.change(({ basket }) => ({ basket: { ...basket, titles: [...basket.titles, 'Чай'] } }))
  await phone.saved()
  expect(phone.read().basket.titles).toEqual(['Молоко', 'Чай'])
})
