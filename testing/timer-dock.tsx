import { act, screen } from '@testing-library/react'
import { vi } from 'vitest'
import { Timers } from '@/components/shell/timers'
import { useTimersStore } from '@/lib/timers/timers-store'
import { useToastsStore } from '@/lib/feedback/toasts-store'
import { renderWithUser } from '@/testing/app'

/** Steps that the tests of the dock of timers share. */

export const errand = { name: 'Шаг 2: тушите', recipeId: 'borscht', recipeTitle: 'Борщ', step: 2 }

export const MINUTE = 60_000

export const toasts = () => useToastsStore.getState().toasts

export const timers = () => useTimersStore.getState().timers

export const button = (name: string | RegExp) => screen.getByRole('button', { name })

export const clock = (name = errand.name) => screen.getByRole('timer', { name }).textContent

export const pass = (milliseconds: number) => act(async () => void vi.advanceTimersByTime(milliseconds))

export async function open() {
  const opened = renderWithUser(
    <>
      <h1 tabIndex={-1}>Борщ</h1>
      <Timers />
    </>,
  )
  await vi.dynamicImportSettled()
  await pass(0)
  return opened
}

/** The dock with a timer of 15 minutes, opened. */
export async function openPanel(seconds = 900) {
  useTimersStore.getState().start(errand, seconds)
  const opened = await open()
  await opened.user.click(button(/^Таймеры/))
  return opened
}
