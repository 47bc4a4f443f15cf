import { beforeEach, describe, expect, it, vi } from 'vitest'

import { afterFrame, afterFrameOrByKey } from '@/lib/after-frame'

const callback = vi.fn()
const frame = () => vi.advanceTimersToNextFrame()
/** What a timer without a delay has to wait for. */
const soon = () => vi.advanceTimersByTime(1)
const aSecond = () => vi.advanceTimersByTime(1000)
const press = () => dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab' }))

beforeEach(() => {
  callback.mockClear()
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'requestAnimationFrame', 'cancelAnimationFrame'],
  })
})

describe.each([
  ['after the frame', afterFrame],
  ['after the frame or by a key', afterFrameOrByKey],
])('what runs %s', (_, wait) => {
  it('waits until the frame has been drawn', () => {
    wait(callback)
    frame()
    expect(callback).not.toHaveBeenCalled()
    soon()
    expect(callback).toHaveBeenCalledOnce()
  })

  it('runs once, though the limit passes while the frame is made', () => {
    vi.stubGlobal('requestAnimationFrame', (make: () => void) => setTimeout(make, 199))
    wait(callback)
    aSecond()
    expect(callback).toHaveBeenCalledOnce()
  })

  it('runs without a frame, as in a tab that is not seen', () => {
    vi.stubGlobal('requestAnimationFrame', () => 0)
    wait(callback)
    vi.advanceTimersByTime(199)
    expect(callback).not.toHaveBeenCalled()
    aSecond()
    expect(callback).toHaveBeenCalledOnce()
  })

  it.each([
    ['before the frame', () => {}],
    ['between the frame and what follows it', frame],
  ])('never runs once it is cancelled %s', (_when, pass) => {
    const cancel = wait(callback)
    pass()
    cancel()
    aSecond()
    press()
    expect(callback).not.toHaveBeenCalled()
  })
})

describe('by a key', () => {
  it('it runs before whoever hears that, and not again', () => {
    const runs: number[] = []
    const hear = () => runs.push(callback.mock.calls.length)
    document.body.addEventListener('keydown', hear, { once: true })
    afterFrameOrByKey(callback)
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab', bubbles: true }))
    expect(runs).toEqual([1])
    press()
    aSecond()
    expect(callback).toHaveBeenCalledOnce()
  })

  it('it does not run again after the frame', () => {
    afterFrameOrByKey(callback)
    aSecond()
    press()
    expect(callback).toHaveBeenCalledOnce()
  })
})
