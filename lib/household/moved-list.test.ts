import { expect, it, onTestFinished, vi } from 'vitest'

import * as api from '@/lib/household/household-api'
import { useSyncStore } from '@/lib/household/sync-store'
import { noValues } from '@/lib/household/values'
import { useShoppingStore } from '@/lib/shopping/shopping-store'
import { tokenOf } from '@/sync-server/testing/tokens'
import { records } from '@/testing/memory-records'
import { openElsewhere } from '@/testing/sync-server'
import { join, makeHousehold, newUser, serveSync, start, switchDevice, synced } from '@/testing/sync-session'
import { until } from '@/testing/until'

vi.mock('idb-keyval', () => import('@/testing/memory-records'))

const served = serveSync()

const shopping = () => useShoppingStore.getState()
const list = () => shopping().titles
const basketOf = (...titles: string[]) => ({ basket: { ...noValues.basket, titles } })

/** All lists that this device shows from now on. */
function watchList() {
  const shown: string[] = []
  onTestFinished(useShoppingStore.subscribe(({ titles }) => void shown.push(titles.join())))
  return shown
}

/** A device of the person with this list, in sync, and another one that is about to found a household. */
async function startWith(...titles: string[]) {
  const userId = newUser()
  shopping().addManual(titles)
  const session = start(userId)
  await synced()
  const phone = openElsewhere(served.port, `user/${userId}`, userId)
  await phone.saved()
  return { userId, session, phone }
}

type Device = Awaited<ReturnType<typeof startWith>>

/** Founds a household on the phone, with this list in place of the own one, of which the note tells what has become. */
async function replaceOn({ userId, phone }: Device, note: 'joined' | 'discarded', titles: string[]) {
  const household = await api.createHousehold(tokenOf(userId), 'Аня')
  const shared = openElsewhere(served.port, `household/${household?.id}`, userId)
  shared.change(() => basketOf(...titles))
  await shared.saved()
  phone.document.transact(() => {
    phone.document.getMap('about').set(note, household?.id)
    phone.change(() => basketOf())
  })
  await phone.saved()
  return shared
}

/** Founds a household on the phone, which moves the list into it, and changes that list. */
const foundOn = (device: Device, ...titles: string[]) => replaceOn(device, 'joined', titles)

it('shows the list without a gap while another device moves it into a household', async () => {
  const device = await startWith('Молоко', 'Хлеб')
  const shown = watchList()
  await foundOn(device, 'Молоко', 'Хлеб', 'Сыр')
  await until(() => expect(list()).toEqual(['Молоко', 'Хлеб', 'Сыр']))
  await synced()
  expect(useSyncStore.getState().household?.members).toHaveLength(1)
  expect(shown).toEqual(['Молоко,Хлеб,Сыр'])
})

it('shows the list without a gap when the device learns of it on connecting, and takes its offline changes along', async () => {
  const device = await startWith('Молоко', 'Хлеб', 'Соль')
  dispatchEvent(new Event('offline'))
  shopping().remove(['Хлеб'])
  shopping().addManual(['Чай'])
  shopping().tick('Соль')
  const shared = await foundOn(device, 'Молоко', 'Хлеб', 'Соль', 'Сыр')
  const shown = watchList()
  dispatchEvent(new Event('online'))
  await until(() => expect(list()).toEqual(['Молоко', 'Соль', 'Чай', 'Сыр']))
  await until(() => expect(shared.read().basket.titles).toEqual(['Молоко', 'Соль', 'Чай', 'Сыр']))
  expect(shared.read().basket.bought).toEqual(['Соль'])
  expect(shown.filter((titles) => !titles.includes('Молоко'))).toEqual([])
  await until(() => expect(device.phone.read().basket.titles).toEqual([]))
})

/** Keeps the device from reading who is in the household; returns the function that lets it. */
function loseRequests() {
  const { fetch } = globalThis
  vi.stubGlobal('fetch', (...request: Parameters<typeof fetch>) =>
    request[1]?.method === 'GET' ? Promise.reject(new TypeError('Failed to fetch')) : fetch(...request),
  )
  return () => vi.stubGlobal('fetch', fetch)
}

/** A device that has learned of the household, but cannot follow it yet; it is offline. */
async function stopBeforeHousehold(device: Device, ...titles: string[]) {
  const letRead = loseRequests()
  const shared = await foundOn(device, ...titles)
  await until(() => expect(records.get(`${device.userId} membership`)).toHaveProperty('moved'))
  expect(list()).toEqual(titles)
  shopping().remove(['Соль'])
  await device.session.stop()
  shopping().addManual(['Чай'])
  letRead()
  return shared
}

it('shows the list across a reload until the household’s has arrived, and brings nothing back', async () => {
  const device = await startWith('Молоко', 'Хлеб', 'Соль')
  const shared = await stopBeforeHousehold(device, 'Молоко', 'Хлеб', 'Соль')
  shared.change(() => basketOf('Хлеб', 'Соль', 'Сыр'))
  await shared.saved()
  const shown = watchList()
  start(device.userId)
  await until(() => expect(list()).toEqual(['Хлеб', 'Чай', 'Сыр']))
  expect(shown).toEqual(['Хлеб,Чай,Сыр'])
  await until(() => expect(shared.read().basket.titles).toEqual(['Хлеб', 'Чай', 'Сыр']))
  await synced()
})

it('adds to the household’s list what the device that moved the list did not know', async () => {
  const device = await startWith('Молоко')
  const letRead = loseRequests()
  const shared = await foundOn(device, 'Молоко')
  device.phone.change(() => basketOf('Рис'))
  await device.phone.saved()
  letRead()
  ;['offline', 'online'].forEach((type) => dispatchEvent(new Event(type)))
  await until(() => expect(shared.read().basket.titles).toEqual(['Молоко', 'Рис']))
  await until(() => expect(device.phone.read().basket.titles).toEqual([]))
  expect(list()).toEqual(['Молоко', 'Рис'])
})

it('goes on with the own list, and what was added to it, if the person is in no household by then', async () => {
  const device = await startWith('Молоко', 'Соль')
  await stopBeforeHousehold(device, 'Молоко', 'Соль')
  await api.removeMember(tokenOf(device.userId), 'me')
  start(device.userId)
  await until(() => expect(list()).toEqual(['Чай']))
  await synced()
  await until(() => expect(device.phone.read().basket.titles).toEqual(['Чай']))
  device.phone.change(() => basketOf('Чай', 'Рис'))
  await until(() => expect(list()).toEqual(['Чай', 'Рис']))
  expect(records.get(`${device.userId} membership`)).toBeUndefined()
})

it('follows the own list again when the device that has moved it has left by then', async () => {
  const device = await startWith('Молоко')
  const letRead = loseRequests()
  await foundOn(device, 'Молоко')
  await until(() => expect(records.get(`${device.userId} membership`)).toHaveProperty('moved'))
  const about = device.phone.document.getMap('about')
  device.phone.document.transact(() => {
    about.set('left', about.get('joined'))
    device.phone.change(() => basketOf('Молоко', 'Рис'))
  })
  await device.phone.saved()
  await api.removeMember(tokenOf(device.userId), 'me')
  letRead()
  ;['offline', 'online'].forEach((type) => dispatchEvent(new Event(type)))
  await until(() => expect(list()).toEqual(['Молоко', 'Рис']))
  shopping().addManual(['Чай'])
  await until(() => expect(device.phone.read().basket.titles).toEqual(['Молоко', 'Рис', 'Чай']))
})

it('keeps the list when the person leaves the household before its list has arrived', async () => {
  const device = await startWith('Молоко')
  loseRequests()
  await foundOn(device, 'Молоко')
  await until(() => expect(records.get(`${device.userId} membership`)).toHaveProperty('moved'))
  shopping().addManual(['Чай'])
  await device.session.leave(() => api.removeMember(tokenOf(device.userId), 'me'))
  expect(list()).toEqual(['Молоко', 'Чай'])
  await until(() => expect(device.phone.read().basket.titles).toEqual(['Молоко', 'Чай']))
})

it('shows the list without a gap while another device deletes it for that of a household', async () => {
  const { userId, session } = await startWith('Сыр')
  await session.stop()
  const { secret } = await makeHousehold(served.port, basketOf('Молоко'))
  const switchBack = switchDevice()
  const phone = start(userId)
  await synced()
  await join(phone, userId, secret, 'discard')
  await until(() => expect(list()).toEqual(['Молоко']))
  await synced()
  await phone.stop()

  switchBack()
  const shown = watchList()
  start(userId)
  await until(() => expect(list()).toEqual(['Молоко']))
  await synced()
  expect(shown).toEqual(['Молоко'])
})

it('asks again within the same connection who is in the household, after a request without an answer', async () => {
  const device = await startWith('Молоко')
  const letRead = loseRequests()
  await foundOn(device, 'Молоко', 'Сыр')
  await until(() => expect(records.get(`${device.userId} membership`)).toHaveProperty('moved'))
  expect(list()).toEqual(['Молоко'])
  letRead()
  await until(() => expect(list()).toEqual(['Молоко', 'Сыр']))
})

it('keeps for later what was added after another device has deleted the list, until the household’s has arrived', async () => {
  const device = await startWith('Сыр')
  const letRead = loseRequests()
  const shared = await replaceOn(device, 'discarded', ['Молоко'])
  await until(() => expect(records.get(`${device.userId} membership`)).toHaveProperty('moved'))
  shopping().addManual(['Чай'])
  letRead()
  ;['offline', 'online'].forEach((type) => dispatchEvent(new Event(type)))
  await until(() => expect(list()).toEqual(['Молоко']))
  await until(() => expect(device.phone.read().basket.titles).toEqual(['Чай']))
  expect(shared.read().basket.titles).toEqual(['Молоко'])
})

it('follows no household that a document of a newer version names', async () => {
  const { userId, phone } = await startWith('Молоко')
  phone.document.transact(() => {
    const about = phone.document.getMap('about')
    about.set('version', 99)
    about.set('joined', 'household')
  })
  await until(() => expect(useSyncStore.getState().status).toBe('newer'))
  expect(records.get(`${userId} membership`)).toBeUndefined()
  expect(list()).toEqual(['Молоко'])
})
