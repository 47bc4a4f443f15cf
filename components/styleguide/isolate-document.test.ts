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

describe('In the document of the style guide', () => {
  it('what is stored is seen in it, and not by visitors', () => {
    localStorage.setItem('shopList', '["Соль"]')
    expect(localStorage.getItem('shopList')).toBe('["Соль"]')
    expect(visitors.getItem('shopList')).toBeNull()
    localStorage.clear()
    expect(localStorage.getItem('access')).toBeNull()
  })

  it('what can be had is fetched, and nothing is sent', async () => {
    await expect(fetch('http://api.test/api/shop')).resolves.toHaveProperty('ok', true)
    outside.mockClear()
    const send = fetch('http://api.test/api/orders', { method: 'POST', body: '{}' })
    await expect(send).rejects.toThrow('sends nothing')
    expect(outside).not.toHaveBeenCalled()
  })

  it('there is neither a database nor a service worker', () => {
    expect(window.indexedDB).toBeUndefined()
    expect(navigator.serviceWorker).toBeUndefined()
  })
})
