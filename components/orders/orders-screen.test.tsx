import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'

import { OrdersScreen } from '@/components/orders/orders-screen'
import { useOrderHistoryStore } from '@/lib/orders/order-history-store'
import { useShoppingStore } from '@/lib/shopping/shopping-store'
import { stubApi } from '@/testing/api'
import { currentHash, renderWithUser, resetApp } from '@/testing/app'
import { grams } from '@/testing/ingredients'
import { button } from '@/testing/shopping'

let api: ReturnType<typeof stubApi>

beforeEach(() => {
  resetApp()
  api = stubApi()
})

describe('OrdersScreen', () => {
  it('says so while there are no orders', () => {
    renderWithUser(<OrdersScreen />)
    expect(screen.getByText('Заказов пока нет')).toBeTruthy()
    expect(screen.getByText(/Заказы с другого устройства хранятся на нём\.$/)).toBeTruthy()
  })

  it('repeats an order: its products are listed, with their counts in the cart', async () => {
    useOrderHistoryStore.getState().add({ items: [{ title: 'Молоко', price: 2.35, count: 3 }] })
    const { user } = renderWithUser(<OrdersScreen />)
    expect(screen.getByText('На кассе 7.05 руб.')).toBeTruthy()
    await user.click(button('Повторить заказ'))
    expect(currentHash()).toBe('#/shop')
    expect(useShoppingStore.getState().titles).toEqual(['Молоко'])
    expect(useShoppingStore.getState().cart.counts).toEqual({ Молоко: 3 })
  })

  it('repeats an order with the packs that the recipes on the list need', async () => {
    const soup = { id: 'soup', title: 'Суп', ingredients: [grams('Свёкла', 2500)] }
    useShoppingStore.getState().addRecipes([{ recipe: soup, scale: { servings: 6, baseServings: 6 } }])
    useOrderHistoryStore.getState().add({ items: [{ title: 'Свёкла', price: 1.8, count: 1 }] })
    const { user } = renderWithUser(<OrdersScreen />)
    await waitFor(() => expect(api.calls).toContain('shop'))
    await user.click(button('Повторить заказ'))
    expect(useShoppingStore.getState().cart.counts).toEqual({ Свёкла: 3 })
  })

  it('returns to the cart what was taken out of it and is still to be bought', async () => {
    const { addTitles, removeFromCart } = useShoppingStore.getState()
    addTitles(['Молоко', 'Соль'])
    removeFromCart('Молоко')
    removeFromCart('Соль')
    useOrderHistoryStore.getState().add({ items: [{ title: 'Молоко', price: 2.35, count: 3 }] })
    const { user } = renderWithUser(<OrdersScreen />)
    await user.click(button('Повторить заказ'))
    expect(useShoppingStore.getState().cart).toEqual({ counts: { Молоко: 3 }, removed: ['Соль'] })
  })
})
