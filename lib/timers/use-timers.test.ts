import { renderHook } from '@testing-library/react'
import { expect, it, vi } from 'vitest'

import { useTimers } from '@/lib/timers/use-timers'

it('returns the current time on the first render, however old the last tick is', () => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: new Date('2026-05-01T12:00:00') })
  const seen: number[] = []
  const watch = () => renderHook(() => seen.push(useTimers().now))
  watch().unmount()
  expect(new Set(seen)).toEqual(new Set([Date.now()]))
  seen.length = 0
  vi.advanceTimersByTime(600_000)
  watch().unmount()
  expect(new Set(seen)).toEqual(new Set([Date.now()]))
})
