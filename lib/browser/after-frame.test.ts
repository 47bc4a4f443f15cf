import { beforeEach, expect, it, vi } from 'vitest'

import { afterFrame } from '@/lib/browser/after-frame'

const callback = vi.fn()
const frame = () => vi.advanceTimersToNextFrame()
const aSecond = () => vi.advanceTimersByTime(1000)
const press = () => document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab', bubbles: true }))

beforeEach(() => {
  callback.mockClear()
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'requestAnimationFrame', 'cancelAnimationFrame'],
  })
})

it('waits until the frame has been drawn', () => {
  afterFrame(callback)
  frame()
  expect(callback).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(callback).toHaveBeenCalledOnce()
})

it('calls back once, though the limit passes while the frame is being made', () => {
  vi.stubGlobal('requestAnimationFrame', (make: () => void) => setTimeout(make, 199))
  afterFrame(callback)
  aSecond()
  press()
  expect(callback).toHaveBeenCalledOnce()
})

it('calls back without a frame, as in a tab that is not seen', () => {
  vi.stubGlobal('requestAnimationFrame', () => 0)
  afterFrame(callback)
  vi.advanceTimersByTime(199)
  expect(callback).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(callback).toHaveBeenCalledOnce()
})

it('calls back once before a key, whoever hears that', () => {
  const calls: number[] = []
  document.body.addEventListener('keydown', () => calls.push(callback.mock.calls.length), { once: true })
  afterFrame(callback)
  press()
  expect(calls).toEqual([1])
  press()
  aSecond()
  expect(callback).toHaveBeenCalledOnce()
})

it.each([
  ['before the frame', () => {}],
  ['between the frame and what follows it', frame],
])('never calls back once it is cancelled %s', (_when, pass) => {
  const cancel = afterFrame(callback)
  pass()
  cancel()
  aSecond()
  press()
  expect(callback).not.toHaveBeenCalled()
})
