import { beforeAll, describe, expect, it, vi } from 'vitest'

import { isolateDocument } from '@/components/styleguide/isolate-document'

const visitorStorage = window.localStorage
const outside = vi.fn(() => Promise.resolve(new Response('{}')))

beforeAll(() => {
  window.fetch = outside
  Object.defineProperty(window, 'indexedDB', { value: {}, configurable: true })
  Object.defineProperty(navigator, 'serviceWorker', { value: {}, configurable: true })
  isolateDocument()
})

describe('isolateDocument', () => {
  it('stores in memory, apart from the visitor’s storage', () => {
    localStorage.setItem('shopList', '["Соль"]')
    expect(localStorage.getItem('shopList')).toBe('["Соль"]')
    expect(visitorStorage.getItem('shopList')).toBeNull()
    localStorage.clear()
    expect(localStorage.getItem('shopList')).toBeNull()
  })

  it('fetches, and sends nothing', async () => {
    await expect(fetch('http://api.test/api/shop')).resolves.toHaveProperty('ok', true)
    outside.mockClear()
    const send = fetch('http://api.test/api/orders', { method: 'POST', body: '{}' })
    await expect(send).rejects.toThrow('sends nothing')
    expect(outside).not.toHaveBeenCalled()
  })

  it('removes databases and the service worker', () => {
    expect(window.indexedDB).toBeUndefined()
    expect(navigator.serviceWorker).toBeUndefined()
  })
})
