import { describe, expect, it } from 'vitest'

import { cacheableCalls } from '@/lib/offline/cacheable-calls'

const root = 'https://shop.test/api/'

describe('cacheableCalls', () => {
  it('accepts calls of the product API only', () => {
    const isCacheable = cacheableCalls(root, undefined)
    expect(isCacheable(`${root}selected?page=1&limit=3`)).toBe(true)
    expect(isCacheable('https://shop.test/images/salt.webp')).toBe(false)
    expect(isCacheable('https://other.test/api/shop')).toBe(false)
  })

  it.each([
    'https://shop.test/api/orders',
    'https://shop.test/api/orders/',
    'https://SHOP.test:443/api/orders',
  ])('rejects calls below the order URL %s', (orderUrl) => {
    const isCacheable = cacheableCalls(root, orderUrl)
    expect(isCacheable(`${root}orders`)).toBe(false)
    expect(isCacheable(`${root}orders/1001`)).toBe(false)
    expect(isCacheable(`${root}orders-of-the-day`)).toBe(true)
    expect(isCacheable(`${root}shop`)).toBe(true)
  })
})
