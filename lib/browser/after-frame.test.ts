import { beforeEach, describe, expect, it, vi } from 'vitest'

import { afterFrame } from '@/lib/browser/after-frame'

const callback = vi.fn()
const nextFrame = () => vi.advanceTimersToNextFrame()
const waitOneSecond = () => vi.advanceTimersByTime(1000)
const pressTab = () =>
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab', bubbles: true }))

beforeEach(() => {
  callback.mockClear()
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'requestAnimationFrame', 'cancelAnimationFrame'],
  })
})

describe('afterFrame', () => {
  it('runs the callback after the frame is painted', () => {
    afterFrame(callback)
    nextFrame()
    expect(callback).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(callback).toHaveBeenCalledOnce()
  })

  it('runs the callback once when the limit passes during the frame', () => {
    vi.stubGlobal('requestAnimationFrame', (render: () => void) => setTimeout(render, 199))
    afterFrame(callback)
    waitOneSecond()
    pressTab()
    expect(callback).toHaveBeenCalledOnce()
  })

  it('runs the callback after 200 ms without a frame, as in a background tab', () => {
    vi.stubGlobal('requestAnimationFrame', () => 0)
    afterFrame(callback)
    vi.advanceTimersByTime(199)
    expect(callback).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(callback).toHaveBeenCalledOnce()
  })

  it('runs the callback once, before any listener of the next key press', () => {
    const calls: number[] = []
    document.body.addEventListener('keydown', () => calls.push(callback.mock.calls.length), { once: true })
    afterFrame(callback)
    pressTab()
    expect(calls).toEqual([1])
    pressTab()
    waitOneSecond()
    expect(callback).toHaveBeenCalledOnce()
  })

  it.each([
    ['before the frame', () => {}],
    ['between the frame and the callback', nextFrame],
  ])('does not run the callback when cancelled %s', (_when, proceed) => {
    const cancel = afterFrame(callback)
    proceed()
    cancel()
    waitOneSecond()
    pressTab()
    expect(callback).not.toHaveBeenCalled()
  })
})
