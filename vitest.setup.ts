import { afterAll, afterEach, beforeEach, expect, vi } from 'vitest'

/** Clears the storage before each test, and fails a test on unexpected calls of `console.error` and `console.warn`. */
beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})

afterEach(() => {
  const unexpected = [...vi.mocked(console.error).mock.calls, ...vi.mocked(console.warn).mock.calls]
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.useRealTimers()
  expect(unexpected).toEqual([])
})

// Test files share a process, and so its environment.
afterAll(() => {
  vi.unstubAllEnvs()
})
