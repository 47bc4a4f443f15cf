import { expect, it, vi } from 'vitest'
import * as Y from 'yjs'

import { type DocumentRecord, readRecord } from '@/lib/household/device-records'
import * as api from '@/lib/household/household-api'
import { useSyncStore } from '@/lib/household/sync-store'
import { noValues } from '@/lib/household/values'
import { useLikesStore } from '@/lib/recipes/likes-store'
import { useShoppingStore } from '@/lib/shopping/shopping-store'
import { records } from '@/testing/memory-records'
import { openElsewhere } from '@/testing/sync-server'
import { tokenOf } from '@/sync-server/testing/tokens'
import { newUser, serveSync, start, status, synced } from '@/testing/sync-session'
import { until } from '@/testing/until'

vi.mock('idb-keyval', () => import('@/testing/memory-records'))

const served = serveSync()

const card = (id: string) => ({ id, name: '', title: id, back: [], time: '1 час', kcal: '330 ккал' })
const likes = () => useLikesStore.getState().recipes.map(({ id }) => id)
const list = () => useShoppingStore.getState().titles

it('keeps the likes of two devices the same', async () => {
  const userId = newUser()
  useLikesStore.setState({ recipes: [card('borscht')] })
  start(userId)
  await synced()
  const laptop = openElsewhere(served.port, `user/${userId}`, userId)
  await laptop.saved()
  expect(laptop.read().likes.map(({ id }) => id)).toEqual(['borscht'])
  laptop.change(({ likes }) => ({ likes: [...likes, card('plov')] }))
  await until(() => expect(likes()).toEqual(['borscht', 'plov']))
  useLikesStore.getState().toggle(card('borscht'))
  await until(() => expect(laptop.read().likes.map(({ id }) => id)).toEqual(['plov']))
  await synced()
})

it('connects again when the network is back before the closing of the connection was answered', async () => {
  const userId = newUser()
  start(userId)
  await synced()
  dispatchEvent(new Event('offline'))
  expect(status()).toBe('waiting')
  dispatchEvent(new Event('online'))
  await synced()
})

it('knows that it was in sync until the network was lost, and until it was stopped', async () => {
  const userId = newUser()
  const session = start(userId)
  await synced()
  const now = Date.now()
  const inMinutes = (count: number) => now + count * 60_000
  const clock = vi.spyOn(Date, 'now').mockReturnValue(inMinutes(5))
  dispatchEvent(new Event('offline'))
  clock.mockRestore()
  expect(useSyncStore.getState().syncedAt).toBe(inMinutes(5))
  dispatchEvent(new Event('online'))
  await synced()
  vi.spyOn(Date, 'now').mockReturnValue(inMinutes(9))
  await session.stop()
  expect(await readRecord(userId, 'syncedAt')).toBe(inMinutes(9))
})

it('learns from another device of the account of the household that it has joined', async () => {
  const userId = newUser()
  start(userId)
  await synced()
  const made = await api.createHousehold(tokenOf(userId), 'Аня')
  const phone = openElsewhere(served.port, `household/${made?.id}`, userId)
  phone.change(() => ({ basket: { ...noValues.basket, titles: ['Молоко'] } }))
  await phone.saved()
  const { provider } = openElsewhere(served.port, `user/${userId}`, userId)
  provider.awareness?.setLocalStateField('household', made?.id)
  await until(() => expect(list()).toEqual(['Молоко']))
})

it('merges what both devices had before, without asking', async () => {
  const userId = newUser()
  const laptop = openElsewhere(served.port, `user/${userId}`, userId)
  laptop.change(({ basket }) => ({ basket: { ...basket, titles: ['Молоко', 'Хлеб'], bought: ['Хлеб'] } }))
  await laptop.saved()
  useShoppingStore.getState().addManual(['Хлеб', 'Сыр'])
  start(userId)
  await synced()
  expect(list()).toEqual(['Молоко', 'Хлеб', 'Сыр'])
  await until(() => expect(laptop.read().basket.titles).toEqual(['Молоко', 'Хлеб', 'Сыр']))
})

it('leaves a document of a newer version alone, and says so', async () => {
  const userId = newUser()
  const laptop = openElsewhere(served.port, `user/${userId}`, userId)
  laptop.change(() => ({ pantry: [{ title: 'Соль' }] }))
  laptop.document.getMap('about').set('version', 99)
  await laptop.saved()
  useShoppingStore.getState().addManual(['Молоко'])
  start(userId)
  await until(() => expect(status()).toBe('newer'))
  useShoppingStore.getState().addManual(['Хлеб'])
  expect(list()).toEqual(['Молоко', 'Хлеб'])
  await laptop.saved()
  expect(laptop.read().basket.titles).toEqual([])
})

it('does not write into a document of a newer version after a reload either, and catches up once the app is new', async () => {
  const userId = newUser()
  const key = `${userId} document user/${userId}`
  useShoppingStore.getState().addManual(['Молоко', 'Хлеб'])
  const first = start(userId)
  await synced()
  const laptop = openElsewhere(served.port, `user/${userId}`, userId)
  await laptop.saved()
  const about = laptop.document.getMap('about')
  about.set('version', 99)
  await until(() => expect(status()).toBe('newer'))
  useShoppingStore.getState().addManual(['Сыр'])
  useShoppingStore.getState().remove(['Хлеб'])
  await first.stop()

  const second = start(userId)
  laptop.document.getMap('new part').set('key', 'value')
  const remembered = () => {
    const document = new Y.Doc()
    Y.applyUpdate(document, (records.get(key) as DocumentRecord).state)
    return document
  }
  await until(() => expect(remembered().getMap('new part').toJSON()).toEqual({ key: 'value' }))
  await until(() => expect(status()).toBe('newer'))
  expect(list()).toEqual(['Молоко', 'Сыр'])
  await laptop.saved()
  expect(laptop.read().basket.titles).toEqual(['Молоко', 'Хлеб'])
  await second.stop()

  // As if this app were the one that wrote it.
  const document = remembered()
  document.getMap('about').set('version', 1)
  records.set(key, { ...(records.get(key) as DocumentRecord), state: Y.encodeStateAsUpdate(document) })
  about.set('version', 1)
  laptop.change(({ basket }) => ({ basket: { ...basket, titles: [...basket.titles, 'Чай'] } }))
  await laptop.saved()
  start(userId)
  await synced()
  await until(() => expect(list()).toEqual(['Молоко', 'Сыр', 'Чай']))
  await until(() => expect(laptop.read().basket.titles).toEqual(['Молоко', 'Сыр', 'Чай']))
})

it('forgets an account that was erased, and keeps what is on the device', async () => {
  const userId = newUser()
  useShoppingStore.getState().addManual(['Молоко'])
  start(userId)
  await synced()
  await api.eraseAccount(tokenOf(userId))
  await until(() => expect(status()).toBe('erased'))
  expect(records.size).toBe(0)
  expect(list()).toEqual(['Молоко'])
})

it('says that an account was erased, also where the browser does not let it forget anything', async () => {
  const userId = newUser()
  start(userId)
  await synced()
  vi.spyOn(records, 'keys').mockImplementation(() => {
    throw new DOMException('The database was lost.')
  })
  await api.eraseAccount(tokenOf(userId))
  await until(() => expect(status()).toBe('erased'))
})
