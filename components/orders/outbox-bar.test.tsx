import { act, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import { CartScreen } from '@/components/shopping/cart-screen'
import { LazyOutboxBar } from '@/components/orders/lazy-outbox-bar'
import { navigate } from '@/lib/router/navigation'
import { queueOrder } from '@/lib/orders/outbox'
import { currentBasket } from '@/lib/shopping/basket'
import { paths } from '@/lib/router/routes'
import { useToastsStore } from '@/lib/feedback/toasts-store'
import {
  connectionError,
  failWith,
  mockApiWith,
  mockApiWithNewPrices,
  neverRespond,
  type Responder,
  stubApi,
} from '@/testing/api'
import { resetApp, toastMessages, renderWithUser } from '@/testing/app'
import { stubLocks } from '@/testing/locks'
import { createOrder } from '@/testing/orders'
import { useShoppingStore } from '@/lib/shopping/shopping-store'
import { until } from '@/testing/until'

/** The config is read on import. */
vi.hoisted(() => vi.stubEnv('NEXT_PUBLIC_ORDER_URL', 'http://shop.test/api/orders'))

const order = createOrder('key-of-order-1')

const findBar = () => screen.findByRole('region', { name: 'Заказ ждёт сети' })
const button = (name: string) => screen.getByRole('button', { name })
const titles = () => useShoppingStore.getState().titles

beforeEach(() => {
  resetApp()
  stubLocks()
  useShoppingStore.getState().addTitles(['Соль'])
})

/** Renders the outbox with a queued order that was sent once. */
async function openQueued(respond: Responder = connectionError) {
  queueOrder(order, currentBasket())
  const api = stubApi(respond)
  const { unmount } = render(
    <>
      <LazyOutboxBar />
      <main id="content" tabIndex={-1} />
    </>,
  )
  await waitFor(() => expect(api.calls).toEqual(['orders']))
  return { api, unmount, user: userEvent.setup() }
}

const goOnline = () => act(async () => void dispatchEvent(new Event('online')))

describe('OutboxBar', () => {
  it('renders nothing while no order is queued', async () => {
    stubApi()
    const { container } = render(<LazyOutboxBar />)
    act(() => navigate(paths.delivery))
    await act(async () => void (await import('@/components/orders/outbox-bar')))
    act(() => navigate(paths.categories))
    expect(container.textContent).toBe('')
  })

  it('shows what a queued order contains and what is stored', async () => {
    await openQueued()
    const { textContent } = await findBar()
    for (const text of [
      'Заказ ждёт сети: 1 товар, 2.30\u00a0руб.',
      'адрес и телефон хранятся в этом браузере',
      'Соль\u00a0×\u00a02',
      'Минск, 3/12, 1/4, 24 декабря, +375297620822',
    ])
      expect(textContent).toContain(text)
  })

  it('appears when another tab queues an order', async () => {
    stubApi(connectionError)
    render(<LazyOutboxBar />)
    queueOrder(order, currentBasket())
    act(() => void dispatchEvent(new StorageEvent('storage', { key: 'outbox' })))
    expect(await findBar()).toBeTruthy()
  })

  it.each<[string, () => void]>([
    ['the device is online again', () => dispatchEvent(new Event('online'))],
    ['the tab becomes visible', () => document.dispatchEvent(new Event('visibilitychange'))],
  ])('sends the order when %s and shows its number', async (_when, trigger) => {
    const { api } = await openQueued()
    await findBar()
    api.use(mockApiWith(new Map()))
    act(trigger)
    await waitFor(() => expect(screen.queryByRole('region')).toBeNull())
    expect(useToastsStore.getState().toasts).toMatchObject([
      {
        type: 'success',
        title: 'Заказ №\u00a01001',
        message: 'Ваш заказ оформлен.Ожидайте звонка менеджера',
      },
    ])
    expect(Object.keys(localStorage)).toEqual(['orders'])
    expect(JSON.parse(localStorage.orders)).toMatchObject([{ number: '1001' }])
    expect(api.calls).toHaveLength(2)
  })

  describe('with an online event before the connection works', () => {
    const waitForRetry = () => act(() => vi.advanceTimersByTimeAsync(3000))

    async function openWithoutConnection() {
      const opened = await openQueued()
      await findBar()
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
      await goOnline()
      expect(opened.api.calls).toHaveLength(2)
      return opened
    }

    it('sends the order on a quick retry', async () => {
      const { api } = await openWithoutConnection()
      api.use(mockApiWith(new Map()))
      await waitForRetry()
      const placed = ['Ваш заказ оформлен.Ожидайте звонка менеджера']
      await act(() => until(() => expect(toastMessages()).toEqual(placed)))
    })

    it('retries three times after each online event', async () => {
      const { api } = await openWithoutConnection()
      for (let count = 0; count < 10; count++) await waitForRetry()
      expect(api.calls).toHaveLength(5)
      await goOnline()
      await waitForRetry()
      expect(api.calls).toHaveLength(7)
    })

    it('does not retry while the browser is offline', async () => {
      const { api } = await openWithoutConnection()
      vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
      for (let count = 0; count < 10; count++) await waitForRetry()
      expect(api.calls).toHaveLength(2)
    })

    it('does not retry after it is unmounted', async () => {
      const { api, unmount } = await openWithoutConnection()
      unmount()
      await waitForRetry()
      expect(api.calls).toHaveLength(2)
    })
  })

  it('shows news only while the tab is visible', async () => {
    const { api } = await openQueued()
    await findBar()
    api.use(mockApiWith(new Map()))
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    await goOnline()
    await waitFor(() => expect(screen.queryByRole('region')).toBeNull())
    expect(toastMessages()).toEqual([])
    visibility.mockReturnValue('visible')
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
    expect(toastMessages()).toEqual(['Ваш заказ оформлен.Ожидайте звонка менеджера'])
  })

  it('restores the list of a refused order and shows the reason', async () => {
    const { api } = await openQueued()
    await findBar()
    api.use(() => new Response('{"message":"«Соль» в магазине больше нет"}', { status: 422 }))
    await goOnline()
    await waitFor(() =>
      expect(toastMessages()).toEqual([
        'Магазин не принял заказ: «Соль» в магазине больше нет. Продукты снова в вашем списке.',
      ]),
    )
    expect(titles()).toEqual(['Соль'])
    expect(useToastsStore.getState().toasts[0]?.path).toBe('/myshoplist')
  })

  it('makes the cart show new prices after an order is refused', async () => {
    const shop = mockApiWithNewPrices({ milk: 9.99 })
    let respondToOrder = connectionError
    stubApi((path, init) => (path === 'orders' ? respondToOrder : shop)(path, init))
    queueOrder(order, currentBasket())
    useShoppingStore.getState().addTitles(['Молоко'])
    renderWithUser(
      <>
        <LazyOutboxBar />
        <CartScreen />
      </>,
    )
    await findBar()
    expect(await screen.findByText(/^Общая сумма/)).toBeTruthy()
    respondToOrder = failWith(422)
    await goOnline()
    expect(await screen.findAllByText(/9\.99/)).toBeTruthy()
  })

  it('sends an order on request and shows the outcome', async () => {
    const { api, user } = await openQueued()
    await findBar()
    await user.click(button('Отправить сейчас'))
    expect(await screen.findByText('Сети всё ещё нет. Заказ подождёт.')).toBeTruthy()
    api.use(failWith(500))
    await user.click(button('Отправить сейчас'))
    expect(await screen.findByText('Магазин пока не отвечает. Заказ подождёт.')).toBeTruthy()
    expect(titles()).toEqual([])
  })

  it('offers neither to send nor to cancel an order that is being sent', async () => {
    const { api, user } = await openQueued()
    await findBar()
    api.use(neverRespond)
    await user.click(button('Отправить сейчас'))
    for (const name of ['Отправить сейчас', 'Отменить']) expect(button(name)).toHaveProperty('disabled', true)
  })

  it('cancels an order, restores its products and moves the focus to the content', async () => {
    const { user } = await openQueued()
    await findBar()
    await user.click(button('Отменить'))
    await waitFor(() => expect(titles()).toEqual(['Соль']))
    expect(screen.queryByRole('region')).toBeNull()
    // It was sent without a response.
    expect(useToastsStore.getState().toasts).toMatchObject([
      {
        message:
          'Больше не отправляем, но магазин мог уже получить заказ: если менеджер позвонит, скажите об отмене. Продукты снова в вашем списке.',
        timeOut: 15_000,
      },
    ])
    expect(document.activeElement).toBe(screen.getByRole('main'))
    expect(localStorage.getItem('outbox')).toBeNull()
  })

  it('confirms the cancellation of an order that was never sent', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    stubApi(connectionError)
    queueOrder(order, currentBasket())
    render(<LazyOutboxBar />)
    await findBar()
    await userEvent.click(button('Отменить'))
    await waitFor(() =>
      expect(useToastsStore.getState().toasts).toMatchObject([
        { message: 'Заказ отменён, продукты снова в вашем списке', timeOut: 5000 },
      ]),
    )
  })
})
