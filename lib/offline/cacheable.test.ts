import { describe, expect, it } from 'vitest'

import { cacheableCalls } from '@/lib/offline/cacheable'

const root = 'https://shop.test/api/'

describe('keptCalls', () => {
  it('are those of the product API', () => {
    const isKept = cacheableCalls(root, undefined)
    expect(isKept(`${root}selected?page=1&limit=3`)).toBe(true)
    expect(isKept('https://shop.test/images/salt.webp')).toBe(false)
    expect(isKept('https://other.test/api/shop')).toBe(false)
  })

  it.each([
    'https://shop.test/api/orders',
    'https://shop.test/api/orders/',
    'https://SHOP.test:443/api/orders',
  ])('are not those of orders to %s, which may stand among them', (orderUrl) => {
    const isKept = cacheableCalls(root, orderUrl)
    expect(isKept(`${root}orders`)).toBe(false)
    expect(isKept(`${root}orders/1001`)).toBe(false)
    expect(isKept(`${root}orders-of-the-day`)).toBe(true)
    expect(isKept(`${root}shop`)).toBe(true)
  })
})
