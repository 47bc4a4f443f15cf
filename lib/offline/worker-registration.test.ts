import { beforeEach, describe, expect, it, vi } from 'vitest'

import { registerServiceWorker } from '@/lib/offline/worker'
import { FakeWorker, openPage, stubReload } from '@/testing/service-worker-container'

/** The settings are read on import, so the variable has to be set before. */
vi.hoisted(() => vi.stubEnv('NEXT_PUBLIC_ORDER_URL', 'http://api.test/api/orders'))

/** The resource timing entry of a loaded URL. */
const timingOf = (name: string) => ({ name, initiatorType: /\.(webp|avif)$/.test(name) ? 'img' : 'script' })

let reload: ReturnType<typeof stubReload>

beforeEach(() => {
  reload = stubReload()
})

describe('registerServiceWorker', () => {
  it('registers the worker below the base path', async () => {
    const { container } = await openPage()
    expect(container.register).toHaveBeenCalledExactlyOnceWith('/tasty/sw.js')
  })

  it('passes a trusted script URL where trusted types are required', async () => {
    const createPolicy = vi.fn((_: string, { createScriptURL }) => ({
      createScriptURL: (url: string) => `trusted ${createScriptURL(url)}`,
    }))
    vi.stubGlobal('trustedTypes', { createPolicy })
    const { container } = await openPage()
    expect(container.register).toHaveBeenCalledWith('trusted /tasty/sw.js')
  })

  it('registers nothing in development', async () => {
    vi.stubEnv('NODE_ENV', 'development')
    expect((await openPage()).container.register).not.toHaveBeenCalled()
    vi.unstubAllEnvs()
  })

  it('registers again when the first installation has failed', async () => {
    const { container, registration } = await openPage({ isFirstVisit: true })
    dispatchEvent(new Event('online'))
    expect(container.register).toHaveBeenCalledTimes(2)
    expect(registration.update).not.toHaveBeenCalled()
    registration.activate(registration.install())
    await Promise.resolve()
    dispatchEvent(new Event('online'))
    expect(container.register).toHaveBeenCalledTimes(2)
    expect(registration.update).toHaveBeenCalledOnce()
  })

  it('resolves in a browser without service workers', async () => {
    vi.stubGlobal('navigator', {})
    await expect(registerServiceWorker(() => {})).resolves.toBeUndefined()
  })

  it('registers nothing on a first visit with data saving on', async () => {
    expect((await openPage({ isFirstVisit: true, saveData: true })).container.register).not.toHaveBeenCalled()
    expect((await openPage({ saveData: true })).container.register).toHaveBeenCalled()
  })

  it('posts loaded API calls and pictures, but no orders, to the worker of a first visit', async () => {
    const urls = [
      'http://api.test/api/shop',
      'http://api.test/api/shop',
      `${location.origin}/tasty/images/borscht-320.avif`,
      'http://api.test/api/orders',
      `${location.origin}/tasty/_next/static/chunks/1.js`,
      'https://apis.google.com/js/api.js',
      'https://pictures.example/borscht.webp',
    ]
    let observe: (urls: string[]) => void = () => {}
    const disconnect = vi.fn()
    vi.stubGlobal(
      'PerformanceObserver',
      class {
        constructor(callback: (list: { getEntries: () => object[] }) => void) {
          observe = (loaded) => callback({ getEntries: () => loaded.map(timingOf) })
        }
        observe = () => observe(urls)
        disconnect = disconnect
      },
    )
    const { container, offers } = await openPage({ isFirstVisit: true })
    observe([`${location.origin}/tasty/_next/static/chunks/2.js`])
    observe(['http://api.test/api/recipes'])
    await container.ready
    expect(container.active.postMessage.mock.calls).toEqual(
      [[urls[0], urls[2], urls[6]], ['http://api.test/api/recipes']].map((urlsToCache) => [
        { type: 'CACHE_URLS', payload: { urlsToCache } },
      ]),
    )
    expect(offers).toEqual([])
    expect(disconnect).not.toHaveBeenCalled()

    // An offline page needs the worker to control it.
    container.active.postMessage.mockClear()
    dispatchEvent(new Event('offline'))
    dispatchEvent(new Event('offline'))
    await container.ready
    expect(container.active.postMessage.mock.calls).toEqual([[{ type: 'CLAIM' }]])
    container.takeOver(container.active)
    expect(disconnect).toHaveBeenCalledOnce()
    expect(offers).toEqual([])
    expect(reload).not.toHaveBeenCalled()
    container.takeOver(new FakeWorker())
    expect(offers).toHaveLength(1)
  })

  it('posts nothing after the page has ended', async () => {
    const disconnect = vi.fn()
    vi.stubGlobal(
      'PerformanceObserver',
      class {
        observe = () => {}
        disconnect = disconnect
      },
    )
    const { container, end } = await openPage({ isFirstVisit: true })
    end.abort()
    dispatchEvent(new Event('offline'))
    await container.ready
    expect(disconnect).toHaveBeenCalledOnce()
    expect(container.active.postMessage).not.toHaveBeenCalled()
  })

  it('checks for an update when the page becomes visible or online, and every hour', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const { registration, end } = await openPage()
    const triggerChecks = () => {
      document.dispatchEvent(new Event('visibilitychange'))
      dispatchEvent(new Event('online'))
      vi.advanceTimersByTime(3_600_000)
    }
    triggerChecks()
    expect(registration.update).toHaveBeenCalledTimes(3)
    end.abort()
    triggerChecks()
    expect(registration.update).toHaveBeenCalledTimes(3)
  })
})
