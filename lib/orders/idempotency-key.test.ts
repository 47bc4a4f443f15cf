import { beforeEach, describe, expect, it, vi } from 'vitest'

import { createIdempotencyKeys } from '@/lib/orders/idempotency-key'
import { createOrder } from '@/testing/orders'

const { items, total, address, date, phone, payment } = createOrder('')
const content = { items, total, address, date, phone, payment }

describe('createIdempotencyKeys', () => {
  let count = 0
  /** The keys after the page is loaded. */
  const load = () => createIdempotencyKeys(() => `key-${++count}`)

  beforeEach(() => {
    count = 0
  })

  it('gives an unchanged order the same key', () => {
    const { withKey } = load()
    expect(withKey(content)).toEqual({ key: 'key-1', ...content })
    expect(withKey(structuredClone(content)).key).toBe('key-1')
  })

  it.each([
    ['count', { ...content, items: [{ ...content.items[0], count: 3 }] }],
    ['address', { ...content, address: { ...content.address, house: '4' } }],
    ['payment', { ...content, payment: 'card' }],
  ])('gives an order with another %s another key', (_field, changed) => {
    const { withKey } = load()
    withKey(content)
    expect(withKey(changed as typeof content).key).toBe('key-2')
  })

  it('gives the same order another key once it is forgotten', () => {
    const { withKey, forget } = load()
    forget(withKey(content).key)
    expect(withKey(content).key).toBe('key-2')
    expect(load().withKey(content).key).toBe('key-2')
  })

  it('keeps the key when another order is forgotten', () => {
    const { withKey, forget } = load()
    const { key } = withKey({ ...content, total: 1 })
    withKey(content)
    forget(key)
    expect(withKey(content).key).toBe('key-2')
  })

  it('generates random keys', () => {
    const keyOf = (total: number) => createIdempotencyKeys().withKey({ ...content, total }).key
    expect(keyOf(1)).toMatch(/^[\w-]{8,64}$/)
    expect(keyOf(2)).not.toBe(keyOf(1))
  })

  it('keeps the key and whether it was tried after a reload', () => {
    const { withKey, markTried } = load()
    withKey(content)
    expect(load().isTried()).toBe(false)
    markTried()
    const { withKey: withKeyAfterReload, isTried } = load()
    expect(withKeyAfterReload(content).key).toBe('key-1')
    expect(isTried()).toBe(true)
    withKeyAfterReload({ ...content, total: 1 })
    expect(isTried()).toBe(false)
  })

  it('gives the same order another key for another account and after a log-out', () => {
    load().withKey(content, 'user-1')
    expect(load().withKey(content, 'user-1').key).toBe('key-1')
    expect(load().withKey(content, 'user-2').key).toBe('key-2')
    expect(load().withKey(content).key).toBe('key-3')
  })

  it('keeps the key when the visitor signs in', () => {
    load().withKey(content)
    expect(load().withKey(content, 'user-1').key).toBe('key-1')
  })

  it('stores nothing that is in the order', () => {
    load().withKey(content, 'user-1')
    const stored = JSON.stringify({ ...sessionStorage })
    expect(stored).toContain('key-1')
    expect(stored).not.toMatch(/Минск|3\/12|297620822|Соль|user-1/)
  })

  it.each(['{', 'null', '7', '{"digest":"","key":7}'])('ignores an invalid stored value: %s', (text) => {
    sessionStorage.setItem('order', text)
    expect(load().withKey(content).key).toBe('key-1')
  })

  it.each(['getItem', 'setItem', 'removeItem'] as const)(
    'keeps the key until a reload when the storage throws on %s',
    (method) => {
      const throwing = {
        getItem: () => null,
        setItem: () => {},
        removeItem: () => {},
        [method]: () => {
          throw new DOMException('Access is denied', 'SecurityError')
        },
      }
      vi.stubGlobal('sessionStorage', throwing)
      const { withKey, forget } = load()
      expect(withKey(content).key).toBe('key-1')
      expect(withKey(content).key).toBe('key-1')
      forget('key-1')
      expect(withKey(content).key).toBe('key-2')
    },
  )
})
