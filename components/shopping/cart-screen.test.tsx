import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { CartScreen } from '@/components/shopping/cart-screen'
import { useShoppingStore } from '@/lib/shopping/shopping-store'
import { stubApi } from '@/testing/api'
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
})
