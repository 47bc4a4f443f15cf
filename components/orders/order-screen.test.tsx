import { act, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import { OrderScreen } from '@/components/orders/order-screen'
import type { Order } from '@/lib/orders/orders-api'
import { MAX_QUEUED_ORDERS, queueOrder } from '@/lib/orders/outbox'
import { useOutboxStore } from '@/lib/orders/outbox-store'
import { clearStorage } from '@/lib/storage/storage'
import { useToastsStore } from '@/lib/feedback/toasts-store'
import type { OrderBook } from '@/mock-api/orders'
import {
  byHandler,
  byHandlerWith,
  pricesBehindCaches,
  refusing,
  type Responder,
  silent,
  stubApi,
} from '@/testing/api'
import { address, startAfresh, toastMessages, type visit, visitScreen } from '@/testing/app'
import { stubLocks } from '@/testing/locks'
import { useShoppingStore } from '@/lib/shopping/shopping-store'

/** Settings are read on import, so they have to be there before. */
vi.hoisted(() => vi.stubEnv('NEXT_PUBLIC_ORDER_URL', 'http://shop.test/api/orders'))

const done = 'Ваш заказ оформлен.Ожидайте звонка менеджера'
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const submit = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Отправить' })
const problem = () => screen.getByRole('alert').textContent
const titles = () => useShoppingStore.getState().titles
const sum = () => screen.findByText('2.30 руб.')

/** The shop as it is, but for orders. */
const ordersBy =
  (respond: Responder): Responder =>
  (path, init) =>
    path === 'orders' ? respond(path, init) : byHandler(path, init)

beforeEach(() => {
  startAfresh()
  stubLocks()
  useShoppingStore.getState().addTitles(['Соль', 'Молоко', 'Трюфель'])
  useShoppingStore.getState().setCount('Соль', 2)
  useShoppingStore.getState().setCount('Молоко', 0)
})

async function fillIn(user: ReturnType<typeof visit>['user']) {
  await user.type(field('Город/Улица'), 'Минск, Немига')
  await user.type(field('Дом/Квартира'), '3/12')
  await user.type(field('Подъезд/Этаж'), '1/4')
  await user.type(field('Дата'), '2026-12-24')
  await user.type(field('Номер телефона'), '+375297620822')
}

async function openFilled(respond?: Responder) {
  const api = stubApi(respond)
  const { user, ...view } = await visitScreen(<OrderScreen />)
  await sum()
  await fillIn(user)
  const orders = () => api.calls.filter((call) => call === 'orders').length
  return { user, api, orders, ...view }
}

/** Nothing of what the visitor chose and typed is lost. */
function expectAllKept() {
  expect(titles()).toEqual(['Соль', 'Молоко', 'Трюфель'])
  expect(useShoppingStore.getState().cart.counts).toEqual({ Соль: 2, Молоко: 0 })
  expect(field('Город/Улица').value).toBe('Минск, Немига')
  expect(field('Номер телефона').value).toBe('+375297620822')
  expect(submit().disabled).toBe(false)
}

describe('an order that is sent', () => {
  it('arrives whole, is said with its number, and takes list and cart along', async () => {
    const book: OrderBook = new Map()
    const { user } = await openFilled(byHandlerWith(book))
    await user.click(field('Картой курьеру'))
    await user.click(submit())
    await waitFor(() => expect(toastMessages()).toEqual([done]))
    expect(useToastsStore.getState().toasts[0]).toMatchObject({ type: 'success', title: 'Заказ №\u00a01001' })
    expect(book.get('1001')).toMatchObject({
      items: [{ id: 'salt', title: 'Соль', price: 1.15, count: 2 }],
      total: 2.3,
      address: { city: 'Минск, Немига', house: '3/12', entrance: '1/4' },
      payment: 'card',
    })
    expect(address()).toBe('#/category')
    expect(localStorage).toHaveLength(0)
  })

  it('holds nothing of what is bought already', async () => {
    const book: OrderBook = new Map()
    useShoppingStore.getState().setCount('Молоко', 1)
    useShoppingStore.getState().tick('Молоко')
    const { user } = await openFilled(byHandlerWith(book))
    await user.click(submit())
    await waitFor(() => expect(book.get('1001')?.items.map(({ title }) => title)).toEqual(['Соль']))
  })

  it('is on its way once, however often the button is pressed', async () => {
    let answer: (response: Response) => void = () => {}
    const late = new Promise<Response>((resolve) => (answer = resolve))
    const { user, orders } = await openFilled(ordersBy(() => late))
    await user.dblClick(submit())
    await user.type(field('Город/Улица'), '{Enter}')
    expect(submit().disabled).toBe(true)
    expect(submit().getAttribute('aria-busy')).toBe('true')
    answer(new Response('{"number":7}'))
    await waitFor(() => expect(toastMessages()).toEqual([done]))
    expect(orders()).toBe(1)
  })

  it('does not call back a visitor who has gone on', async () => {
    let answer: (response: Response) => void = () => {}
    const late = new Promise<Response>((resolve) => (answer = resolve))
    const { user, unmount } = await openFilled(ordersBy(() => late))
    await user.click(submit())
    const { hash } = location
    unmount()
    answer(new Response('{"number":7}'))
    await waitFor(() => expect(toastMessages()).toEqual([done]))
    expect(address()).toBe(hash)
    expect(titles()).toEqual([])
  })
})

describe('an order that is not sent', () => {
  it('for its errors shows all of them and takes the focus to the first', async () => {
    const { user, orders } = await openFilled()
    await user.clear(field('Дом/Квартира'))
    await user.clear(field('Номер телефона'))
    await user.type(field('Номер телефона'), 'дом')
    await user.click(submit())
    expect(document.activeElement).toBe(field('Дом/Квартира'))
    expect(screen.getByText('Обязательное поле')).toBeTruthy()
    expect(screen.getByText('Неправильный формат номера телефона')).toBeTruthy()
    expect(orders()).toBe(0)
    expect(titles()).not.toEqual([])
  })

  it('for want of products says so', async () => {
    const { user, orders } = await openFilled()
    useShoppingStore.getState().setCount('Соль', 0)
    await screen.findByText('В корзине нет продуктов: заказывать пока нечего.')
    await user.click(submit())
    expect(problem()).toBe('В корзине нет продуктов: заказывать пока нечего.')
    expect(orders()).toBe(0)
  })

  it('for want of a list says so, without asking the shop', async () => {
    useShoppingStore.getState().remove(titles())
    const api = stubApi()
    const { user } = await visitScreen(<OrderScreen />)
    await fillIn(user)
    await user.click(submit())
    expect(problem()).toBe('В корзине нет продуктов: заказывать пока нечего.')
    expect(api.calls).toEqual([])
  })

  it('waits for prices', async () => {
    stubApi(silent)
    await visitScreen(<OrderScreen />)
    expect(submit().disabled).toBe(true)
    expect(screen.getByRole('status', { name: 'Загрузка' })).toBeTruthy()
  })

  it('says that there are no prices, and asks for them again', async () => {
    // A refusal that is not tried again by itself.
    const api = stubApi(refusing(400))
    const { user } = await visitScreen(<OrderScreen />)
    const words = 'Не получилось узнать цены, а без них заказ не отправить.'
    await screen.findByText(words)
    await fillIn(user)
    await user.click(submit())
    expect(problem()).toBe(words)
    api.use(byHandler)
    await user.click(screen.getByRole('button', { name: 'Повторить' }))
    await sum()
    expect(api.calls).toEqual(['shop', 'shop'])
  })
})

describe('an order that fails', () => {
  it.each<[string, Responder, string]>([
    [
      'refused',
      () => new Response('{"message":"«Соль» теперь стоит 1.20 руб."}', { status: 422 }),
      'Магазин не принял заказ: «Соль» теперь стоит 1.20 руб. Список, корзина и адрес на месте.',
    ],
    ['refused without a word', refusing(403), 'Магазин не принял заказ: … Список, корзина и адрес на месте.'],
    [
      'answered by a 500',
      refusing(500),
      'Сервер сейчас не справляется. Попробуйте ещё раз чуть позже. Список, корзина и адрес на месте: если ничего не менять, второго заказа не появится.',
    ],
    [
      'answered oddly',
      () => new Response('ok'),
      'Сервер прислал непонятный ответ. Попробуйте ещё раз чуть позже. Список, корзина и адрес на месте: если ничего не менять, второго заказа не появится.',
    ],
  ])('%s says so and loses nothing', async (_how, respond, words) => {
    const { user } = await openFilled(ordersBy(respond))
    await user.click(submit())
    await waitFor(() => expect(problem()).toBe(words))
    expectAllKept()
    expect(toastMessages()).toEqual([])
  })

  it('is sent again under its key, and under another once it is another', async () => {
    const sent: Order[] = []
    const { user } = await openFilled(
      ordersBy((_path, init) => {
        sent.push(JSON.parse(String(init?.body)))
        return new Response('', { status: 500 })
      }),
    )
    for (const more of ['', '', '5']) {
      if (more) await user.type(field('Дом/Квартира'), more)
      await user.click(submit())
      await waitFor(() => expect(submit().disabled).toBe(false))
    }
    const [first, again, changed] = sent.map(({ key }) => key)
    expect(again).toBe(first)
    expect(changed).not.toBe(first)
  })

  it('for an old price shows the new one, whatever caches on the way still hold', async () => {
    const shop = pricesBehindCaches({ salt: 1.2 })
    const { user } = await openFilled((path, init) => (path === 'orders' ? refusing(422) : shop)(path, init))
    await user.click(submit())
    expect(await screen.findByText('2.40 руб.')).toBeTruthy()
  })
})

describe('an order that a log-out overtakes', () => {
  /** Everything is forgotten before the order's end is known, and another visitor begins a list. */
  async function overtake(respond: Responder) {
    const { user, rerender } = await openFilled(
      ordersBy(async (path, init) => {
        act(() => rerender(<></>))
        clearStorage()
        useShoppingStore.getState().addTitles(['Соль'])
        return respond(path, init)
      }),
    )
    await user.click(submit())
    await waitFor(() => expect(toastMessages()).toHaveLength(1))
    expect(titles()).toEqual(['Соль'])
    expect({ ...localStorage }).toEqual({ shopList: '["Соль"]' })
  }

  it.each<[string, Responder, string]>([
    [
      'finds no network',
      () => Promise.reject(new TypeError('Failed to fetch')),
      'Нет связи с сервером. Проверьте интернет и попробуйте ещё раз.',
    ],
    [
      'is refused',
      () => new Response('{"message":"Соли больше нет"}', { status: 422 }),
      'Магазин не принял заказ: Соли больше нет.',
    ],
    ['fails', refusing(500), 'Сервер сейчас не справляется. Попробуйте ещё раз чуть позже.'],
    ['is placed', byHandlerWith(new Map()), done],
  ])('leaves nothing behind when it %s, and touches no other list', async (_how, respond, words) => {
    await overtake(respond)
    expect(toastMessages()).toEqual([words])
  })
})

describe('without a network', () => {
  const unplugged = ordersBy(() => Promise.reject(new TypeError('Failed to fetch')))

  it('it waits: list and cart go with it, and the visitor is told what is stored', async () => {
    const { user } = await openFilled(unplugged)
    await user.click(submit())
    await waitFor(() => expect(address()).toBe('#/category'))
    const [toast] = useToastsStore.getState().toasts
    expect(toast).toMatchObject({ type: 'info', title: 'Нет связи — заказ подождёт' })
    expect(toast?.message).toContain('адрес и телефон хранятся в этом браузере')
    expect(useOutboxStore.getState().outbox.waiting).toHaveLength(1)
    expect(titles()).toEqual([])
  })

  it.each([true, false])('it remembers whether it was sent and the shop may have it: %s', async (isTried) => {
    const { user } = await openFilled(unplugged)
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isTried)
    await user.click(submit())
    await waitFor(() => expect(useOutboxStore.getState().outbox.waiting).toMatchObject([{ isTried }]))
  })

  it('it remembers that it was sent before, and nobody knows what became of that', async () => {
    const { user } = await openFilled(ordersBy(refusing(503)))
    await user.click(submit())
    await waitFor(() => expect(submit().disabled).toBe(false))
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    await user.click(submit())
    await waitFor(() => expect(useOutboxStore.getState().outbox.waiting).toMatchObject([{ isTried: true }]))
  })

  it('it stays where it is when too many wait', async () => {
    const { user } = await openFilled(unplugged)
    const order = { key: '', items: [], total: 0, address: { city: '', house: '', entrance: '' } }
    const none = {
      titles: [],
      bought: [],
      cart: useShoppingStore.getState().cart,
      recipeShares: { shares: [], manual: [] },
    }
    for (let count = 0; count < MAX_QUEUED_ORDERS; count++)
      queueOrder({ ...order, key: `key-${count}`, date: '', phone: '', payment: 'cash' }, none)
    useShoppingStore.setState({ cart: none.cart })
    await user.click(submit())
    await waitFor(() => expect(problem()).toMatch(/^Нет связи, а 3 заказа уже ждут её\./))
    expectAllKept()
  })
})
