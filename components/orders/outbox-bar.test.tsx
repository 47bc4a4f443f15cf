import { act, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import { CartScreen } from '@/components/shopping/cart-screen'
import { Outbox } from '@/components/orders/outbox'
import { order as messages } from '@/lib/orders/messages'
import { navigate } from '@/lib/router/navigation'
import { queueOrder } from '@/lib/orders/outbox'
import { currentBasket } from '@/lib/shopping/basket'
import { paths } from '@/lib/router/routes'
import { useToastsStore } from '@/lib/feedback/toasts-store'
import { byHandlerWith, pricesBehindCaches, refusing, type Responder, stubApi } from '@/testing/api'
import { address, startAfresh, toastMessages, visit } from '@/testing/app'
import { stubLocks } from '@/testing/locks'
import { orderOf } from '@/testing/orders'
import { useShoppingStore } from '@/lib/shopping/shopping-store'

/** Settings are read on import, so they have to be there before. */
vi.hoisted(() => vi.stubEnv('NEXT_PUBLIC_ORDER_URL', 'http://shop.test/api/orders'))

const order = orderOf('key-of-order-1')

const unplugged: Responder = () => Promise.reject(new TypeError('Failed to fetch'))
const region = () => screen.findByRole('region', { name: 'Заказ ждёт связи' })
const button = (name: string) => screen.getByRole('button', { name })
const titles = () => useShoppingStore.getState().titles

beforeEach(() => {
  startAfresh()
  stubLocks()
  useShoppingStore.getState().addTitles(['Соль'])
})

/** The shell with an order that waits; gives the visitor's hands. */
async function openWaiting(respond: Responder = unplugged) {
  queueOrder(order, currentBasket())
  const api = stubApi(respond)
  const { unmount } = render(
    <>
      <Outbox />
      <main id="content" tabIndex={-1} />
    </>,
  )
  await waitFor(() => expect(api.calls).toEqual(['orders']))
  return { api, unmount, user: userEvent.setup() }
}

/** Once more, the network being back. */
const plugIn = () => act(async () => void dispatchEvent(new Event('online')))

describe('an order that waits', () => {
  it('is not there where none waits', async () => {
    stubApi()
    const { container } = render(<Outbox />)
    act(() => navigate(paths.delivery))
    act(() => navigate(paths.categories))
    expect(container.textContent).toBe('')
  })

  it('is seen with what is in it and what is stored', async () => {
    await openWaiting()
    const { textContent } = await region()
    for (const words of [
      'Заказ ждёт связи: 1 продукт, 2.30 руб.',
      'адрес и телефон хранятся в этом браузере',
      'Соль, 2 шт',
      'Минск, 3/12, 1/4, 24 декабря, +375297620822',
    ])
      expect(textContent).toContain(words)
  })

  it('appears when another tab sets it to wait', async () => {
    stubApi(unplugged)
    render(<Outbox />)
    queueOrder(order, currentBasket())
    act(() => void dispatchEvent(new StorageEvent('storage', { key: 'outbox' })))
    expect(await region()).toBeTruthy()
  })

  it.each<[string, () => void]>([
    ['the network is back', () => dispatchEvent(new Event('online'))],
    ['the tab is looked at again', () => document.dispatchEvent(new Event('visibilitychange'))],
  ])('goes out when %s, and its number is said', async (_when, happen) => {
    const { api } = await openWaiting()
    await region()
    api.use(byHandlerWith(new Map()))
    act(happen)
    await waitFor(() => expect(screen.queryByRole('region')).toBeNull())
    expect(useToastsStore.getState().toasts).toMatchObject([
      {
        type: 'success',
        title: 'Заказ №\u00a01001',
        message: 'Ваш заказ оформлен.Ожидайте звонка менеджера',
      },
    ])
    expect(localStorage).toHaveLength(0)
    expect(api.calls).toHaveLength(2)
  })

  describe('where the network is told to be back before there is a way', () => {
    const soon = () => act(() => vi.advanceTimersByTimeAsync(3000))

    async function openTooEarly() {
      const opened = await openWaiting()
      await region()
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
      await plugIn()
      expect(opened.api.calls).toHaveLength(2)
      return opened
    }

    it('goes out a moment later', async () => {
      const { api } = await openTooEarly()
      api.use(byHandlerWith(new Map()))
      await soon()
      const told = ['Ваш заказ оформлен.Ожидайте звонка менеджера']
      await act(() => vi.waitFor(() => expect(toastMessages()).toEqual(told)))
    })

    it('is sent three times more each time, and then waits again', async () => {
      const { api } = await openTooEarly()
      for (let count = 0; count < 10; count++) await soon()
      expect(api.calls).toHaveLength(5)
      await plugIn()
      await soon()
      expect(api.calls).toHaveLength(7)
    })

    it('is left alone while the browser knows of no network', async () => {
      const { api } = await openTooEarly()
      vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
      for (let count = 0; count < 10; count++) await soon()
      expect(api.calls).toHaveLength(2)
    })

    it('is not sent any more by what is gone', async () => {
      const { api, unmount } = await openTooEarly()
      unmount()
      await soon()
      expect(api.calls).toHaveLength(2)
    })
  })

  it('is not said in a tab that nobody looks at', async () => {
    const { api } = await openWaiting()
    await region()
    api.use(byHandlerWith(new Map()))
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    await plugIn()
    await waitFor(() => expect(screen.queryByRole('region')).toBeNull())
    expect(toastMessages()).toEqual([])
    visibility.mockReturnValue('visible')
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
    expect(toastMessages()).toEqual(['Ваш заказ оформлен.Ожидайте звонка менеджера'])
  })

  it('that is refused comes back as a list, with the reason', async () => {
    const { api } = await openWaiting()
    await region()
    api.use(() => new Response('{"message":"«Соль» в магазине больше нет"}', { status: 422 }))
    await plugIn()
    await waitFor(() =>
      expect(toastMessages()).toEqual([
        'Магазин не принял заказ: «Соль» в магазине больше нет. Продукты снова в вашем списке.',
      ]),
    )
    expect(titles()).toEqual(['Соль'])
    act(() => useToastsStore.getState().toasts[0]?.onClick?.())
    expect(address()).toBe('#/myshoplist')
  })

  it('that is refused for an old price has the cart show the new one', async () => {
    const shop = pricesBehindCaches({ salt: 9.99 })
    let answerOrder = unplugged
    stubApi((path, init) => (path === 'orders' ? answerOrder : shop)(path, init))
    queueOrder(order, currentBasket())
    useShoppingStore.getState().addTitles(['Молоко'])
    visit(
      <>
        <Outbox />
        <CartScreen />
      </>,
    )
    await region()
    expect(await screen.findByText(/^Общая сумма/)).toBeTruthy()
    answerOrder = refusing(422)
    await plugIn()
    expect(await screen.findByText(/^9\.99/)).toBeTruthy()
  })

  it('is sent by hand, and says what became of that', async () => {
    const { api, user } = await openWaiting()
    await region()
    await user.click(button('Отправить сейчас'))
    expect(await screen.findByText('Связи всё ещё нет. Заказ подождёт.')).toBeTruthy()
    api.use(refusing(500))
    await user.click(button('Отправить сейчас'))
    expect(await screen.findByText('Магазин пока не отвечает. Заказ подождёт.')).toBeTruthy()
    expect(titles()).toEqual([])
  })

  it('is cancelled: its products are on the list again, and the focus is not lost', async () => {
    const { user } = await openWaiting()
    await region()
    await user.click(button('Отменить'))
    await waitFor(() => expect(titles()).toEqual(['Соль']))
    expect(screen.queryByRole('region')).toBeNull()
    // It has been sent, and got no answer.
    expect(useToastsStore.getState().toasts).toMatchObject([
      { message: messages.cancelling.unsure, timeOut: 15_000 },
    ])
    expect(document.activeElement).toBe(screen.getByRole('main'))
    expect(localStorage.getItem('outbox')).toBeNull()
  })

  it('that has never been sent is cancelled for certain', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    stubApi(unplugged)
    queueOrder(order, currentBasket())
    render(<Outbox />)
    await region()
    await userEvent.click(button('Отменить'))
    await waitFor(() =>
      expect(useToastsStore.getState().toasts).toMatchObject([
        { message: 'Заказ отменён, продукты снова в вашем списке', timeOut: 5000 },
      ]),
    )
  })
})
