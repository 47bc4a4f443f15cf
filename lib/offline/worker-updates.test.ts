import { beforeEach, describe, expect, it, vi } from 'vitest'

import { FakeWorker, openPage, stubReload } from '@/testing/service-worker-container'

let reload: ReturnType<typeof stubReload>

beforeEach(() => {
  reload = stubReload()
})

describe('a new version of the service worker', () => {
  it('is not offered when a first visit installs the first one', async () => {
    const { registration, offers } = await openPage({ isFirstVisit: true })
    const first = registration.install()
    registration.activate(first)
    expect(offers).toEqual([])
    expect(first.postMessage).not.toHaveBeenCalledWith({ type: 'CLAIM' })
  })

  it('is offered once on a first visit, whose page claims the worker', async () => {
    const { container, registration, offers } = await openPage({ isFirstVisit: true })
    registration.activate(registration.install())
    const worker = registration.install()
    registration.activate(worker)
    expect(worker.postMessage).toHaveBeenCalledWith({ type: 'CLAIM' })
    container.takeOver(worker)
    expect(offers).toHaveLength(1)
    expect(reload).not.toHaveBeenCalled()
    offers[0]?.()
    expect(reload).toHaveBeenCalledOnce()
  })

  it('makes the page of a first visit claim the active worker as soon as it is found', async () => {
    const { registration } = await openPage({ isFirstVisit: true })
    const previous = registration.install()
    registration.activate(previous)
    registration.installing = new FakeWorker()
    registration.dispatchEvent(new Event('updatefound'))
    expect(previous.postMessage).toHaveBeenCalledExactlyOnceWith({ type: 'CLAIM' })
    registration.installing.setState('installed')
    expect(previous.postMessage).toHaveBeenCalledOnce()
  })

  it('waits on a first visit while the previous version controls another tab', async () => {
    const { container, registration, offers } = await openPage({ isFirstVisit: true })
    const previous = registration.install()
    registration.activate(previous)
    const worker = registration.install()
    expect(previous.postMessage).toHaveBeenCalledWith({ type: 'CLAIM' })
    container.controller = previous
    container.dispatchEvent(new Event('controllerchange'))
    expect(offers).toHaveLength(1)
    offers[0]?.()
    expect(worker.postMessage).toHaveBeenCalledExactlyOnceWith({ type: 'SKIP_WAITING' })
    expect(reload).not.toHaveBeenCalled()
    container.takeOver(worker)
    expect(reload).toHaveBeenCalledOnce()
  })

  it('is offered when it is installed, and when it was waiting before the page opened', async () => {
    const { registration, offers } = await openPage()
    registration.install()
    expect(offers).toHaveLength(1)
    expect((await openPage({ waiting: new FakeWorker() })).offers).toHaveLength(1)
  })

  it('activates when the user accepts it, and then reloads the page', async () => {
    const { container, registration, offers } = await openPage()
    const worker = registration.install()
    expect(worker.postMessage).not.toHaveBeenCalled()
    offers[0]?.()
    expect(worker.postMessage).toHaveBeenCalledExactlyOnceWith({ type: 'SKIP_WAITING' })
    expect(reload).not.toHaveBeenCalled()
    container.takeOver(worker)
    expect(reload).toHaveBeenCalledOnce()
  })

  it('does not reload the page when it takes over long after it was accepted', async () => {
    const { container, registration, offers } = await openPage()
    const worker = registration.install()
    vi.useFakeTimers()
    const timedOut = offers[0]?.()
    await vi.advanceTimersByTimeAsync(10_000)
    await timedOut
    container.takeOver(worker)
    expect(reload).not.toHaveBeenCalled()
    expect(offers).toHaveLength(2)
    void offers[1]?.()
    expect(reload).toHaveBeenCalledOnce()
  })

  it('that another tab has activated is offered without a reload', async () => {
    const { container, offers } = await openPage()
    container.takeOver(new FakeWorker())
    expect(reload).not.toHaveBeenCalled()
    expect(offers).toHaveLength(1)
    offers[0]?.()
    expect(reload).toHaveBeenCalledOnce()
  })
})
