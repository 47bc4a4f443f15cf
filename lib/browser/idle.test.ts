import { describe, expect, it, vi } from 'vitest'

import { whenIdle } from '@/lib/browser/idle'

describe('whenIdle with requestIdleCallback', () => {
  it('requests an idle callback within three seconds, and cancels it', () => {
    const request = vi.fn(() => 7)
    const cancel = vi.fn()
    vi.stubGlobal('requestIdleCallback', request)
    vi.stubGlobal('cancelIdleCallback', cancel)
    const callback = vi.fn()
    whenIdle(callback)()
    expect(request).toHaveBeenCalledWith(callback, { timeout: 3000 })
    expect(cancel).toHaveBeenCalledWith(7)
    expect(callback).not.toHaveBeenCalled()
  })
})

describe('whenIdle without requestIdleCallback', () => {
  function removeIdleCallback() {
    vi.useFakeTimers()
    vi.stubGlobal('requestIdleCallback', undefined)
    Reflect.deleteProperty(globalThis, 'requestIdleCallback')
  }

  it('waits half a second', () => {
    removeIdleCallback()
    const callback = vi.fn()
    whenIdle(callback)
    vi.advanceTimersByTime(499)
    expect(callback).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(callback).toHaveBeenCalledOnce()
  })

  it('can be cancelled', () => {
    removeIdleCallback()
    const callback = vi.fn()
    whenIdle(callback)()
    vi.runAllTimers()
    expect(callback).not.toHaveBeenCalled()
  })
})
