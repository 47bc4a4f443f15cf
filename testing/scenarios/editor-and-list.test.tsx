import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'

import { EditorScreen } from '@/components/shopping/editor-screen'
import { useShoppingStore } from '@/lib/shopping/shopping-store'
import { useToastsStore } from '@/lib/feedback/toasts-store'
import { stubApi } from '@/testing/api'
import { currentHash, renderWithUser, resetApp, toastMessages } from '@/testing/app'
import { observedElements } from '@/testing/intersection-observer'
import { button, openList } from '@/testing/shopping'

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

  it('appends the remaining titles to the list without duplicates and opens it', async () => {
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

  it('moves the focus to the row that replaces the removed one', async () => {
    const user = await openEditor()
    await user.click(button('X Свёкла'))
    await waitFor(() => expect(document.activeElement).toBe(button('X Чеснок')))
    await user.click(button('X Чеснок'))
    await waitFor(() => expect(document.activeElement).toBe(button('X Вода')))
    await user.click(button('X Соль'))
    await waitFor(() => expect(document.activeElement).toBe(button('X Вода')))
  })

  it('has no save button once all rows are removed, and restores them on request', async () => {
    const user = await openEditor()
    for (const name of rows()) await user.click(button(name ?? ''))
    expect(screen.getByText('Все ингредиенты убраны')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Сохранить' })).toBeNull()
    await user.click(button('Вернуть все'))
    expect(rows()).toHaveLength(5)
  })
})

describe('the shopping list', () => {
  it('removes its items one by one until it is empty', async () => {
    useShoppingStore.getState().addTitles(['Соль', 'Вода'])
    const { user } = await openList()
    expect(rows()).toEqual(['X Соль', 'X Вода'])
    await user.click(button('X Соль'))
    expect(localStorage.getItem('shopList')).toBe('["Вода"]')
    await user.click(button('X Вода'))
    expect(screen.getByText('Ваш список пуст...')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Купить' })).toBeNull()
    expect(localStorage.getItem('shopList')).toBeNull()
  })

  it('keeps the order of many items, and moves the focus to the next one', async () => {
    const many = Array.from({ length: 130 }, (_, index) => `Товар ${index + 1}`)
    useShoppingStore.getState().addTitles(many)
    const { user } = await openList()
    for (const group of observedElements) group.notify(true)
    const remaining = () => many.filter((title) => titles().includes(title)).map((title) => `X ${title}`)
    expect(rows()).toEqual(remaining())
    const last = button('X Товар 130')
    for (const number of [1, 2, 50]) {
      await user.click(button(`X Товар ${number}`))
      expect(rows()).toEqual(remaining())
      await waitFor(() => expect(document.activeElement).toBe(button(`X Товар ${number + 1}`)))
    }
    expect(remaining()).toHaveLength(127)
    expect(button('X Товар 130')).toBe(last)
  })

  it('opens the cart', async () => {
    useShoppingStore.getState().addTitles(['Соль'])
    const { user } = await openList()
    await user.click(button('Купить'))
    expect(currentHash()).toBe('#/shop')
  })
})
