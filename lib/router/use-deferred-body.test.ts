import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'

beforeEach(() => {
  History.prototype.replaceState.call(history, null, '', location.pathname)
  vi.resetModules()
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'requestAnimationFrame', 'cancelAnimationFrame'],
  })
})

/** The hook in a screen that the visit begins with, or one that a step leads to. */
async function render({ steps }: { steps: number }) {
  const { navigate } = await import('@/lib/router/navigation')
  const { useDeferredBody } = await import('@/lib/router/use-deferred-body')
  if (steps > 0) navigate('/category')
  const { result } = renderHook(useDeferredBody)
  return () => result.current
}

test('A screen of a page load renders whole', async () => {
  const isDrawn = await render({ steps: 0 })
  expect(isDrawn()).toBe(true)
})

test('After a navigation the body follows one frame after the title', async () => {
  const isDrawn = await render({ steps: 1 })
  expect(isDrawn()).toBe(false)
  act(() => void vi.advanceTimersToNextFrame())
  act(() => void vi.advanceTimersByTime(1))
  expect(isDrawn()).toBe(true)
})

test('The body follows without a frame too, as in a background tab', async () => {
  vi.stubGlobal('requestAnimationFrame', () => 0)
  const isDrawn = await render({ steps: 1 })
  act(() => void vi.advanceTimersByTime(100))
  expect(isDrawn()).toBe(false)
  act(() => void vi.advanceTimersByTime(200))
  expect(isDrawn()).toBe(true)
})
