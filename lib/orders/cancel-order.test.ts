import { describe, expect, it, vi } from 'vitest'

import { cancelOrder, queueOrder, sendQueuedOrders } from '@/lib/orders/outbox'
import { currentBasket } from '@/lib/shopping/basket'
import { useShoppingStore } from '@/lib/shopping/shopping-store'
import { connectionError, failWith, mockApiWith, type Responder, stubApi } from '@/testing/api'
import { createOrder } from '@/testing/orders'
import { choices, outbox, shares, titles } from '@/testing/outbox'

/** The config is read on import. */
vi.hoisted(() => vi.stubEnv('NEXT_PUBLIC_ORDER_URL', 'http://shop.test/api/orders'))

describe('cancelOrder', () => {
  it('removes the order and restores its whole basket', async () => {
    const before = currentBasket()
    queueOrder(createOrder('a'), before)
    expect(await cancelOrder('a')).toBe('cancelled')
    expect(localStorage.getItem('outbox')).toBeNull()
    expect(currentBasket()).toEqual(before)
  })

  it('is unsure of an order that was sent before it was queued', async () => {
    queueOrder(createOrder('a'), currentBasket(), true)
    queueOrder(createOrder('b'), currentBasket())
    stubApi(connectionError)
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    await sendQueuedOrders()
    expect(await cancelOrder('a')).toBe('unsure')
    expect(await cancelOrder('b')).toBe('cancelled')
  })

  it.each<[string, Responder]>([
    ['the connection failed', connectionError],
    ['the shop failed', failWith(503)],
  ])('is unsure of an order that was sent from the outbox when %s', async (_when, respond) => {
    stubApi(respond)
    queueOrder(createOrder('a'), currentBasket())
    await sendQueuedOrders()
    expect(JSON.parse(localStorage.getItem('outbox') ?? '')).toMatchObject({ waiting: [{ isTried: true }] })
    expect(await cancelOrder('a')).toBe('unsure')
  })

  it('is unsure of an order stored by a version without isTried', async () => {
    queueOrder(createOrder('a'), currentBasket())
    const { order, basket } = outbox().waiting[0] ?? {}
    localStorage.setItem('outbox', JSON.stringify({ waiting: [{ order, basket }], news: [] }))
    dispatchEvent(new StorageEvent('storage', { key: 'outbox' }))
    expect(await cancelOrder('a')).toBe('unsure')
    expect(titles()).not.toEqual([])
  })

  it('merges the basket with titles and choices added since', async () => {
    queueOrder(createOrder('a'), currentBasket())
    useShoppingStore.getState().addTitles(['Мука', 'Соль', 'Сахар'])
    useShoppingStore.getState().setCount('Соль', 1)
    useShoppingStore.getState().removeFromCart('Мука')
    await cancelOrder('a')
    expect(titles()).toEqual(['Сахар', 'Вода', 'Соль', 'Мука'])
    expect(shares().shares.map(({ id }) => id)).toEqual(['soup'])
    // A title that was added manually since stays manual beside the restored share.
    expect(shares().manual.toSorted()).toEqual(['Вода', 'Соль'])
    expect(choices()).toEqual({ counts: { Соль: 1 }, removed: ['Мука'] })
    expect(useShoppingStore.getState().bought).toEqual(['Вода'])
  })

  it('restores titles before newer ones, in positions that an undo keeps', async () => {
    queueOrder(createOrder('a'), currentBasket())
    useShoppingStore.getState().addTitles(['Мука'])
    await cancelOrder('a')
    const all = titles()
    useShoppingStore.getState().remove(['Сахар'])()
    expect(titles()).toEqual(all)
  })

  it('restores the choices in the cart for titles that were not added again', async () => {
    const before = choices()
    queueOrder(createOrder('a'), currentBasket())
    useShoppingStore.getState().addTitles(['Мука'])
    await cancelOrder('a')
    expect(choices()).toEqual(before)
  })

  it('does not mark titles bought that were added again', async () => {
    queueOrder(createOrder('a'), currentBasket())
    useShoppingStore.getState().addTitles(['Вода'])
    await cancelOrder('a')
    expect(useShoppingStore.getState().bought).toEqual([])
  })

  it('waits for a request in flight and is too late when it succeeds', async () => {
    stubApi(mockApiWith(new Map()))
    queueOrder(createOrder('key-of-a'), currentBasket())
    const sending = sendQueuedOrders()
    expect(await cancelOrder('key-of-a')).toBe('tooLate')
    expect(await sending).toEqual({ kind: 'placed', number: '1001' })
    expect(titles()).toEqual([])
  })
})
