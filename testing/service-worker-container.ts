import { vi } from 'vitest'

import { registerServiceWorker } from '@/lib/offline/worker'

/** A fake `navigator.serviceWorker`, which happy-dom lacks: one registration of one site. */

export class FakeWorker extends EventTarget {
  state = 'installing'
  postMessage = vi.fn()

  setState(state: string) {
    this.state = state
    this.dispatchEvent(new Event('statechange'))
  }
}

class FakeRegistration extends EventTarget {
  active: FakeWorker | null = null
  waiting: FakeWorker | null = null
  installing: FakeWorker | null = null
  update = vi.fn(() => Promise.resolve())

  /** Finds and installs a version, which then waits. */
  install() {
    const worker = new FakeWorker()
    this.installing = worker
    this.dispatchEvent(new Event('updatefound'))
    this.installing = null
    this.waiting = worker
    worker.setState('installed')
    return worker
  }

  /** Activates a version, as the browser does by itself when the previous one controls no page. */
  activate(worker: FakeWorker) {
    this.waiting = null
    this.active = worker
    worker.setState('activating')
    worker.setState('activated')
  }
}

class FakeContainer extends EventTarget {
  registration = new FakeRegistration()
  active = new FakeWorker()
  ready = Promise.resolve({ active: this.active })
  register = vi.fn(() => Promise.resolve(this.registration))

  constructor(public controller: FakeWorker | null) {
    super()
    this.registration.active = controller
  }

  /** Makes a version the controller of this page. */
  takeOver(worker: FakeWorker) {
    this.registration.waiting = null
    this.controller = worker
    this.dispatchEvent(new Event('controllerchange'))
  }
}

/** Opens a page that registers the service worker. `offers` collects the offered updates; `end` unloads the page. */
export async function openPage({
  isFirstVisit = false,
  waiting = null as FakeWorker | null,
  saveData = false,
} = {}) {
  const container = new FakeContainer(isFirstVisit ? null : new FakeWorker())
  container.registration.waiting = waiting
  vi.stubGlobal('navigator', { serviceWorker: container, connection: { saveData } })
  const offers: (() => Promise<void>)[] = []
  const end = new AbortController()
  await registerServiceWorker((takeOver) => offers.push(takeOver), end.signal)
  return { container, registration: container.registration, offers, end }
}

/** Replaces `location.reload` until the test ends. */
export function stubReload() {
  const reload = vi.fn()
  vi.spyOn(location, 'reload').mockImplementation(reload)
  return reload
}
