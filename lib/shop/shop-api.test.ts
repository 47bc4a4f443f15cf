import { expect, it, vi } from 'vitest'

import { fetchProducts } from '@/lib/shop/shop-api'
import { respondWith, stubApi } from '@/testing/api'
import { takeConsoleOutput } from '@/testing/console'
import { fakeTime } from '@/testing/time'

const salt = { id: 'salt', title: 'Соль', price: 1.15, quantity: '1 кг', image: 'images/salt.webp', count: 1 }

it('returns all products', async () => {
  const api = stubApi()
  const products = await fetchProducts()
  expect(api.calls).toEqual(['shop'])
  expect(products).toHaveLength(8)
  expect(products.find(({ id }) => id === 'salt')).toMatchObject({
    title: 'Соль',
    price: 1.15,
    quantity: '1 кг',
    image: 'images/products/salt.webp',
    count: 1,
    department: 'Бакалея',
  })
})

it('replaces an invalid count by one', async () => {
  const counts = [0, 3, -1, 1.5, '2', null, undefined]
  stubApi(respondWith(counts.map((count, index) => ({ ...salt, id: `salt-${index}`, count }))))
  expect((await fetchProducts()).map(({ count }) => count)).toEqual([0, 3, 1, 1, 1, 1, 1])
})

it('accepts products without a pack or an image', async () => {
  stubApi(respondWith([{ id: 'salt', title: 'Соль', price: 1 }]))
  expect(await fetchProducts()).toMatchObject([{ quantity: '', image: '' }])
})

it('treats an invalid pack, staple or department as absent', async () => {
  const packs = [
    { value: 1, unit: 'кг' },
    { value: 0, unit: 'кг' },
    { value: -5, unit: 'г' },
    { value: '1', unit: 'кг' },
    { value: 1, unit: 'ведро' },
    '1 кг',
    null,
    undefined,
  ]
  stubApi(
    respondWith(
      packs.map((pack, index) => ({
        ...salt,
        id: `salt-${index}`,
        pack,
        staple: 'да',
        department: index % 2 ? ' ' : 5,
      })),
    ),
  )
  const products = await fetchProducts()
  expect(products.map(({ pack }) => pack)).toEqual([{ value: 1, unit: 'кг' }, ...Array(7).fill(undefined)])
  expect(products.map(({ staple }) => staple)).toEqual(Array(8).fill(undefined))
  expect(products.map(({ department }) => department)).toEqual(Array(8).fill(undefined))
})

it('drops and reports products that cannot be sold', async () => {
  const bad = [
    { ...salt, price: '1.15' },
    { ...salt, price: -1 },
    { ...salt, price: null },
    { ...salt, title: '' },
    { ...salt, id: undefined },
  ]
  stubApi(respondWith([...bad, salt]))
  expect((await fetchProducts()).map(({ title }) => title)).toEqual(['Соль'])
  expect(takeConsoleOutput('warn')).toHaveLength(bad.length)
})

it.each([{}, { products: [] }, null, 'soon'])('rejects the response %j, which is no list', async (answer) => {
  fakeTime()
  stubApi(respondWith(answer))
  const ended = fetchProducts().catch((error: unknown) => error)
  await vi.runAllTimersAsync()
  expect(await ended).toMatchObject({ name: 'ApiError', failure: 'shape' })
})

it('drops a product with an invalid price and limits the default count', async () => {
  const prices = [-1, 1e300, 1_000_001, 1_000_000]
  stubApi(respondWith(prices.map((price) => ({ id: `at-${price}`, title: 'Соль', price, count: 1e15 }))))
  expect(await fetchProducts()).toMatchObject([{ price: 1_000_000, count: 1 }])
  expect(takeConsoleOutput('warn')).toHaveLength(3)
})
