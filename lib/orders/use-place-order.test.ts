import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'

import { failWith, type Responder, stubApi } from '@/testing/api'
import { stubLocks } from '@/testing/locks'
import { createOrder } from '@/testing/orders'
import { closeEarlierTabs } from '@/testing/browser-tabs'

/** The config is read on import. */
vi.hoisted(() => vi.stubEnv('NEXT_PUBLIC_ORDER_URL', 'http://shop.test/api/orders'))

const { items, total, address, date, phone, payment } = createOrder('')
const content = { items, total, address, date, phone, payment }
const sentKeys: string[] = []
/** Records the key of each order that is sent. */
const recording =
  (respond: Responder): Responder =>
  (path, init) => {
    sentKeys.push(JSON.parse(String(init?.body)).key)
    return respond(path, init)
  }

/** Loads the page again: modules start without state. */
async function load() {
  vi.resetModules()
  const { usePlaceOrder } = await import('@/lib/orders/use-place-order')
  const { useOutboxStore } = await import('@/lib/orders/outbox-store')
  const { result } = renderHook(usePlaceOrder)
  return {
    begin: () => act(() => void result.current.place(content)),
    place: () => act(() => result.current.place(content)),
    queued: () => useOutboxStore.getState().outbox.waiting,
  }
}

beforeEach(() => {
  closeEarlierTabs()
  stubLocks()
  sentKeys.length = 0
})

test('An unchanged order keeps its key after a reload', async () => {
  stubApi(recording(failWith(503)))
  await (await load()).place()
  await (await load()).place()
  expect(sentKeys).toHaveLength(2)
  expect(new Set(sentKeys).size).toBe(1)
})

test('An order that was being sent when the page was reloaded counts as tried', async () => {
  stubApi(recording(() => new Promise(() => {})))
  const { begin } = await load()
  begin()
  const { place, queued } = await load()
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await place()
  expect(queued()).toMatchObject([{ order: { key: sentKeys[0] }, isTried: true }])
})
