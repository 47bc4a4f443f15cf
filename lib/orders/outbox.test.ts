import { beforeEach, describe, expect, it, vi } from 'vitest'

import { cancelOrder, MAX_QUEUED_ORDERS, queueOrder, sendQueuedOrders } from '@/lib/orders/outbox'
import { useOutboxStore } from '@/lib/orders/outbox-store'
import { currentBasket } from '@/lib/shopping/basket'
import { useShoppingStore } from '@/lib/shopping/shopping-store'
import { clearStorage } from '@/lib/storage/storage'
import type { PlacedOrders } from '@/mock-api/orders'
import { connectionError, failWith, mockApiWith, type Responder, respondWith, stubApi } from '@/testing/api'
import { createOrder } from '@/testing/orders'
import { choices, fillBasket, outbox, queuedKeys, shares, titles } from '@/testing/outbox'
import { refuse, stubStorage } from '@/testing/storage-tab'

/** The config is read on import. */
vi.hoisted(() => vi.stubEnv('NEXT_PUBLIC_ORDER_URL', 'http://shop.test/api/orders'))

describe('queueOrder', () => {
  it('stores the order and removes its products from the list and the cart', () => {
    expect(queueOrder(createOrder('a'), currentBasket())).toBe('queued')
    expect(queuedKeys()).toEqual(['a'])
    expect(localStorage.getItem('outbox')).toContain('+375297620822')
    expect(titles()).toEqual([])
    expect(shares()).toEqual({ shares: [], manual: [] })
    expect(choices()).toEqual({ counts: {}, removed: [] })
  })

  it('keeps titles that were added after the order was sent', () => {
    const basket = currentBasket()
    useShoppingStore.getState().addTitles(['Мука'])
    queueOrder(createOrder('a'), basket)
    expect(titles()).toEqual(['Мука'])
  })

  it('changes nothing when the queue is full', () => {
    for (let count = 0; count < MAX_QUEUED_ORDERS; count++)
      queueOrder(createOrder(`key-${count}`), currentBasket())
    fillBasket()
    const before = currentBasket()
    expect(queueOrder(createOrder('one more'), before)).toBe('full')
    expect(queuedKeys()).not.toContain('one more')
    expect(currentBasket()).toEqual(before)
  })

  it('changes nothing when the order cannot be stored', () => {
    const before = currentBasket()
    stubStorage({ setItem: refuse, removeItem: () => {} })
    expect(queueOrder(createOrder('a'), before)).toBe('unstorable')
    expect(queuedKeys()).toEqual([])
    expect(currentBasket()).toEqual(before)
  })
})

describe('sendQueuedOrders', () => {
  it('does nothing when no order is queued', async () => {
    const { calls } = stubApi()
    expect(await sendQueuedOrders()).toBeUndefined()
    expect(calls).toEqual([])
  })

  it('places each order, removes it with its address, and stores news', async () => {
    const book: PlacedOrders = new Map()
    stubApi(mockApiWith(book))
    queueOrder(createOrder('key-of-a'), currentBasket())
    queueOrder(createOrder('key-of-b'), currentBasket())
    expect(await sendQueuedOrders()).toEqual({ kind: 'placed', number: '1002' })
    expect([...book.values()].map(({ key }) => key)).toEqual(['key-of-a', 'key-of-b'])
    expect(outbox()).toEqual({
      waiting: [],
      news: [
        { kind: 'placed', number: '1001' },
        { kind: 'placed', number: '1002' },
      ],
    })
    expect(localStorage.getItem('outbox')).not.toContain('+375297620822')
    expect(titles()).toEqual([])
    useOutboxStore.getState().clearNews(outbox().news)
    expect(localStorage.getItem('outbox')).toBeNull()
  })

  it('keeps the products of a placed order among the past ones, without their ids', async () => {
    stubApi(mockApiWith(new Map()))
    queueOrder(createOrder('key-of-a'), currentBasket())
    await sendQueuedOrders()
    expect(JSON.parse(localStorage.getItem('orders') ?? '')).toEqual([
      {
        id: expect.any(String),
        placedAt: expect.any(Number),
        number: '1001',
        items: [{ title: 'Соль', price: 1.15, count: 2 }],
      },
    ])
  })

  it.each<[string, Responder]>([
    ['the connection fails', connectionError],
    ['the shop fails', failWith(503)],
    ['the response is invalid', respondWith({})],
  ])('keeps the order queued when %s', async (_when, respond) => {
    stubApi(respond)
    queueOrder(createOrder('a'), currentBasket())
    await sendQueuedOrders()
    expect(queuedKeys()).toEqual(['a'])
    expect(titles()).toEqual([])
  })

  it('restores the basket of a refused order and stores the reason', async () => {
    const before = currentBasket()
    stubApi(() => new Response('{"message":"Соли больше нет"}', { status: 422 }))
    queueOrder(createOrder('a'), before)
    await sendQueuedOrders()
    expect(outbox()).toEqual({ waiting: [], news: [{ kind: 'refused', reason: 'Соли больше нет' }] })
    expect(currentBasket()).toEqual(before)
  })

  it('sends an order once when called several times at once', async () => {
    const { calls } = stubApi(mockApiWith(new Map()))
    queueOrder(createOrder('key-of-a'), currentBasket())
    await Promise.all([sendQueuedOrders(), sendQueuedOrders(), sendQueuedOrders()])
    expect(calls).toEqual(['orders'])
  })

  it('does not send an order that another tab has removed from the storage', async () => {
    const { calls } = stubApi()
    queueOrder(createOrder('a'), currentBasket())
    localStorage.removeItem('outbox')
    await sendQueuedOrders()
    expect(calls).toEqual([])
  })
})

describe('a log-out while queued orders are being sent', () => {
  it.each<[string, Responder]>([
    ['refused', failWith(422)],
    ['placed', mockApiWith(new Map())],
  ])('leaves nothing of an order that is %s', async (_outcome, respond) => {
    stubApi((path, init) => {
      clearStorage()
      return respond(path, init)
    })
    queueOrder(createOrder('key-of-a'), currentBasket())
    await sendQueuedOrders()
    expect(outbox()).toEqual({ waiting: [], news: [] })
    expect(titles()).toEqual([])
    expect(localStorage).toHaveLength(0)
  })
})

describe('a browser without locks, such as without https', () => {
  beforeEach(() => void Object.defineProperty(navigator, 'locks', { value: undefined, configurable: true }))

  it('sends and cancels orders', async () => {
    stubApi(mockApiWith(new Map()))
    queueOrder(createOrder('key-of-a'), currentBasket())
    expect(await sendQueuedOrders()).toEqual({ kind: 'placed', number: '1001' })
    fillBasket()
    queueOrder(createOrder('key-of-b'), currentBasket())
    expect(await cancelOrder('key-of-b')).toBe('cancelled')
  })
})
