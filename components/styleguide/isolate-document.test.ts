import { beforeAll, describe, expect, it, vi } from 'vitest'

import { isolateDocument } from '@/components/styleguide/isolate-document'

const visitors = window.localStorage
const outside = vi.fn(() => Promise.resolve(new Response('{}')))

beforeAll(() => {
  window.fetch = outside
  Object.defineProperty(window, 'indexedDB', { value: {}, configurable: true })
  Object.defineProperty(navigator, 'serviceWorker', { value: {}, configurable: true })
  isolateDocument()
})

describe('isolateDocument', () => {
  it('keeps what is stored in memory, apart from the visitor’s storage', () => {
    localStorage.setItem('shopList', '["Соль"]')
    expect(localStorage.getItem('shopList')).toBe('["Соль"]')
    expect(visitors.getItem('shopList')).toBeNull()
    localStorage.clear()
    expect(localStorage.getItem('access')).toBeNull()
  })

  it('fetches files and sends nothing', async () => {
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
