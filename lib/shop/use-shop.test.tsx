import { renderHook, waitFor } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'

import { useShop, useShopRenewal } from '@/lib/shop/use-shop'
import { mockApiWithNewPrices, stubApi } from '@/testing/api'
import { FreshCache, resetApp } from '@/testing/app'

beforeEach(resetApp)

/** A screen that shows the shop where `isWanted`, and whoever hears of a refusal. */
function open(isWanted: boolean) {
  const { result, rerender } = renderHook(
    (wanted: boolean) => ({ shop: useShop({ isWanted: wanted }), renew: useShopRenewal() }),
    { initialProps: isWanted, wrapper: FreshCache },
  )
  return {
    renew: () => result.current.renew(),
    price: () => result.current.shop.products?.find(({ id }) => id === 'salt')?.price,
    error: () => result.current.shop.error,
    show: rerender,
  }
}

it('useShopRenewal fetches the products past the caches', async () => {
  stubApi(mockApiWithNewPrices({ salt: 9.99 }))
  const { price, renew } = open(true)
  await waitFor(() => expect(price()).toBe(1.15))
  renew()
  await waitFor(() => expect(price()).toBe(9.99))
})

it('useShopRenewal without a screen that uses the products leaves the fetch to the next one, once', async () => {
  const api = stubApi(mockApiWithNewPrices({ salt: 9.99 }))
  const { price, renew, show } = open(true)
  await waitFor(() => expect(price()).toBe(1.15))
  show(false)
  renew()
  expect(api.calls).toEqual(['shop'])
  show(true)
  await waitFor(() => expect(price()).toBe(9.99))
  show(false)
  show(true)
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
  expect(api.calls).toEqual(['shop', 'shop'])
})

it('useShopRenewal stays pending if the fetch fails', async () => {
  const isRenewed = mockApiWithNewPrices({ salt: 9.99 })
  const api = stubApi((path, init) =>
    init?.cache === 'reload' ? new Response('', { status: 400 }) : isRenewed(path, init),
  )
  const { price, error, renew, show } = open(true)
  await waitFor(() => expect(price()).toBe(1.15))
  renew()
  await waitFor(() => expect(error()).toBeTruthy())
  expect(price()).toBe(1.15)
  api.use(isRenewed)
  show(false)
  show(true)
  await waitFor(() => expect(price()).toBe(9.99))
})
