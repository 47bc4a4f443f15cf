import { screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import { DeliveryScreen } from '@/components/orders/delivery-screen'
import { CartScreen } from '@/components/shopping/cart-screen'
import { ListScreen } from '@/components/shopping/list-screen'
import { catalogue, mockApi, type Responder, stubApi } from '@/testing/api'
import { renderWithUser, resetApp } from '@/testing/app'
import { openRecipe, saveRecipe } from '@/testing/shopping'

/** A sum at the till says what it does not know, and stays the same on every screen. */

type Product = (typeof catalogue.products)[number]

const withProducts =
  (change: (product: Product) => object[]): Responder =>
  (path, init) =>
    path === 'shop' ? new Response(JSON.stringify(catalogue.products.flatMap(change))) : mockApi(path, init)

async function openList(api: Responder) {
  await saveRecipe('borscht')
  stubApi(api)
  const { unmount } = renderWithUser(<ListScreen />)
  await screen.findByText(/^На кассе/)
  return unmount
}

beforeEach(resetApp)

describe('with a shop that does not give the sizes of its packs', () => {
  const withoutPacks = withProducts((product) => [{ ...product, pack: undefined }])

  it('a recipe costs what the cart does, and what is used of it is unknown', async () => {
    await openRecipe(withoutPacks)
    expect(await screen.findByText('На кассе 17.50 руб.')).toBeTruthy()
    expect(
      screen.getByText('Сколько уйдёт, заранее не посчитать: говядина на кости, свёкла, чеснок'),
    ).toBeTruthy()
    expect(screen.queryByText(/^Уйдёт/)).toBeNull()
  })

  it('list and cart cost the same, and name the products whose packs are an estimate', async () => {
    const gap = 'Неизвестно, сколько нужно упаковок: говядина на кости, свёкла, чеснок'
    const unmount = await openList(withoutPacks)
    expect(screen.getByText('На кассе 17.50 руб.')).toBeTruthy()
    expect(screen.getByText(gap)).toBeTruthy()
    unmount()
    renderWithUser(<CartScreen />)
    expect((await screen.findByText(/^Общая сумма/)).textContent).toBe('Общая сумма 17.50 руб.')
    expect(screen.getByText(gap)).toBeTruthy()
  })
})

it('list, cart and delivery say how many titles the shop does not sell or gives no price for', async () => {
  const api = withProducts((product) => {
    if (product.title === 'Свёкла') return []
    return product.title === 'Чеснок' ? [{ ...product, price: undefined }] : [product]
  })
  const unmount = await openList(api)
  // The entry without a price is left out, and reported.
  expect(vi.mocked(console.warn)).toHaveBeenCalledOnce()
  vi.mocked(console.warn).mockClear()
  expect(screen.getByText('На кассе 14.50 руб.')).toBeTruthy()
  expect(screen.getByText('Без 2 товаров: их нет в магазине')).toBeTruthy()
  unmount()
  const { unmount: closeCart } = renderWithUser(<CartScreen />)
  await screen.findByText(/^Общая сумма/)
  expect(screen.getByText('Без 2 товаров: их нет в магазине')).toBeTruthy()
  closeCart()
  renderWithUser(<DeliveryScreen />)
  expect(await screen.findByText('На кассе 14.50 руб.')).toBeTruthy()
  expect(screen.getByText('Без 2 товаров: их нет в магазине')).toBeTruthy()
})

it('a sum without gaps says nothing of them, and the list says that it leaves out what was taken out of the cart', async () => {
  const unmount = await openList(mockApi)
  expect(screen.queryByText(/нет в магазине|неизвестно|убрали/)).toBeNull()
  unmount()
  const { user, unmount: close } = renderWithUser(<CartScreen />)
  const [first] = await screen.findAllByRole('button', { name: 'Удалить' })
  if (first) await user.click(first)
  expect(screen.getByText(/^Общая сумма/).textContent).toBe('Общая сумма 3.00 руб.')
  close()
  renderWithUser(<ListScreen />)
  expect(await screen.findByText('На кассе 3.00 руб.')).toBeTruthy()
  expect(screen.getByText('Без 1 товара: его убрали из корзины')).toBeTruthy()
})
