import { describe, expect, it, vi } from 'vitest'

import { whenIdle } from '@/lib/browser/idle'

describe('where the browser knows idle callbacks', () => {
  it('waits for one, three seconds at most, and can be cancelled', () => {
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

describe('where it does not', () => {
  function withoutIdleCallbacks() {
    vi.useFakeTimers()
    vi.stubGlobal('requestIdleCallback', undefined)
    Reflect.deleteProperty(globalThis, 'requestIdleCallback')
  }

  it('waits half a second', () => {
    withoutIdleCallbacks()
    const callback = vi.fn()
    whenIdle(callback)
    vi.advanceTimersByTime(499)
    expect(callback).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(callback).toHaveBeenCalledOnce()
  })

  it('can be cancelled', () => {
    withoutIdleCallbacks()
    const callback = vi.fn()
    whenIdle(callback)()
    vi.runAllTimers()
    expect(callback).not.toHaveBeenCalled()
  })
})
