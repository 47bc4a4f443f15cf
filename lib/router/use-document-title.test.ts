import { renderHook } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'

import { useDocumentTitle } from '@/lib/router/use-document-title'

beforeEach(() => {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'requestAnimationFrame', 'cancelAnimationFrame'],
  })
  document.title = 'До — Tasty'
})

const draw = () => {
  vi.advanceTimersToNextFrame()
  vi.advanceTimersByTime(1)
}
/** Observers are notified in a microtask. */
const observed = () => Promise.resolve()
const open = (name: string) =>
  renderHook((screenName: string) => useDocumentTitle(screenName), { initialProps: name })

test('The document title is set after the first paint of the screen', () => {
  open('Корзина')
  expect(document.title).toBe('До — Tasty')
  draw()
  expect(document.title).toBe('Корзина — Tasty')
})

test('A key press before the paint finds the title set', () => {
  open('Корзина')
  dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab' }))
  expect(document.title).toBe('Корзина — Tasty')
})

test('The title follows the name of the screen', () => {
  const { rerender } = open('Рецепт')
  draw()
  rerender('Борщ')
  draw()
  expect(document.title).toBe('Борщ — Tasty')
})

test('A title set by others later is replaced, a prefix stays', async () => {
  open('Корзина')
  draw()
  document.title = 'Tasty'
  await observed()
  expect(document.title).toBe('Корзина — Tasty')
  document.title = '⏰ Чай — Корзина — Tasty'
  await observed()
  expect(document.title).toBe('⏰ Чай — Корзина — Tasty')
})

test('A screen that is left before the paint sets no title, and one that is left later releases it', async () => {
  open('Корзина').unmount()
  draw()
  expect(document.title).toBe('До — Tasty')
  const { unmount } = open('Борщ')
  draw()
  unmount()
  document.title = 'После — Tasty'
  await observed()
  expect(document.title).toBe('После — Tasty')
})
