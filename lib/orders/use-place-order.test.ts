import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'

import { refusing, type Responder, stubApi } from '@/testing/api'
import { stubLocks } from '@/testing/locks'
import { orderOf } from '@/testing/orders'
import { closeEarlierTabs } from '@/testing/tabs'

/** Settings are read on import, so they have to be there before. */
vi.hoisted(() => vi.stubEnv('NEXT_PUBLIC_ORDER_URL', 'http://shop.test/api/orders'))

const { items, total, address, date, phone, payment } = orderOf('')
const content = { items, total, address, date, phone, payment }
const sent: string[] = []
const answeredBy =
  (respond: Responder): Responder =>
  (path, init) => {
    sent.push(JSON.parse(String(init?.body)).key)
    return respond(path, init)
  }

/** The page, loaded anew. */
async function load() {
  vi.resetModules()
  const { usePlaceOrder } = await import('@/lib/orders/use-place-order')
  const { useOutboxStore } = await import('@/lib/orders/outbox-store')
  const { result } = renderHook(usePlaceOrder)
  return {
    begin: () => act(() => void result.current.place(content)),
    place: () => act(() => result.current.place(content)),
    waiting: () => useOutboxStore.getState().outbox.waiting,
  }
}

beforeEach(() => {
  closeEarlierTabs()
  stubLocks()
  sent.length = 0
})

test('An unchanged order keeps its key over a reload, whatever became of it', async () => {
  stubApi(answeredBy(refusing(503)))
  await (await load()).place()
  await (await load()).place()
  expect(sent).toHaveLength(2)
  expect(new Set(sent).size).toBe(1)
})

test('One that a reload has overtaken is known to have been sent', async () => {
  stubApi(answeredBy(() => new Promise(() => {})))
  const { begin } = await load()
  begin()
  const { place, waiting } = await load()
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await place()
  expect(waiting()).toMatchObject([{ order: { key: sent[0] }, isTried: true }])
})
