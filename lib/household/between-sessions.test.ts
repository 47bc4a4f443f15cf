import { expect, it, onTestFinished, vi } from 'vitest'

import { usePantryStore } from '@/lib/pantry/pantry-store'
import { readRecord, writeRecord } from '@/lib/household/device-records'
import type { SharedValues } from '@/lib/household/shared-values'
// Before the session's store, so that the list is hydrated while the session still counts as that of the earlier account.
import { useShoppingStore } from '@/lib/shopping/shopping-store'
import { useSessionStore } from '@/lib/session/session-store'
import { clearStorage } from '@/lib/storage/storage'
import { records } from '@/testing/memory-records'
import { openElsewhere } from '@/testing/sync-server'
import { newUser, serveSync, start, status, synced } from '@/testing/sync-session'
import { until } from '@/testing/until'

vi.mock('idb-keyval', () => import('@/testing/memory-records'))

const served = serveSync()

const list = () => useShoppingStore.getState().titles

it('sends what was changed without a session, also removals, and brings nothing removed back', async () => {
  const userId = newUser()
  useShoppingStore.getState().addManual(['Молоко', 'Хлеб', 'Соль'])
  const first = start(userId)
  await synced()
  await first.stop()
  expect(status()).toBe('off')
  // Offline, and without the page.
  useShoppingStore.getState().remove(['Соль'])
  useShoppingStore.getState().addManual(['Сыр'])
  const laptop = openElsewhere(served.port, `user/${userId}`, userId)
  await laptop.saved()
  laptop.change(({ basket }) => ({ basket: { ...basket, titles: ['Хлеб', 'Соль'] } }))
  await laptop.saved()
  start(userId)
  await synced()
  expect(list()).toEqual(['Хлеб', 'Сыр'])
  await until(() => expect(laptop.read().basket.titles).toEqual(['Хлеб', 'Сыр']))
})

it('brings nothing back that was added just before the page was left, and removed before the next session', async () => {
  const userId = newUser()
  const left = start(userId)
  await synced()
  useShoppingStore.getState().addManual(['Молоко'])
  dispatchEvent(new Event('pagehide'))
  const remembered = [...records]
  const laptop = openElsewhere(served.port, `user/${userId}`, userId)
  await until(() => expect(laptop.read().basket.titles).toEqual(['Молоко']))
  await left.stop()
  // The page did not live to save anything later.
  records.clear()
  for (const [key, record] of remembered) records.set(key, record)
  useShoppingStore.getState().remove(['Молоко'])
  start(userId)
  await synced()
  expect(list()).toEqual([])
  await until(() => expect(laptop.read().basket.titles).toEqual([]))
})

it('saves nothing when nothing has changed since the last visit', async () => {
  const userId = newUser()
  useShoppingStore.getState().addManual(['Молоко'])
  const first = start(userId)
  await synced()
  await first.stop()
  const name = `document user/${userId}` as const
  const record = await readRecord(userId, name)
  expect(record?.base.basket.titles).toEqual(['Молоко'])
  const second = start(userId)
  await synced()
  await second.stop()
  expect(await readRecord(userId, name)).toBe(record)
  useShoppingStore.getState().addManual(['Хлеб'])
  const third = start(userId)
  await synced()
  await third.stop()
  expect((await readRecord(userId, name))?.base.basket.titles).toEqual(['Молоко', 'Хлеб'])
})

it('reads the pantry that an earlier version has remembered as titles', async () => {
  const userId = newUser()
  usePantryStore.setState({ items: [{ title: 'Соль' }, { title: 'Рис' }] })
  const session = start(userId)
  await synced()
  await session.stop()
  const name = `document user/${userId}` as const
  const record = await readRecord(userId, name)
  if (!record) throw new Error('The device has remembered nothing.')
  const base = { ...record.base, pantry: ['Соль', 'Рис'] as unknown as SharedValues['pantry'] }
  await writeRecord(userId, name, { ...record, base })
  usePantryStore.getState().remove('Рис')
  start(userId)
  await synced()
  expect(usePantryStore.getState().items).toEqual([{ title: 'Соль' }])
  const laptop = openElsewhere(served.port, `user/${userId}`, userId)
  await laptop.saved()
  expect(laptop.read().pantry).toEqual([{ title: 'Соль' }])
})

it('removes nothing when the storage is emptied, by a log-out or by the browser', async () => {
  const userId = newUser()
  useShoppingStore.getState().addManual(['Молоко'])
  const session = start(userId)
  await synced()
  await session.stop()
  clearStorage()
  expect(list()).toEqual([])
  start(userId)
  await synced()
  expect(list()).toEqual(['Молоко'])

  clearStorage()
  expect(list()).toEqual([])
  const laptop = openElsewhere(served.port, `user/${userId}`, userId)
  await laptop.saved()
  expect(laptop.read().basket.titles).toEqual(['Молоко'])
})

it('does not bring back what was removed elsewhere while this device was signed out with a backup', async () => {
  const userId = newUser()
  useShoppingStore.getState().addManual(['Молоко', 'Хлеб'])
  const session = start(userId)
  await synced()
  await session.stop()
  clearStorage()
  const laptop = openElsewhere(served.port, `user/${userId}`, userId)
  await laptop.saved()
  laptop.change(({ basket }) => ({ basket: { ...basket, titles: ['Хлеб'] } }))
  await laptop.saved()
  // The backup comes back, with what was added before the sign-in.
  useShoppingStore.getState().addManual(['Молоко', 'Хлеб', 'Сыр'])
  start(userId)
  await synced()
  expect(list()).toEqual(['Хлеб', 'Сыр'])
})

it('writes nothing of another account into a document when the page was cached while that one signed in', async () => {
  const userId = newUser()
  useShoppingStore.getState().addManual(['Молоко'])
  const session = start(userId)
  // As `startSync` does.
  const stopped = new Promise<void>((resolve) =>
    onTestFinished(useSessionStore.subscribe(({ access }) => access !== userId && resolve(session.stop()))),
  )
  await synced()
  const laptop = openElsewhere(served.port, `user/${userId}`, userId)
  await laptop.saved()
  dispatchEvent(new Event('pagehide'))
  localStorage.clear()
  localStorage.setItem('owner', 'another account')
  localStorage.setItem('shopList', '["Сыр"]')
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  await stopped
  clearStorage()
  start(userId)
  await synced()
  expect(list()).toEqual(['Молоко'])
  expect(laptop.read().basket.titles).toEqual(['Молоко'])
})
