import { act, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'

import { useToastsStore } from '@/lib/feedback/toasts-store'
import type { Order } from '@/lib/orders/orders-api'
import { MAX_QUEUED_ORDERS, queueOrder } from '@/lib/orders/outbox'
import { useOutboxStore } from '@/lib/orders/outbox-store'
import { useShoppingStore } from '@/lib/shopping/shopping-store'
import { clearStorage } from '@/lib/storage/storage'
import {
  connectionError,
  failWith,
  mockApiWith,
  mockApiWithNewPrices,
  neverRespond,
  type Responder,
} from '@/testing/api'
import { currentHash, toastMessages } from '@/testing/app'
import { field } from '@/testing/form-fields'
import {
  expectAllKept,
  openFilled,
  ordersBy,
  placedMessage,
  problem,
  submitButton,
  titles,
} from '@/testing/order-screen'

/** The config is read on import. */
vi.hoisted(() => vi.stubEnv('NEXT_PUBLIC_ORDER_URL', 'http://shop.test/api/orders'))

describe('an order that fails', () => {
  it.each<[string, Responder, string]>([
    [
      'refused',
      () => new Response('{"message":"«Соль» теперь стоит 1.20 руб."}', { status: 422 }),
      'Магазин не принял заказ: «Соль» теперь стоит 1.20 руб. Список, корзина и адрес на месте.',
    ],
    [
      'refused without a reason',
      failWith(403),
      'Магазин не принял заказ: … Список, корзина и адрес на месте.',
    ],
    [
      'answered with status 500',
      failWith(500),
      'Сервер сейчас не справляется. Попробуйте ещё раз чуть позже. Список, корзина и адрес на месте: если ничего не менять, второго заказа не появится.',
    ],
    [
      'answered with an invalid response',
      () => new Response('ok'),
      'Сервер прислал непонятный ответ. Попробуйте ещё раз чуть позже. Список, корзина и адрес на месте: если ничего не менять, второго заказа не появится.',
    ],
  ])('shows a message and keeps everything when it is %s', async (_outcome, respond, message) => {
    const { user } = await openFilled(ordersBy(respond))
    await user.click(submitButton())
    await waitFor(() => expect(problem()).toBe(message))
    expectAllKept()
    expect(toastMessages()).toEqual([])
  })

  it('is sent again with the same idempotency key unless it has changed', async () => {
    const sent: Order[] = []
    const { user } = await openFilled(
      ordersBy((_path, init) => {
        sent.push(JSON.parse(String(init?.body)))
        return new Response('', { status: 500 })
      }),
    )
    for (const change of ['', '', '5']) {
      if (change) await user.type(field('Дом/Квартира'), change)
      await user.click(submitButton())
      await waitFor(() => expect(submitButton().disabled).toBe(false))
    }
    const [first, again, changed] = sent.map(({ key }) => key)
    expect(again).toBe(first)
    expect(changed).not.toBe(first)
  })

  it('takes its message back while it is sent again', async () => {
    let respond = failWith(500)
    const { user } = await openFilled(ordersBy((path, init) => respond(path, init)))
    await user.click(submitButton())
    await screen.findByRole('alert')
    respond = neverRespond
    await user.click(submitButton())
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('shows the new price after it was refused for an old one, bypassing caches', async () => {
    const shop = mockApiWithNewPrices({ salt: 1.2 })
    const { user } = await openFilled((path, init) => (path === 'orders' ? failWith(422) : shop)(path, init))
    await user.click(submitButton())
    expect(await screen.findByText('На кассе 2.40 руб.')).toBeTruthy()
  })
})

describe('an order during which the visitor logs out', () => {
  /** Before the response, the visitor logs out and another one starts a list. */
  async function logOutDuringOrder(respond: Responder) {
    const { user, rerender } = await openFilled(
      ordersBy(async (path, init) => {
        act(() => rerender(<></>))
        clearStorage()
        useShoppingStore.getState().addTitles(['Соль'])
        return respond(path, init)
      }),
    )
    await user.click(submitButton())
    await waitFor(() => expect(toastMessages()).toHaveLength(1))
    expect(titles()).toEqual(['Соль'])
    expect({ ...localStorage }).toEqual({ shopList: '["Соль"]' })
  }

  it.each<[string, Responder, string]>([
    ['fails to connect', connectionError, 'Нет связи с сервером. Проверьте сеть и попробуйте ещё раз.'],
    [
      'is refused',
      () => new Response('{"message":"Соли больше нет"}', { status: 422 }),
      'Магазин не принял заказ: Соли больше нет.',
    ],
    ['fails', failWith(500), 'Сервер сейчас не справляется. Попробуйте ещё раз чуть позже.'],
    ['is placed', mockApiWith(new Map()), placedMessage],
  ])('changes no other list when it %s', async (_outcome, respond, message) => {
    await logOutDuringOrder(respond)
    expect(toastMessages()).toEqual([message])
  })
})

describe('an order while offline', () => {
  const offline = ordersBy(connectionError)

  it('is queued, clears the list and the cart, and the toast says what is stored', async () => {
    const { user } = await openFilled(offline)
    await user.click(submitButton())
    await waitFor(() => expect(currentHash()).toBe('#/category'))
    const [toast] = useToastsStore.getState().toasts
    expect(toast).toMatchObject({ type: 'info', title: 'Нет сети — заказ подождёт' })
    expect(toast?.message).toContain('адрес и телефон хранятся в этом браузере')
    expect(useOutboxStore.getState().outbox.waiting).toHaveLength(1)
    expect(titles()).toEqual([])
    expect(useShoppingStore.getState().cart.counts).toEqual({})
  })

  it.each([
    ['tried when the browser considers itself online', true],
    ['not tried when the browser knows that it is offline', false],
  ])('is queued as %s', async (_, isTried) => {
    const { user } = await openFilled(offline)
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isTried)
    await user.click(submitButton())
    await waitFor(() => expect(useOutboxStore.getState().outbox.waiting).toMatchObject([{ isTried }]))
  })

  it('is queued as tried when it was sent before', async () => {
    const { user } = await openFilled(ordersBy(failWith(503)))
    await user.click(submitButton())
    await waitFor(() => expect(submitButton().disabled).toBe(false))
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    await user.click(submitButton())
    await waitFor(() => expect(useOutboxStore.getState().outbox.waiting).toMatchObject([{ isTried: true }]))
  })

  it('is not queued when the queue is full', async () => {
    const { user } = await openFilled(offline)
    const order = { key: '', items: [], total: 0, address: { city: '', house: '', entrance: '' } }
    const emptyBasket = {
      titles: [],
      bought: [],
      cart: useShoppingStore.getState().cart,
      recipeShares: { shares: [], manual: [] },
    }
    for (let count = 0; count < MAX_QUEUED_ORDERS; count++)
      queueOrder({ ...order, key: `key-${count}`, date: '', phone: '', payment: 'cash' }, emptyBasket)
    useShoppingStore.setState({ cart: emptyBasket.cart })
    await user.click(submitButton())
    await waitFor(() => expect(problem()).toMatch(/^Нет сети, а 3 заказа уже ждут её\./))
    expectAllKept()
  })
})
