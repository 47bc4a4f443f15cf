import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { CartScreen } from '@/components/shopping/cart-screen'
import { usePantryStore } from '@/lib/pantry/pantry-store'
import { useProductNotesStore } from '@/lib/shopping/product-notes-store'
import { useShoppingStore } from '@/lib/shopping/shopping-store'
import { respondWith, stubApi } from '@/testing/api'
import { renderWithUser } from '@/testing/app'
import { headings, list } from '@/testing/shopping-list'

describe('CartScreen', () => {
  it('has no rows for bought titles', async () => {
    list().addTitles(['Соль', 'Молоко', 'Трюфель'])
    useShoppingStore.setState({ bought: ['Соль', 'Трюфель'] })
    stubApi()
    renderWithUser(<CartScreen />)
    await screen.findByText(/^Общая сумма/)
    expect(headings()).toEqual(['Молоко'])
    expect(screen.getByText(/^Общая сумма/).textContent).toBe('Общая сумма 2.35 руб.')
  })

  it('says that alcohol is not sold, and leaves it out of rows and sum', async () => {
    list().addTitles(['Молоко', 'Коньяк'])
    const sold = { quantity: '1 шт', image: '', count: 1 }
    stubApi(
      respondWith([
        { ...sold, id: 'milk', title: 'Молоко', price: 2.35 },
        { ...sold, id: 'cognac', title: 'Коньяк', price: 24.99, count: 0, ownShelf: true },
      ]),
    )
    renderWithUser(<CartScreen />)
    const ownShelf = await screen.findByRole('region', { name: 'Из своих запасов: алкоголь не продаём' })
    expect(ownShelf.textContent).toContain('Коньяк')
    expect(screen.getByText(/^Общая сумма/).textContent).toBe('Общая сумма 2.35 руб.')
    expect(screen.queryByRole('region', { name: 'Нет в магазине' })).toBeNull()
  })

  it.each([
    ['folds staples away', {}, ['Молоко']],
    ['shows staples of which some are bought', { Соль: 1 }, ['Молоко', 'Соль', 'Вода']],
  ])('%s', async (_, counts, rows) => {
    list().addTitles(['Молоко', 'Соль', 'Вода'])
    for (const [title, count] of Object.entries(counts)) list().setCount(title, count)
    stubApi()
    renderWithUser(<CartScreen />)
    await screen.findByText(/^Общая сумма/)
    expect(headings().filter((heading) => !heading?.startsWith('Обычно'))).toEqual(rows)
  })

  it('says how much is at home, and sells what is listed all the same', async () => {
    list().addTitles(['Молоко'])
    const amount = { value: 500, unit: 'мл' as const }
    usePantryStore.setState({ items: [{ title: 'Молоко', amount, until: '2100-01-20' }] })
    stubApi()
    renderWithUser(<CartScreen />)
    const row = (await screen.findByRole('heading', { level: 2, name: 'Молоко' })).closest('li')
    expect(row?.textContent).toContain('дома\u00a0есть\u00a0500\u00a0мл, до\u00a020\u00a0января')
    expect(screen.getByText(/^Общая сумма/).textContent).toBe('Общая сумма 2.35 руб.')
  })

  it('shows the note about a product in its row', async () => {
    list().addTitles(['Соль', 'Молоко'])
    useProductNotesStore.getState().note('Молоко', 'только в бутылке')
    stubApi()
    renderWithUser(<CartScreen />)
    const noted = await screen.findByText('заметка: только в бутылке')
    expect(noted.closest('li')?.textContent).toContain('Молоко')
  })
})
