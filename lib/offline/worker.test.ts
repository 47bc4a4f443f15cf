import { beforeEach, describe, expect, it, vi } from 'vitest'

import { registerServiceWorker } from '@/lib/offline/worker'

/** Settings are read on import, so they have to be there before. */
vi.hoisted(() => vi.stubEnv('NEXT_PUBLIC_ORDER_URL', 'http://api.test/api/orders'))

class Worker extends EventTarget {
  state = 'installing'
  postMessage = vi.fn()

  become(state: string) {
    this.state = state
    this.dispatchEvent(new Event('statechange'))
  }
}

/** The browser's side of it: one registration of one site. */
class Registration extends EventTarget {
  active: Worker | null = null
  waiting: Worker | null = null
  installing: Worker | null = null
  update = vi.fn(() => Promise.resolve())

  /** A version has been found and has fetched its files. */
  install() {
    const worker = new Worker()
    this.installing = worker
    this.dispatchEvent(new Event('updatefound'))
    this.installing = null
    this.waiting = worker
    worker.become('installed')
    return worker
  }

  /** It takes the place of the one before: by itself where no page has that one. */
  activate(worker: Worker) {
    this.waiting = null
    this.active = worker
    worker.become('activating')
    worker.become('activated')
  }
}

class Workers extends EventTarget {
  registration = new Registration()
  active = new Worker()
  ready = Promise.resolve({ active: this.active })
  register = vi.fn(() => Promise.resolve(this.registration))

  constructor(public controller: Worker | null) {
    super()
    this.registration.active = controller
  }

  /** A version becomes the one that all tabs have. */
  takeOver(worker: Worker) {
    this.registration.waiting = null
    this.controller = worker
    this.dispatchEvent(new Event('controllerchange'))
  }
}

/** How the browser tells of what a page has fetched. */
const entryOf = (name: string) => ({ name, initiatorType: /\.(webp|avif)$/.test(name) ? 'img' : 'script' })

const reload = vi.fn()

beforeEach(() => {
  reload.mockClear()
  vi.spyOn(location, 'reload').mockImplementation(reload)
})

/** A page of the site; what it is offered is in `offers`. */
async function start({ isFirstVisit = false, waiting = null as Worker | null, saveData = false } = {}) {
  const workers = new Workers(isFirstVisit ? null : new Worker())
  workers.registration.waiting = waiting
  vi.stubGlobal('navigator', { serviceWorker: workers, connection: { saveData } })
  const offers: (() => Promise<void>)[] = []
  const end = new AbortController()
  await registerServiceWorker((takeOver) => offers.push(takeOver), end.signal)
  return { workers, registration: workers.registration, offers, end }
}

describe('the worker', () => {
  it('is the one of the base path', async () => {
    const { workers } = await start()
    expect(workers.register).toHaveBeenCalledExactlyOnceWith('/tasty/sw.js')
  })

  it('has an address that a policy of trusted types lets through', async () => {
    const createPolicy = vi.fn((_: string, { createScriptURL }) => ({
      createScriptURL: (address: string) => `trusted ${createScriptURL(address)}`,
    }))
    vi.stubGlobal('trustedTypes', { createPolicy })
    const { workers } = await start()
    expect(workers.register).toHaveBeenCalledWith('trusted /tasty/sw.js')
  })

  it('is none of `next dev`', async () => {
    vi.stubEnv('NODE_ENV', 'development')
    expect((await start()).workers.register).not.toHaveBeenCalled()
    vi.unstubAllEnvs()
  })

  it('is fetched again where the network was gone the first time', async () => {
    const { workers, registration } = await start({ isFirstVisit: true })
    dispatchEvent(new Event('online'))
    expect(workers.register).toHaveBeenCalledTimes(2)
    expect(registration.update).not.toHaveBeenCalled()
    registration.activate(registration.install())
    await Promise.resolve()
    dispatchEvent(new Event('online'))
    expect(workers.register).toHaveBeenCalledTimes(2)
    expect(registration.update).toHaveBeenCalledOnce()
  })

  it('is done without where the browser has none', async () => {
    vi.stubGlobal('navigator', {})
    await expect(registerServiceWorker(() => {})).resolves.toBeUndefined()
  })

  it('does not come to somebody who saves data on a first visit', async () => {
    expect((await start({ isFirstVisit: true, saveData: true })).workers.register).not.toHaveBeenCalled()
    expect((await start({ saveData: true })).workers.register).toHaveBeenCalled()
  })

  it('hears on a first visit which answers and pictures the page fetches, and nothing of orders', async () => {
    const names = [
      'http://api.test/api/shop',
      'http://api.test/api/shop',
      `${location.origin}/tasty/images/borscht-320.avif`,
      'http://api.test/api/orders',
      `${location.origin}/tasty/_next/static/chunks/1.js`,
      'https://apis.google.com/js/api.js',
      'https://pictures.example/borscht.webp',
    ]
    let see: (names: string[]) => void = () => {}
    const disconnect = vi.fn()
    vi.stubGlobal(
      'PerformanceObserver',
      class {
        constructor(tell: (list: { getEntries: () => object[] }) => void) {
          see = (seen) => tell({ getEntries: () => seen.map(entryOf) })
        }
        observe = () => see(names)
        disconnect = disconnect
      },
    )
    const { workers, offers } = await start({ isFirstVisit: true })
    see([`${location.origin}/tasty/_next/static/chunks/2.js`])
    see(['http://api.test/api/recipes'])
    await workers.ready
    expect(workers.active.postMessage.mock.calls).toEqual(
      [[names[0], names[2], names[6]], ['http://api.test/api/recipes']].map((urlsToCache) => [
        { type: 'CACHE_URLS', payload: { urlsToCache } },
      ]),
    )
    expect(offers).toEqual([])
    expect(disconnect).not.toHaveBeenCalled()

    // Without a network the page needs the worker: from here on it fetches everything by way of it.
    workers.active.postMessage.mockClear()
    dispatchEvent(new Event('offline'))
    dispatchEvent(new Event('offline'))
    await workers.ready
    expect(workers.active.postMessage.mock.calls).toEqual([[{ type: 'CLAIM' }]])
    workers.takeOver(workers.active)
    expect(disconnect).toHaveBeenCalledOnce()
    expect(offers).toEqual([])
    expect(reload).not.toHaveBeenCalled()
    workers.takeOver(new Worker())
    expect(offers).toHaveLength(1)
  })

  it('is told nothing more by a page that has gone', async () => {
    const disconnect = vi.fn()
    vi.stubGlobal(
      'PerformanceObserver',
      class {
        observe = () => {}
        disconnect = disconnect
      },
    )
    const { workers, end } = await start({ isFirstVisit: true })
    end.abort()
    dispatchEvent(new Event('offline'))
    await workers.ready
    expect(disconnect).toHaveBeenCalledOnce()
    expect(workers.active.postMessage).not.toHaveBeenCalled()
  })

  it('is asked about news when the visitor or the network comes back, and every hour', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const { registration, end } = await start()
    const news = () => {
      document.dispatchEvent(new Event('visibilitychange'))
      dispatchEvent(new Event('online'))
      vi.advanceTimersByTime(3_600_000)
    }
    news()
    expect(registration.update).toHaveBeenCalledTimes(3)
    end.abort()
    news()
    expect(registration.update).toHaveBeenCalledTimes(3)
  })
})

describe('a new version', () => {
  it('is not what a first visit installs', async () => {
    const { registration, offers } = await start({ isFirstVisit: true })
    const first = registration.install()
    registration.activate(first)
    expect(offers).toEqual([])
    expect(first.postMessage).not.toHaveBeenCalledWith({ type: 'CLAIM' })
  })

  it('is offered once to the page of a first visit, which needs the worker from then on', async () => {
    const { workers, registration, offers } = await start({ isFirstVisit: true })
    registration.activate(registration.install())
    const worker = registration.install()
    registration.activate(worker)
    expect(worker.postMessage).toHaveBeenCalledWith({ type: 'CLAIM' })
    workers.takeOver(worker)
    expect(offers).toHaveLength(1)
    expect(reload).not.toHaveBeenCalled()
    offers[0]?.()
    expect(reload).toHaveBeenCalledOnce()
  })

  it('has the page of a first visit ask for the worker as soon as it is found', async () => {
    const { registration } = await start({ isFirstVisit: true })
    const before = registration.install()
    registration.activate(before)
    registration.installing = new Worker()
    registration.dispatchEvent(new Event('updatefound'))
    expect(before.postMessage).toHaveBeenCalledExactlyOnceWith({ type: 'CLAIM' })
    registration.installing.become('installed')
    expect(before.postMessage).toHaveBeenCalledOnce()
  })

  it('waits for the page of a first visit where another tab has the version before', async () => {
    const { workers, registration, offers } = await start({ isFirstVisit: true })
    const before = registration.install()
    registration.activate(before)
    const worker = registration.install()
    expect(before.postMessage).toHaveBeenCalledWith({ type: 'CLAIM' })
    workers.controller = before
    workers.dispatchEvent(new Event('controllerchange'))
    expect(offers).toHaveLength(1)
    offers[0]?.()
    expect(worker.postMessage).toHaveBeenCalledExactlyOnceWith({ type: 'SKIP_WAITING' })
    expect(reload).not.toHaveBeenCalled()
    workers.takeOver(worker)
    expect(reload).toHaveBeenCalledOnce()
  })

  it('is offered when it is there, and when it was there before the page', async () => {
    const { registration, offers } = await start()
    registration.install()
    expect(offers).toHaveLength(1)
    expect((await start({ waiting: new Worker() })).offers).toHaveLength(1)
  })

  it('takes over when the visitor says so, and this page reloads once it has', async () => {
    const { workers, registration, offers } = await start()
    const worker = registration.install()
    expect(worker.postMessage).not.toHaveBeenCalled()
    offers[0]?.()
    expect(worker.postMessage).toHaveBeenCalledExactlyOnceWith({ type: 'SKIP_WAITING' })
    expect(reload).not.toHaveBeenCalled()
    workers.takeOver(worker)
    expect(reload).toHaveBeenCalledOnce()
  })

  it('that takes over long after the visitor said so reloads nothing by itself', async () => {
    const { workers, registration, offers } = await start()
    const worker = registration.install()
    vi.useFakeTimers()
    const over = offers[0]?.()
    await vi.advanceTimersByTimeAsync(10_000)
    await over
    workers.takeOver(worker)
    expect(reload).not.toHaveBeenCalled()
    expect(offers).toHaveLength(2)
    void offers[1]?.()
    expect(reload).toHaveBeenCalledOnce()
  })

  it('taken in another tab is offered here, and reloads nothing by itself', async () => {
    const { workers, offers } = await start()
    workers.takeOver(new Worker())
    expect(reload).not.toHaveBeenCalled()
    expect(offers).toHaveLength(1)
    offers[0]?.()
    expect(reload).toHaveBeenCalledOnce()
  })
})
