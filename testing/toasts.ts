import { act, screen } from '@testing-library/react'
import { vi } from 'vitest'

import { showToast } from '@/lib/feedback/toasts-store'

/** Toasts as a test shows and finds them, with fake timers. */

type Toast = Parameters<typeof showToast>[0]

export const show = (toast: Partial<Toast> = {}) =>
  act(() => showToast({ type: 'info', message: 'Сохранено', ...toast }))

export const advance = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds))

export const card = (message = 'Сохранено') => {
  const found = screen.getByText(message).closest<HTMLElement>('.pointer-events-auto')
  if (!found) throw new Error(`No card around «${message}»`)
  return found
}
