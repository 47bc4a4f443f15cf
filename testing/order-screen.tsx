import { screen } from '@testing-library/react'
import { beforeEach, expect } from 'vitest'

import { OrderScreen } from '@/components/orders/order-screen'
import { useShoppingStore } from '@/lib/shopping/shopping-store'
import { mockApi, type Responder, stubApi } from '@/testing/api'
import { resetApp, type renderWithUser, renderScreen } from '@/testing/app'
import { field, fill } from '@/testing/form-fields'
import { stubLocks } from '@/testing/locks'

/** The order screen with a list whose salt is ordered twice and whose milk not at all. */

beforeEach(() => {
  resetApp()
  stubLocks()
  const { addTitles, setCount } = useShoppingStore.getState()
  addTitles(['Соль', 'Молоко', 'Трюфель'])
  setCount('Соль', 2)
  setCount('Молоко', 0)
})

export const placedMessage = 'Ваш заказ оформлен.Ожидайте звонка менеджера'
export const submitButton = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Отправить' })
export const problem = () => screen.getByRole('alert').textContent
export const titles = () => useShoppingStore.getState().titles
export const findTotal = () => screen.findByText('На кассе 2.30 руб.')

/** Answers orders by the responder and all other calls by the mock API. */
export const ordersBy =
  (respond: Responder): Responder =>
  (path, init) =>
    path === 'orders' ? respond(path, init) : mockApi(path, init)

export async function fillIn(user: ReturnType<typeof renderWithUser>['user']) {
  await fill(user, 'Город/Улица', 'Минск, Немига')
  await fill(user, 'Дом/Квартира', '3/12')
  await fill(user, 'Подъезд/Этаж', '1/4')
  await fill(user, 'Дата', '2099-12-24')
  await fill(user, 'Номер телефона', '+375297620822')
}

/** Opens the order screen and fills in the form; `orders` counts the orders that were sent. */
export async function openFilled(respond?: Responder) {
  const api = stubApi(respond)
  const { user, ...view } = await renderScreen(<OrderScreen />)
  await findTotal()
  await fillIn(user)
  const orders = () => api.calls.filter((call) => call === 'orders').length
  return { user, api, orders, ...view }
}

/** The list, the cart and the form are unchanged, and the order can be sent again. */
export function expectAllKept() {
  expect(titles()).toEqual(['Соль', 'Молоко', 'Трюфель'])
  expect(useShoppingStore.getState().cart.counts).toEqual({ Соль: 2, Молоко: 0 })
  expect(field('Город/Улица').value).toBe('Минск, Немига')
  expect(field('Номер телефона').value).toBe('+375297620822')
  expect(submitButton().disabled).toBe(false)
}
