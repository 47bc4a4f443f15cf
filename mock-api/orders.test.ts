import { describe, expect, test } from 'vitest'
import { createOrder } from '../testing/orders'
import { sampleCatalogue as catalogue } from './catalogue/sample-catalogue'
import { handle, MAX_BODY_BYTES } from './handler'
import type { PlacedOrders } from './orders'

const saltOrder = createOrder('key-of-order-1')
const order = {
  ...saltOrder,
  items: [...saltOrder.items, { id: 'garlic', title: 'Чеснок', price: 1.2, count: 1 }],
  total: 3.5,
  payment: 'card',
}

function openShop() {
  const placedOrders: PlacedOrders = new Map()
  const send = (method: string, url: string, body?: string) => {
    const response = handle({ method, url, body }, catalogue, placedOrders)
    return { ...response, content: response.body && JSON.parse(response.body) }
  }
  return {
    send,
    placedOrders,
    post: (content: unknown) =>
      send('POST', '/api/orders', typeof content === 'string' ? content : JSON.stringify(content)),
  }
}

describe('POST /api/orders', () => {
  test('accepts an order and returns it under a new number', () => {
    const { send, post } = openShop()
    const placed = post(order)
    expect(placed).toMatchObject({ status: 201, content: { number: '1001', ...order } })
    expect(placed.headers['cache-control']).toBe('no-store')
    expect(send('GET', '/api/orders/1001')).toMatchObject({ status: 200, content: placed.content })
    expect(send('GET', '/api/orders/1001/').headers['cache-control']).toBe('no-store')
    expect(send('HEAD', '/api/orders/1001')).toMatchObject({ status: 200, body: '' })
    expect(post({ ...order, key: 'key-of-order-2' }).content.number).toBe('1002')
  })

  test('accepts the same order once, even if it is serialized differently', () => {
    const { placedOrders, post } = openShop()
    post(order)
    const { key, ...rest } = order
    for (const again of [order, { ...rest, key, more: true }, { ...order, phone: ' +375297620822 ' }])
      expect(post(again)).toMatchObject({ status: 200, content: { number: '1001' } })
    expect(placedOrders.size).toBe(1)
  })

  test('rejects a different order under the same key', () => {
    const { placedOrders, post } = openShop()
    post(order)
    expect(post({ ...order, payment: 'cash' })).toMatchObject({
      status: 409,
      content: { message: 'Под этим ключом уже есть другой заказ' },
    })
    expect(placedOrders.size).toBe(1)
  })

  test('rejects alcohol, which is not sold', () => {
    const [product] = catalogue.products
    const [item] = order.items
    const wine = { id: 'white-wine', title: 'Белое сухое вино', price: 14.99 }
    const products = product ? [{ ...product, ...wine, count: 0, ownShelf: true as const }] : []
    const body = JSON.stringify({ ...order, items: [{ ...item, ...wine, count: 1 }], total: 14.99 })
    const response = handle(
      { method: 'POST', url: '/api/orders', body },
      { ...catalogue, products },
      new Map(),
    )
    expect(response.status).toBe(422)
    expect(JSON.parse(response.body).message).toBe('«Белое сухое вино» не продаём: это алкоголь')
  })

  test('rounds the total once, half up', () => {
    const [product] = catalogue.products
    const [item] = order.items
    const products = product ? [{ ...product, id: 'salt', price: 1.005 }] : []
    const post = (price: number, total: number) =>
      handle(
        {
          method: 'POST',
          url: '/api/orders',
          body: JSON.stringify({ ...order, items: [{ ...item, price, count: 3 }], total }),
        },
        { ...catalogue, products },
        new Map(),
      )
    expect(post(1.005, 3.02).status).toBe(201)
    expect(JSON.parse(post(1.005, 3.03).body).message).toBe('Сумма заказа — 3.02 руб.')
    expect(JSON.parse(post(1.01, 3.03).body).message).toBe('Новая цена «Соль» — 1.01 руб.')
  })

  const [salt, garlic] = order.items
  const item = { ...salt }
  test.each<[string, unknown]>([
    ['Заказ: нужны key, items, total, address, date, phone и payment', []],
    ['Ключ заказа: от 8 до 64 знаков', { ...order, key: 'short' }],
    ['Ключ заказа: от 8 до 64 знаков', { ...order, key: '<script>' }],
    ['Товары заказа: нужен список', { ...order, items: 'Соль' }],
    ['В заказе нет товаров', { ...order, items: [] }],
    ['Товар стоит в заказе дважды', { ...order, items: [salt, salt] }],
    ['Товар заказа: нужны id, title, price и count', { ...order, items: ['Соль'] }],
    ['Количество — целое число от 1 до 1000', { ...order, items: [{ ...item, count: 0 }] }],
    ['Количество — целое число от 1 до 1000', { ...order, items: [{ ...item, count: 1.5 }] }],
    ['Количество — целое число от 1 до 1000', { ...order, items: [{ ...item, count: 1001 }] }],
    ['Цена: нужно число рублей', { ...order, items: [{ ...item, price: '1.15' }] }],
    ['Цена: меньше нуля', { ...order, items: [{ ...item, price: -1.15 }] }],
    ['Новая цена «Соль» — 1.15 руб.', { ...order, items: [{ ...item, price: 1.1 }, garlic] }],
    ['«Трюфель» в магазине больше нет', { ...order, items: [{ ...item, id: 'truffle', title: 'Трюфель' }] }],
    ['Сумма заказа — 3.50 руб.', { ...order, total: 3.49 }],
    ['Сумма: нужно число рублей', { ...order, total: null }],
    ['Адрес: нужны city, house и entrance', { ...order, address: 'Минск' }],
    ['Город и улица: не заполнено', { ...order, address: { ...order.address, city: ' ' } }],
    ['Дом и квартира: слишком длинно', { ...order, address: { ...order.address, house: '1'.repeat(201) } }],
    ['Дата: нужна в виде 2026-12-24', { ...order, date: 'завтра' }],
    ['Телефон: не заполнено', { ...order, phone: '' }],
    ['Оплата: cash или card', { ...order, payment: 'gold' }],
  ])('rejects an invalid order with «%s»', (message, invalidOrder) => {
    const { placedOrders, post } = openShop()
    expect(post(invalidOrder)).toMatchObject({ status: 422, content: { message } })
    expect(placedOrders.size).toBe(0)
  })

  test.each(Object.keys(order))('reports in Russian that %s is missing', (field) => {
    const { status, content } = openShop().post({ ...order, [field]: undefined })
    expect(status).toBe(422)
    expect(content.message).toMatch(/^[А-Яа-яё ]+: нуж|^Заказ: нуж|^Оплата/)
  })

  test.each(['', '{', 'key=1', '\u0000'])('rejects malformed JSON: %j', (body) => {
    expect(openShop().post(body)).toMatchObject({
      status: 400,
      content: { message: 'Заказ должен быть в JSON' },
    })
  })

  test('rejects an oversized body, even if the order is valid', () => {
    const oversized = JSON.stringify({ ...order, more: 'я'.repeat(MAX_BODY_BYTES / 2) })
    expect(openShop().post(oversized)).toMatchObject({
      status: 413,
      content: { message: 'Заказ слишком длинный' },
    })
  })
})

describe('the paths of orders', () => {
  test('return 404 for an unknown number', () => {
    const { send } = openShop()
    for (const number of ['1', '__proto__', '%E0%A4%A', 'a/b'])
      expect(send('GET', `/api/orders/${number}`)).toMatchObject({
        status: 404,
        content: { message: 'Заказ не найден' },
      })
  })

  test('list the allowed methods', () => {
    const { send } = openShop()
    expect(send('GET', '/api/orders')).toMatchObject({ status: 405, headers: { allow: 'POST, OPTIONS' } })
    expect(send('POST', '/api/orders/1')).toMatchObject({
      status: 405,
      headers: { allow: 'GET, HEAD, OPTIONS' },
    })
    expect(send('POST', '/api/shop').status).toBe(405)
  })

  test('allow any origin to post JSON', () => {
    const { headers } = openShop().send('OPTIONS', '/api/orders')
    expect(headers).toMatchObject({
      'access-control-allow-origin': '*',
      'access-control-allow-methods': 'GET, HEAD, POST, OPTIONS',
      'access-control-allow-headers': '*',
    })
  })

  test('are unknown when orders are disabled', () => {
    const send = (method: string, url: string) => handle({ method, url, body: '{}' }, catalogue)
    expect(send('GET', '/api/orders')).toEqual(send('GET', '/api/no-such-call'))
    expect(send('GET', '/api/orders/1001').status).toBe(404)
    expect(send('POST', '/api/orders')).toEqual(send('POST', '/api/no-such-call'))
  })
})
