import { act, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'

import { CartScreen } from '@/components/shopping/cart-screen'
import { useShoppingStore } from '@/lib/shopping/shopping-store'
import { useToastsStore } from '@/lib/feedback/toasts-store'
import { stubApi } from '@/testing/api'
import { currentHash, renderWithUser, resetApp } from '@/testing/app'
import { button } from '@/testing/shopping'

const titles = () => useShoppingStore.getState().titles

beforeEach(resetApp)

describe('the cart', () => {
  async function openCart(...listed: string[]) {
    useShoppingStore.getState().addTitles(listed)
    stubApi()
    const { user } = renderWithUser(<CartScreen />)
    await screen.findByText(/^Общая сумма/)
    return user
  }

  const total = () => screen.getByText(/^Общая сумма/).textContent
  const row = (title: string) => {
    const item = screen.getByRole('heading', { level: 2, name: title }).closest('li')
    if (!item) throw new Error(`The cart has no row «${title}»`)
    return within(item)
  }

  it('has a row for each title of the list, with price and pack', async () => {
    await openCart('Молоко', 'Свёкла')
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Молоко',
      'Свёкла',
    ])
    expect(row('Свёкла').getByText('1.80 руб.')).toBeTruthy()
    expect(row('Свёкла').getByText('1 кг')).toBeTruthy()
    expect(total()).toBe('Общая сумма 4.15 руб.')
  })

  it('updates the total with every change of a count, which cannot be negative', async () => {
    const user = await openCart('Молоко', 'Свёкла')
    await user.click(button('+ Свёкла'))
    await user.click(button('+ Свёкла'))
    expect(total()).toBe('Общая сумма 7.75 руб.')
    await user.click(button('- Молоко'))
    expect(total()).toBe('Общая сумма 5.40 руб.')
    await user.click(button('- Молоко'))
    expect(total()).toBe('Общая сумма 5.40 руб.')
    expect(useShoppingStore.getState().cart.counts).toEqual({ Свёкла: 3, Молоко: 0 })
  })

  it('removes a row from the cart but not from the list, and offers to undo', async () => {
    const user = await openCart('Молоко', 'Свёкла')
    await user.click(row('Молоко').getByRole('button', { name: /^Удалить/ }))
    expect(screen.queryByRole('heading', { name: 'Молоко' })).toBeNull()
    expect(total()).toBe('Общая сумма 1.80 руб.')
    expect(titles()).toEqual(['Молоко', 'Свёкла'])
    const [toast] = useToastsStore.getState().toasts
    expect(toast).toMatchObject({ type: 'info', message: 'Убрали из корзины: Молоко', action: 'Отменить' })
    act(() => toast?.onClick?.())
    expect(total()).toBe('Общая сумма 4.15 руб.')
  })

  it('keeps its counts and removals for the next visit', async () => {
    useShoppingStore.getState().addTitles(['Молоко', 'Свёкла'])
    useShoppingStore.getState().setCount('Свёкла', 4)
    useShoppingStore.getState().removeFromCart('Молоко')
    await openCart()
    expect(screen.queryByRole('heading', { name: 'Молоко' })).toBeNull()
    expect(total()).toBe('Общая сумма 7.20 руб.')
  })

  it('folds staples, with a count of 0 until they are chosen', async () => {
    const user = await openCart('Молоко', 'Соль', 'Вода')
    expect(screen.queryByRole('heading', { level: 2, name: 'Соль' })).toBeNull()
    expect(total()).toBe('Общая сумма 2.35 руб.')
    const part = button('Обычно есть дома (2)')
    expect(part.getAttribute('aria-expanded')).toBe('false')
    await user.click(part)
    expect(row('Соль').getByRole('status').textContent).toBe('0')
    await user.click(button('+ Соль'))
    expect(total()).toBe('Общая сумма 3.50 руб.')
    expect(useShoppingStore.getState().cart.counts).toEqual({ Соль: 1 })
  })

  it('shows staples at once where there is nothing else, and keeps the focus among them', async () => {
    const user = await openCart('Соль', 'Вода')
    await user.click(row('Соль').getByRole('button', { name: /^Удалить/ }))
    expect(document.activeElement).toBe(row('Вода').getByRole('button', { name: /^Удалить/ }))
  })

  it('shows chosen staples at once on the next visit', async () => {
    useShoppingStore.getState().addTitles(['Соль'])
    useShoppingStore.getState().setCount('Соль', 2)
    await openCart()
    expect(row('Соль').getByRole('status').textContent).toBe('2')
    expect(total()).toBe('Общая сумма 2.30 руб.')
  })

  it('lists what the shop does not sell', async () => {
    await openCart('Свёкла', 'Трюфель')
    const section = screen.getByRole('region', { name: 'Нет в магазине' })
    expect(
      within(section)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Трюфель'])
  })

  it('shows the first hundred titles that the shop does not sell, and all of them on request', async () => {
    const user = await openCart(
      'Свёкла',
      ...Array.from({ length: 101 }, (_, index) => `Трюфель ${index + 1}`),
    )
    const section = within(screen.getByRole('region', { name: 'Нет в магазине' }))
    expect(section.getAllByRole('listitem')).toHaveLength(100)
    await user.click(section.getByRole('button', { name: 'Показать все: 101' }))
    expect(section.getAllByRole('listitem').at(-1)?.textContent).toBe('Трюфель 101')
    await user.click(section.getByRole('button', { name: 'Свернуть' }))
    expect(section.getAllByRole('listitem')).toHaveLength(100)
  })

  it('shows how many rows are removed, and restores them', async () => {
    const user = await openCart('Молоко', 'Свёкла')
    await user.click(row('Свёкла').getByRole('button', { name: /^Удалить/ }))
    expect(screen.getByText('Убрано из корзины: 1')).toBeTruthy()
    await user.click(button('Вернуть'))
    expect(row('Свёкла')).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
    expect(screen.queryByText(/^Убрано из корзины/)).toBeNull()
  })

  it('is reset with a new list, but not with a restored one', async () => {
    const { addTitles, remove } = useShoppingStore.getState()
    const cart = { counts: { Свёкла: 4 }, removed: ['Молоко'] }
    addTitles(['Свёкла', 'Молоко'])
    useShoppingStore.setState({ cart })
    remove(['Свёкла', 'Молоко'])()
    addTitles(['Мука'])
    expect(useShoppingStore.getState().cart).toEqual(cart)
    remove(['Свёкла', 'Молоко', 'Мука'])
    addTitles(['Молоко'])
    expect(useShoppingStore.getState().cart).toEqual({ counts: {}, removed: [] })
  })

  it('resets rows whose title is added to the list again, removed or bought before', async () => {
    const { addTitles, remove, tick, setCount, removeFromCart } = useShoppingStore.getState()
    addTitles(['Свёкла', 'Молоко', 'Яйцо', 'Мука'])
    for (const title of ['Свёкла', 'Мука']) removeFromCart(title)
    for (const title of ['Молоко', 'Яйцо']) setCount(title, 5)
    remove(['Свёкла', 'Молоко'])
    tick('Яйцо')
    addTitles(['Свёкла', 'Молоко', 'Яйцо', 'Мука'])
    expect(useShoppingStore.getState().cart).toEqual({ counts: {}, removed: ['Мука'] })
    await openCart()
    expect(row('Свёкла').getByRole('status').textContent).toBe('1')
    expect(row('Молоко').getByRole('status').textContent).toBe('1')
  })

  it('is not stored while it is unchanged', () => {
    useShoppingStore.getState().addTitles(['Свёкла'])
    useShoppingStore.getState().addTitles(['Мука'])
    expect(localStorage.getItem('cart')).toBeNull()
  })

  it('restores all rows when every row is removed', async () => {
    const user = await openCart('Свёкла')
    await user.click(row('Свёкла').getByRole('button', { name: /^Удалить/ }))
    expect(screen.getByText('В корзине ничего не осталось')).toBeTruthy()
    await user.click(button('Вернуть всё из списка'))
    expect(row('Свёкла')).toBeTruthy()
  })

  it('opens the delivery', async () => {
    const user = await openCart('Свёкла')
    await user.click(button('Оформить доставку'))
    expect(currentHash()).toBe('#/delivery')
  })

  it('reports an empty list without requesting the shop', async () => {
    const api = stubApi()
    renderWithUser(<CartScreen />)
    expect(screen.getByText('Ваш список пуст...')).toBeTruthy()
    expect(screen.queryByText(/^Общая сумма/)).toBeNull()
    expect(api.calls).toEqual([])
    act(() => useShoppingStore.getState().addTitles(['Свёкла']))
    expect(await screen.findByText(/^Общая сумма/)).toBeTruthy()
    expect(api.calls).toEqual(['shop'])
  })
})
