import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'

import { OrderScreen } from '@/components/orders/order-screen'
import { useToastsStore } from '@/lib/feedback/toasts-store'
import { useShoppingStore } from '@/lib/shopping/shopping-store'
import type { PlacedOrders } from '@/mock-api/orders'
import { mockApi, mockApiWith, failWith, neverRespond, stubApi } from '@/testing/api'
import { currentHash, toastMessages, renderScreen } from '@/testing/app'
import { field } from '@/testing/form-fields'
import {
  fillIn,
  findTotal,
  openFilled,
  ordersBy,
  placedMessage,
  problem,
  submitButton,
  titles,
} from '@/testing/order-screen'

/** The config is read on import. */
vi.hoisted(() => vi.stubEnv('NEXT_PUBLIC_ORDER_URL', 'http://shop.test/api/orders'))

/** A response that arrives when the test sends it. */
function pendingResponse() {
  let send: (response: Response) => void = () => {}
  const response = new Promise<Response>((resolve) => (send = resolve))
  return { respond: () => response, send: () => send(new Response('{"number":7}')) }
}

describe('OrderScreen', () => {
  it('sends the order, shows its number and clears the list and the cart', async () => {
    const book: PlacedOrders = new Map()
    const { user } = await openFilled(mockApiWith(book))
    await user.click(field('Картой курьеру'))
    await user.click(submitButton())
    await waitFor(() => expect(toastMessages()).toEqual([placedMessage]))
    expect(useToastsStore.getState().toasts[0]).toMatchObject({ type: 'success', title: 'Заказ №\u00a01001' })
    expect(book.get('1001')).toMatchObject({
      items: [{ id: 'salt', title: 'Соль', price: 1.15, count: 2 }],
      total: 2.3,
      address: { city: 'Минск, Немига', house: '3/12', entrance: '1/4' },
      payment: 'card',
    })
    expect(currentHash()).toBe('#/category')
    // Of the order only its products and its number are kept.
    expect(Object.keys(localStorage)).toEqual(['orders'])
    expect(JSON.parse(localStorage.orders)).toEqual([
      {
        id: expect.any(String),
        placedAt: expect.any(Number),
        number: '1001',
        items: [{ title: 'Соль', price: 1.15, count: 2 }],
      },
    ])
  })

  it('does not order bought titles', async () => {
    const book: PlacedOrders = new Map()
    useShoppingStore.getState().setCount('Молоко', 1)
    useShoppingStore.getState().tick('Молоко')
    const { user } = await openFilled(mockApiWith(book))
    await user.click(submitButton())
    await waitFor(() => expect(book.get('1001')?.items.map(({ title }) => title)).toEqual(['Соль']))
  })

  it('sends one order however often the form is submitted', async () => {
    const { respond, send } = pendingResponse()
    const { user, orders } = await openFilled(ordersBy(respond))
    await user.dblClick(submitButton())
    await user.type(field('Город/Улица'), '{Enter}')
    expect(submitButton().disabled).toBe(true)
    expect(submitButton().getAttribute('aria-busy')).toBe('true')
    send()
    await waitFor(() => expect(toastMessages()).toEqual([placedMessage]))
    expect(orders()).toBe(1)
  })

  it('does not navigate when the visitor has left the screen', async () => {
    const { respond, send } = pendingResponse()
    const { user, unmount } = await openFilled(ordersBy(respond))
    await user.click(submitButton())
    const { hash } = location
    unmount()
    send()
    await waitFor(() => expect(toastMessages()).toEqual([placedMessage]))
    expect(currentHash()).toBe(hash)
    expect(titles()).toEqual([])
  })
})

describe('OrderScreen without a complete order', () => {
  it('shows all field errors, focuses the first one and sends nothing', async () => {
    const { user, orders } = await openFilled()
    await user.clear(field('Дом/Квартира'))
    await user.clear(field('Номер телефона'))
    await user.type(field('Номер телефона'), 'дом')
    await user.click(submitButton())
    expect(document.activeElement).toBe(field('Дом/Квартира'))
    expect(screen.getByText('Обязательное поле')).toBeTruthy()
    expect(screen.getByText('Неправильный формат номера телефона')).toBeTruthy()
    expect(orders()).toBe(0)
    expect(titles()).not.toEqual([])
  })

  it('reports a cart without products', async () => {
    const { user, orders } = await openFilled()
    useShoppingStore.getState().setCount('Соль', 0)
    await screen.findByText('В корзине нет товаров: заказывать пока нечего.')
    await user.click(submitButton())
    expect(problem()).toBe('В корзине нет товаров: заказывать пока нечего.')
    expect(orders()).toBe(0)
  })

  it('reports an empty list without fetching prices', async () => {
    useShoppingStore.getState().remove(titles())
    const api = stubApi()
    const { user } = await renderScreen(<OrderScreen />)
    await fillIn(user)
    await user.click(submitButton())
    expect(problem()).toBe('В корзине нет товаров: заказывать пока нечего.')
    expect(api.calls).toEqual([])
  })

  it('disables the submit button while prices are loading', async () => {
    stubApi(neverRespond)
    await renderScreen(<OrderScreen />)
    expect(submitButton().disabled).toBe(true)
    expect(screen.getByRole('status', { name: 'Загрузка' })).toBeTruthy()
  })

  it('reports missing prices and fetches them on retry', async () => {
    // A status without automatic retries.
    const api = stubApi(failWith(400))
    const { user } = await renderScreen(<OrderScreen />)
    const message = 'Не удалось узнать цены, а без них заказ не отправить.'
    await screen.findByText(message)
    await fillIn(user)
    await user.click(submitButton())
    expect(problem()).toBe(message)
    api.use(mockApi)
    await user.click(screen.getByRole('button', { name: 'Повторить' }))
    await findTotal()
    expect(api.calls).toEqual(['shop', 'shop'])
  })
})
