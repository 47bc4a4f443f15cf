import { beforeEach, expect, it, vi } from 'vitest'

import { Retry } from '@/lib/household/retry'

beforeEach(() => void vi.useFakeTimers())

/** Seconds from now to the attempt that `plan` has planned. */
function secondsTo(attempt: ReturnType<typeof vi.fn>) {
  const before = Date.now()
  attempt.mockClear()
  vi.runAllTimers()
  expect(attempt).toHaveBeenCalledOnce()
  return (Date.now() - before) / 1000
}

it('A retry waits twice as long each time, at most a minute, and five seconds again after a reset', () => {
  const attempt = vi.fn()
  const retry = new Retry(attempt)
  const waits = Array.from({ length: 6 }, () => {
    retry.plan()
    return secondsTo(attempt)
  })
  expect(waits).toEqual([5, 10, 20, 40, 60, 60])
  retry.reset()
  retry.plan()
  expect(secondsTo(attempt)).toBe(5)
})

it('A stopped retry attempts nothing', () => {
  const attempt = vi.fn()
  const retry = new Retry(attempt)
  retry.plan()
  retry.stop()
  retry.plan()
  vi.runAllTimers()
  expect(attempt).not.toHaveBeenCalled()
})
