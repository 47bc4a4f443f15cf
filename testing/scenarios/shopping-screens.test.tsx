import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'

import { CartScreen } from '@/components/shopping/cart-screen'
import { DeliveryScreen } from '@/components/orders/delivery-screen'
import { EditorScreen } from '@/components/shopping/editor-screen'
import { ListScreen } from '@/components/shopping/list-screen'
import { useToastsStore } from '@/lib/feedback/toasts-store'
import { stubApi } from '@/testing/api'
import { currentHash, renderScreen, renderWithUser, resetApp, toastMessages } from '@/testing/app'
import { observedElements } from '@/testing/intersection-observer'
import { useShoppingStore } from '@/lib/shopping/shopping-store'

const button = (name: string) => screen.getByRole('button', { name })
const titles = () => useShoppingStore.getState().titles
const rows = () => screen.getAllByRole('button', { name: /^X / }).map((row) => row.getAttribute('aria-label'))

beforeEach(resetApp)

describe('the editor of a shopping list', () => {
  async function openEditor() {
    stubApi()
    const { user } = renderWithUser(<EditorScreen id="borscht" query={new URLSearchParams()} />)
    await screen.findByRole('heading', { name: 'Обычно есть дома' })
    return user
  }

  it('saves what is left, appended to the list, each title once, and goes there', async () => {
    useShoppingStore.getState().addTitles(['Сахар', 'Вода'])
    const user = await openEditor()
    expect(rows()).toEqual(['X Говядина на кости', 'X Свёкла', 'X Чеснок', 'X Вода', 'X Соль'])
    await user.click(button('X Соль'))
    await user.click(button('X Чеснок'))
    expect(rows()).toEqual(['X Говядина на кости', 'X Свёкла', 'X Вода'])
    expect(titles()).toEqual(['Сахар', 'Вода'])
    await user.click(button('Сохранить'))
    expect(titles()).toEqual(['Сахар', 'Вода', 'Говядина на кости', 'Свёкла'])
    expect(toastMessages()).toEqual(['Все ингредиенты сохранены в вашем шоппинг листе'])
    expect(useToastsStore.getState().toasts[0]?.type).toBe('success')
    expect(currentHash()).toBe('#/myshoplist')
  })

  it('moves the focus to the row that takes the place of the removed one', async () => {
    const user = await openEditor()
    await user.click(button('X Свёкла'))
    await waitFor(() => expect(document.activeElement).toBe(button('X Чеснок')))
    await user.click(button('X Чеснок'))
    await waitFor(() => expect(document.activeElement).toBe(button('X Вода')))
    await user.click(button('X Соль'))
    await waitFor(() => expect(document.activeElement).toBe(button('X Вода')))
  })

  it('has nothing to save once all are removed, and brings them back', async () => {
    const user = await openEditor()
    for (const name of rows()) await user.click(button(name ?? ''))
    expect(screen.getByText('Все ингредиенты убраны')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Сохранить' })).toBeNull()
    await user.click(button('Вернуть все'))
    expect(rows()).toHaveLength(5)
  })
})

describe('the shopping list', () => {
  beforeEach(() => void stubApi())

  it('lets go of its items one by one until it is empty', async () => {
    useShoppingStore.getState().addTitles(['Соль', 'Вода'])
    const { user } = await renderScreen(<ListScreen />)
    expect(rows()).toEqual(['X Соль', 'X Вода'])
    await user.click(button('X Соль'))
    expect(localStorage.getItem('shopList')).toBe('["Вода"]')
    await user.click(button('X Вода'))
    expect(screen.getByText('Ваш список пуст...')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Купить' })).toBeNull()
    expect(localStorage.getItem('shopList')).toBeNull()
  })

  it('holds very many items, all in their order, and hands the focus on among them', async () => {
    const many = Array.from({ length: 130 }, (_, index) => `Товар ${index + 1}`)
    useShoppingStore.getState().addTitles(many)
    const { user } = await renderScreen(<ListScreen />)
    for (const group of observedElements) group.notify(true)
    const left = () => many.filter((title) => titles().includes(title)).map((title) => `X ${title}`)
    expect(rows()).toEqual(left())
    const last = button('X Товар 130')
    for (const number of [1, 2, 50]) {
      await user.click(button(`X Товар ${number}`))
      expect(rows()).toEqual(left())
      await waitFor(() => expect(document.activeElement).toBe(button(`X Товар ${number + 1}`)))
    }
    expect(left()).toHaveLength(127)
    expect(button('X Товар 130')).toBe(last)
  })

  it('leads to the shop', async () => {
    useShoppingStore.getState().addTitles(['Соль'])
    const { user } = await renderScreen(<ListScreen />)
    await user.click(button('Купить'))
    expect(currentHash()).toBe('#/shop')
  })
})

describe('the cart', () => {
  async function openCart(...wanted: string[]) {
    useShoppingStore.getState().addTitles(wanted)
    stubApi()
    const { user } = renderWithUser(<CartScreen />)
    await screen.findByText(/^Общая сумма/)
    return user
  }

  const total = () => screen.getByText(/^Общая сумма/).textContent
  const row = (title: string) => {
    const found = screen.getByRole('heading', { level: 2, name: title }).closest('li')
    if (!found) throw new Error(`No row of «${title}»`)
    return within(found)
  }

  it('has a row for each title of the list, with price and pack', async () => {
    await openCart('Молоко', 'Соль')
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Молоко',
      'Соль',
    ])
    expect(row('Соль').getByText('1.15 руб.')).toBeTruthy()
    expect(row('Соль').getByText('1 кг')).toBeTruthy()
    expect(total()).toBe('Общая сумма 3.50 руб.')
  })

  it('sums anew with every change of a count, never below nought', async () => {
    const user = await openCart('Молоко', 'Соль')
    await user.click(button('+ Соль'))
    await user.click(button('+ Соль'))
    expect(total()).toBe('Общая сумма 5.80 руб.')
    await user.click(button('- Молоко'))
    expect(total()).toBe('Общая сумма 3.45 руб.')
    await user.click(button('- Молоко'))
    expect(total()).toBe('Общая сумма 3.45 руб.')
    expect(useShoppingStore.getState().cart.counts).toEqual({ Соль: 3, Молоко: 0 })
  })

  it('takes a row out of the cart, not out of the list, and offers to undo', async () => {
    const user = await openCart('Молоко', 'Соль')
    await user.click(row('Молоко').getByRole('button', { name: /^Удалить/ }))
    expect(screen.queryByRole('heading', { name: 'Молоко' })).toBeNull()
    expect(total()).toBe('Общая сумма 1.15 руб.')
    expect(titles()).toEqual(['Молоко', 'Соль'])
    const [toast] = useToastsStore.getState().toasts
    expect(toast).toMatchObject({ type: 'info', message: 'Убрали из корзины: Молоко', action: 'Отменить' })
    act(() => toast?.onClick?.())
    expect(total()).toBe('Общая сумма 3.50 руб.')
  })

  it('keeps its counts and removals for the next visit', async () => {
    useShoppingStore.getState().addTitles(['Молоко', 'Соль'])
    useShoppingStore.getState().setCount('Соль', 4)
    useShoppingStore.getState().removeFromCart('Молоко')
    await openCart()
    expect(screen.queryByRole('heading', { name: 'Молоко' })).toBeNull()
    expect(total()).toBe('Общая сумма 4.60 руб.')
  })

  it('lists what the shop does not sell', async () => {
    await openCart('Соль', 'Трюфель')
    const section = screen.getByRole('region', { name: 'Нет в магазине' })
    expect(
      within(section)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Трюфель'])
  })

  it('tells a hundred of very many that the shop does not sell, and all of them on request', async () => {
    const user = await openCart('Соль', ...Array.from({ length: 101 }, (_, index) => `Трюфель ${index + 1}`))
    const section = within(screen.getByRole('region', { name: 'Нет в магазине' }))
    expect(section.getAllByRole('listitem')).toHaveLength(100)
    await user.click(section.getByRole('button', { name: 'Показать все: 101' }))
    expect(section.getAllByRole('listitem').at(-1)?.textContent).toBe('Трюфель 101')
    await user.click(section.getByRole('button', { name: 'Свернуть' }))
    expect(section.getAllByRole('listitem')).toHaveLength(100)
  })

  it('says what was taken out as long as it is, and brings it back', async () => {
    const user = await openCart('Молоко', 'Соль')
    await user.click(row('Соль').getByRole('button', { name: /^Удалить/ }))
    expect(screen.getByText('Убрано из корзины: 1')).toBeTruthy()
    await user.click(button('Вернуть'))
    expect(row('Соль')).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
    expect(screen.queryByText(/^Убрано из корзины/)).toBeNull()
  })

  it('is a new one with a new list, but not with one that came back', async () => {
    const { addTitles, remove } = useShoppingStore.getState()
    const cart = { counts: { Соль: 4 }, removed: ['Молоко'] }
    addTitles(['Соль', 'Молоко'])
    useShoppingStore.setState({ cart })
    remove(['Соль', 'Молоко'])()
    addTitles(['Мука'])
    expect(useShoppingStore.getState().cart).toEqual(cart)
    remove(['Соль', 'Молоко', 'Мука'])
    addTitles(['Молоко'])
    expect(useShoppingStore.getState().cart).toEqual({ counts: {}, removed: [] })
  })

  it('starts afresh for what is put on the list anew or needed again once bought', async () => {
    const { addTitles, remove, tick, setCount, removeFromCart } = useShoppingStore.getState()
    addTitles(['Соль', 'Молоко', 'Яйцо', 'Мука'])
    for (const title of ['Соль', 'Мука']) removeFromCart(title)
    for (const title of ['Молоко', 'Яйцо']) setCount(title, 5)
    remove(['Соль', 'Молоко'])
    tick('Яйцо')
    addTitles(['Соль', 'Молоко', 'Яйцо', 'Мука'])
    expect(useShoppingStore.getState().cart).toEqual({ counts: {}, removed: ['Мука'] })
    await openCart()
    expect(row('Соль').getByRole('status').textContent).toBe('1')
    expect(row('Молоко').getByRole('status').textContent).toBe('1')
  })

  it('that nobody has touched is not stored', () => {
    useShoppingStore.getState().addTitles(['Соль'])
    useShoppingStore.getState().addTitles(['Мука'])
    expect(localStorage.getItem('cart')).toBeNull()
  })

  it('can be filled again when everything was taken out', async () => {
    const user = await openCart('Соль')
    await user.click(row('Соль').getByRole('button', { name: /^Удалить/ }))
    expect(screen.getByText('В корзине ничего не осталось')).toBeTruthy()
    await user.click(button('Вернуть всё из списка'))
    expect(row('Соль')).toBeTruthy()
  })

  it('leads to the delivery', async () => {
    const user = await openCart('Соль')
    await user.click(button('Оформить доставку'))
    expect(currentHash()).toBe('#/delivery')
  })

  it('says that the list is empty, without asking the shop’s patience', async () => {
    const api = stubApi()
    renderWithUser(<CartScreen />)
    expect(screen.getByText('Ваш список пуст...')).toBeTruthy()
    expect(screen.queryByText(/^Общая сумма/)).toBeNull()
    expect(api.calls).toEqual([])
    act(() => useShoppingStore.getState().addTitles(['Соль']))
    expect(await screen.findByText(/^Общая сумма/)).toBeTruthy()
    expect(api.calls).toEqual(['shop'])
  })
})

describe('the delivery', () => {
  const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
  const errorOf = (label: string) => {
    const id = field(label).getAttribute('aria-describedby')
    return id === null ? null : document.getElementById(id)?.textContent
  }

  it('has its sections, required fields and a way to pay', async () => {
    await renderScreen(<DeliveryScreen />)
    for (const name of ['Адрес доставки', 'Способ оплаты'])
      expect(screen.getByRole('group', { name })).toBeTruthy()
    for (const label of ['Город/Улица', 'Дом/Квартира', 'Подъезд/Этаж', 'Дата', 'Номер телефона']) {
      expect(field(label).required, label).toBe(true)
    }
    expect(field('Номер телефона').placeholder).toBe('+375xx-xxx-xx-xx')
    expect(field('Номер телефона').autocomplete).toBe('tel')
    expect([field('Наличными').checked, field('Картой курьеру').checked]).toEqual([true, false])
  })

  it('checks its fields on input and on blur, and clears an error on focus', async () => {
    const { user } = await renderScreen(<DeliveryScreen />)
    await user.type(field('Дом/Квартира'), '12а')
    expect(errorOf('Дом/Квартира')).toBe('Неправильный формат адреса')
    await user.type(field('Номер телефона'), '+375')
    expect(errorOf('Номер телефона')).toBe('Неправильный формат номера телефона')
    await user.click(field('Город/Улица'))
    await user.tab()
    expect(errorOf('Город/Улица')).toBe('Обязательное поле')
    await user.click(field('Город/Улица'))
    expect(errorOf('Город/Улица')).toBeNull()
    await user.clear(field('Номер телефона'))
    await user.type(field('Номер телефона'), '+375297620822')
    expect(errorOf('Номер телефона')).toBeNull()
  })

  it('places the order in spite of errors: list and cart are forgotten, nothing typed is kept', async () => {
    useShoppingStore.getState().addTitles(['Соль'])
    useShoppingStore.getState().setCount('Соль', 4)
    const { user } = await renderScreen(<DeliveryScreen />)
    await user.type(field('Город/Улица'), 'Минск')
    await user.type(field('Дом/Квартира'), 'x')
    await user.click(field('Картой курьеру'))
    await user.click(button('Отправить'))
    expect(toastMessages()).toEqual(['Ваш заказ оформлен.Ожидайте звонка менеджера'])
    expect(currentHash()).toBe('#/category')
    expect(titles()).toEqual([])
    expect(useShoppingStore.getState().cart).toEqual({ counts: {}, removed: [] })
    expect(localStorage).toHaveLength(0)
  })
})
