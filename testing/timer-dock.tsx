import { act, screen } from '@testing-library/react'
import { beforeEach, vi } from 'vitest'

import { LazyTimerDock } from '@/components/shell/lazy-timer-dock'
import { useToastsStore } from '@/lib/feedback/toasts-store'
import { useTimersPresence } from '@/lib/timers/timers-presence'
import { useTimersStore } from '@/lib/timers/timers-store'
import { renderWithUser, resetApp } from '@/testing/app'

/** The timer dock on 1 May 2026 at noon, and what its tests do there. */

beforeEach(() => {
  // Timeouts stay real: user-event waits for them.
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: new Date('2026-05-01T12:00:00') })
  resetApp()
  useTimersPresence.setState({ timesWanted: 0 })
  document.title = 'Борщ — Tasty'
})

export const purpose = { name: 'Шаг 2: тушите', recipeId: 'borscht', recipeTitle: 'Борщ', step: 2 }

export const MINUTE = 60_000

export const toasts = () => useToastsStore.getState().toasts

export const timers = () => useTimersStore.getState().timers

export const button = (name: string | RegExp) => screen.getByRole('button', { name })

export const clock = (name = purpose.name) => screen.getByRole('timer', { name }).textContent

export const pass = (milliseconds: number) => act(async () => void vi.advanceTimersByTime(milliseconds))

export async function open() {
  const opened = renderWithUser(
    <>
      <h1 tabIndex={-1}>Борщ</h1>
      <LazyTimerDock />
    </>,
  )
  await act(() => vi.dynamicImportSettled())
  await pass(0)
  return opened
}

/** Opens the panel of the dock with one timer, by default of 15 minutes. */
export async function openPanel(seconds = 900) {
  useTimersStore.getState().start(purpose, seconds)
  const opened = await open()
  await opened.user.click(button(/^Таймеры/))
  return opened
}
