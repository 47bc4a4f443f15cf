import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'

import { OrderSummary } from '@/components/orders/order-summary'
import { renderWithUser } from '@/testing/app'

const links = () => screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])

const salt = { id: 'salt', title: 'Соль', price: 1.15, quantity: '1 кг', image: '', count: 2 }

const props = { notSold: 0, hasFailed: false, onRetry: () => {} }

it('leads from an empty cart to the recipes and to the list', () => {
  renderWithUser(<OrderSummary {...props} rows={[]} />)
  expect(screen.getByText('В корзине нет товаров: заказывать пока нечего.')).toBeTruthy()
  expect(links()).toEqual([
    ['Выбрать рецепт', '#/category'],
    ['Открыть список', '#/myshoplist'],
  ])
})

it('leads from what is ordered to the cart', () => {
  renderWithUser(<OrderSummary {...props} rows={[salt]} />)
  expect(screen.getByText('На кассе 2.30 руб.')).toBeTruthy()
  expect(links()).toEqual([['В корзину', '#/shop']])
})

it.each([
  ['folded above the form', false],
  ['open beside it', true],
])('shows the products %s', (_, isWide) => {
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: isWide }))
  renderWithUser(<OrderSummary {...props} rows={[salt]} />)
  expect(screen.getByText('Соль × 2').closest('details')?.open).toBe(isWide)
})
