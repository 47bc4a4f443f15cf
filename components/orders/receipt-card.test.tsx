import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'

import { CategoriesScreen } from '@/components/catalog/categories-screen'
import { DeliveryScreen } from '@/components/orders/delivery-screen'
import { useOrderHistoryStore } from '@/lib/orders/order-history-store'
import { useReceiptStore } from '@/lib/orders/receipt-store'
import { useShoppingStore } from '@/lib/shopping/shopping-store'
import { clearStorage } from '@/lib/storage/storage'
import { stubApi } from '@/testing/api'
import { currentHash, renderWithUser, resetApp, toastMessages } from '@/testing/app'
import { catchDownloads } from '@/testing/downloads'
import { button } from '@/testing/shopping'
import { until } from '@/testing/until'

beforeEach(() => {
  resetApp()
  useReceiptStore.setState({ receipt: undefined })
  stubApi()
})

const receipt = () => screen.findByRole('region', { name: 'Заказ оформлен' })

const order = (...titles: string[]) => orderWith({ 'Город/Улица': 'Минск' }, ...titles)

/** The counts of the past orders that the storage holds, each of one product. */
const storedCounts = () =>
  (JSON.parse(localStorage.orders) as { items: { count: number }[] }[]).map(({ items }) => items[0]?.count)

async function orderWith(values: Record<string, string>, ...titles: string[]) {
  useShoppingStore.getState().addTitles(titles)
  const { user, unmount } = renderWithUser(<DeliveryScreen />)
  await screen.findByText(titles.length > 0 ? / товар.* ·/ : /^В корзине нет товаров/)
  for (const [label, value] of Object.entries(values))
    fireEvent.change(screen.getByLabelText(label), { target: { value } })
  await user.click(button('Отправить'))
  unmount()
  return renderWithUser(<CategoriesScreen id="" query={new URLSearchParams()} />).user
}

describe('ReceiptCard', () => {
  it('names the sum, the products and the empty fields, and restores the basket', async () => {
    const user = await order('Свёкла', 'Молоко')
    const card = within(await receipt())
    expect(card.getByText('На кассе 4.15 руб.')).toBeTruthy()
    expect(card.getByText('Свёкла')).toBeTruthy()
    expect(card.getByText(/^Не заполнено: Дом\/Квартира, Подъезд\/Этаж, Дата, Номер телефона\./)).toBeTruthy()
    expect(useShoppingStore.getState().titles).toEqual([])
    expect(toastMessages()).toEqual(['Ваш заказ оформлен.Ожидайте звонка менеджера'])
    await user.click(button('Вернуть в список'))
    expect(useShoppingStore.getState().titles).toEqual(['Свёкла', 'Молоко'])
    expect(screen.queryByRole('region', { name: 'Заказ оформлен' })).toBeNull()
    expect(toastMessages()).toEqual(['Продукты снова в вашем списке'])
  })

  it('warns of wrong fields, and leads back to the form with the list', async () => {
    const user = await order('Свёкла')
    expect((await receipt()).className).toContain('border-warning')
    expect(useOrderHistoryStore.getState().orders).toHaveLength(1)
    await user.click(button('Исправить'))
    expect(currentHash()).toBe('#/delivery')
    expect(useShoppingStore.getState().titles).toEqual(['Свёкла'])
  })

  it('leads back to a form that has what was typed, with its errors once', async () => {
    const user = await order('Свёкла')
    await receipt()
    await user.click(button('Исправить'))
    for (const [city, errors] of [
      ['Минск', 4],
      ['Минск', 0],
    ] as const) {
      cleanup()
      renderWithUser(<DeliveryScreen />)
      await screen.findByText(/ товар.* ·/)
      expect(screen.getByLabelText(/^Город/)).toHaveProperty('value', city)
      expect(screen.queryAllByText('Обязательное поле')).toHaveLength(errors)
    }
  })

  it('leads back to an empty form once a log-out has cleared the storage', async () => {
    const user = await order('Свёкла')
    await receipt()
    await user.click(button('Исправить'))
    cleanup()
    clearStorage()
    renderWithUser(<DeliveryScreen />)
    expect(await screen.findByLabelText(/^Город/)).toHaveProperty('value', '')
  })

  it('leaves an order among the past ones until its correction takes its place', async () => {
    const user = await order('Свёкла')
    await receipt()
    await user.click(button('Исправить'))
    expect(screen.queryByRole('region', { name: 'Заказ оформлен' })).toBeNull()
    expect(storedCounts()).toEqual([1])
    cleanup()
    useShoppingStore.getState().setCount('Свёкла', 3)
    await order('Свёкла')
    expect(storedCounts()).toEqual([3])
  })

  it('leaves an order among the past ones whose correction orders nothing', async () => {
    const user = await order('Свёкла')
    await receipt()
    await user.click(button('Исправить'))
    cleanup()
    useShoppingStore.getState().setCount('Свёкла', 0)
    await order()
    expect(storedCounts()).toEqual([1])
  })

  it('leaves an order among the past ones whose products go back on the list', async () => {
    const user = await order('Свёкла')
    await receipt()
    await user.click(button('Вернуть в список'))
    expect(useOrderHistoryStore.getState().orders).toHaveLength(1)
  })

  it('offers no way to order twice what the shop has numbered', async () => {
    await order('Свёкла')
    await receipt()
    act(() =>
      useReceiptStore.setState(({ receipt }) => ({
        receipt: receipt?.order && { ...receipt, order: { ...receipt.order, number: '17' } },
      })),
    )
    expect(button('Вернуть в список')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Исправить' })).toBeNull()
  })

  it.each([
    {
      case: 'invalid fields',
      values: {
        'Город/Улица': 'Минск',
        'Дом/Квартира': 'двенадцать',
        'Подъезд/Этаж': 'первый',
        Дата: '2099-11-28',
        'Номер телефона': '+375297620822',
      },
      warning: 'Проверьте: Дом/Квартира, Подъезд/Этаж. Менеджер уточнит это, когда позвонит.',
    },
    {
      case: 'a day that has passed',
      values: {
        'Город/Улица': 'Минск',
        'Дом/Квартира': '12/3',
        'Подъезд/Этаж': '1/4',
        Дата: '2020-01-01',
        'Номер телефона': '+375297620822',
      },
      warning: 'Проверьте: Дата. Менеджер уточнит это, когда позвонит.',
    },
    {
      case: 'empty fields beside invalid ones, without a number to call',
      values: {
        'Город/Улица': ' ',
        'Дом/Квартира': '12/3',
        'Подъезд/Этаж': '1/4',
        Дата: '',
        'Номер телефона': '+375',
      },
      warning:
        'Не заполнено: Город/Улица, Дата. Проверьте: Номер телефона. Без верного номера менеджер не дозвонится.',
    },
  ])('says what is wrong with $case', async ({ values, warning }) => {
    await orderWith(values, 'Свёкла')
    expect(within(await receipt()).getByText(warning)).toBeTruthy()
    const hasDay = values.Дата.startsWith('2099')
    expect(screen.queryAllByRole('button', { name: 'Доставку в календарь' })).toHaveLength(hasDay ? 1 : 0)
  })

  it('says nothing of fields that are right', async () => {
    await orderWith(
      {
        'Город/Улица': 'Минск',
        'Дом/Квартира': '12/3',
        'Подъезд/Этаж': '1/4',
        Дата: '2099-11-28',
        'Номер телефона': '+375297620822',
      },
      'Свёкла',
    )
    const card = await receipt()
    expect(card.textContent).not.toMatch(/Не заполнено|Проверьте|Менеджер|менеджер|нет ни одного|Исправить/)
    expect(card.className).toContain('border-success')
  })

  it('says that an order of an empty cart has nothing to deliver', async () => {
    await order()
    const card = within(await receipt())
    expect(card.getByText('В заказе нет ни одного товара: привозить пока нечего.')).toBeTruthy()
    expect(card.queryByText('Что в заказе')).toBeNull()
    expect(card.queryByRole('button', { name: 'Вернуть в список' })).toBeNull()
  })

  it('offers a calendar file of the delivery where its day is known', async () => {
    const { texts } = catchDownloads()
    const user = await order('Свёкла')
    expect(within(await receipt()).queryByRole('button', { name: 'Доставку в календарь' })).toBeNull()
    act(() =>
      useReceiptStore.setState(({ receipt }) => ({ receipt: receipt && { ...receipt, day: '2099-11-28' } })),
    )
    await user.click(button('Доставку в календарь'))
    await until(async () => expect(await texts()).toHaveLength(1))
    expect((await texts())[0]).toContain('DTSTART;VALUE=DATE:20991128')
  })

  it('disappears when it is closed', async () => {
    const user = await order('Свёкла')
    await user.click(within(await receipt()).getByRole('button', { name: 'Закрыть' }))
    expect(screen.queryByRole('region', { name: 'Заказ оформлен' })).toBeNull()
  })

  it.each([
    ['a search', 'q=суп', false],
    ['a filter', 'time=30', false],
    ['another tab', 'tab=Liked+Recipies', false],
    ['the tab of all categories', 'tab=Selected+Category', true],
  ])('leaves its place to what the visitor looks for: %s', async (_, query, isShown) => {
    await order('Свёкла')
    await receipt()
    cleanup()
    renderWithUser(<CategoriesScreen id="" query={new URLSearchParams(query)} />)
    await screen.findByRole('heading', { level: 1 })
    expect(screen.queryByRole('region', { name: 'Заказ оформлен' }) !== null).toBe(isShown)
  })

  it('is not shown once a log-out has cleared the storage', async () => {
    await order('Свёкла')
    await receipt()
    act(() => {
      clearStorage()
      useReceiptStore.setState((state) => ({ receipt: state.receipt && { ...state.receipt } }))
    })
    expect(screen.queryByRole('region', { name: 'Заказ оформлен' })).toBeNull()
    expect(useOrderHistoryStore.getState().orders).toEqual([])
  })
})
