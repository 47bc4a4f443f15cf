import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { useToday } from '@/lib/calendar/use-today'

beforeEach(() => void vi.useFakeTimers({ now: new Date(2026, 10, 30, 23, 59, 30) }))
afterEach(() => void vi.useRealTimers())

it('follows the clock past midnight', () => {
  const { result, unmount } = renderHook(useToday)
  expect(result.current).toBe('2026-11-30')
  act(() => void vi.advanceTimersByTime(60_000))
  expect(result.current).toBe('2026-12-01')
  unmount()
  expect(vi.getTimerCount()).toBe(0)
})

it('is right at once when a page is shown again that was hidden overnight', () => {
  const { result } = renderHook(useToday)
  vi.setSystemTime(new Date(2026, 11, 1, 8))
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  expect(result.current).toBe('2026-12-01')
})
