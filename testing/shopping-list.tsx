import { act, screen } from '@testing-library/react'
import { beforeEach, expect } from 'vitest'

import { ListScreen } from '@/components/shopping/list-screen'
import { useAnnouncerStore } from '@/lib/feedback/announcer-store'
import { useToastsStore } from '@/lib/feedback/toasts-store'
import { useShoppingStore } from '@/lib/shopping/shopping-store'
import { type Responder, neverRespond, stubApi } from '@/testing/api'
import { resetApp, renderWithUser } from '@/testing/app'

/** The screen of the shopping list, and what tests read and do there. */

beforeEach(resetApp)

/** The list with these titles while the shop does not respond. */
export function openList(titles: string[], respond: Responder = neverRespond) {
  list().addTitles(titles)
  const { calls } = stubApi(respond)
  return { ...renderWithUser(<ListScreen />), calls }
}

/** The list with these titles, once it is grouped by department. */
export async function openByDepartment(...titles: string[]) {
  list().addTitles(titles)
  const api = stubApi()
  const { user, unmount } = renderWithUser(<ListScreen />)
  await screen.findByRole('button', { name: 'Порядок отделов' })
  return { user, unmount, api }
}

export const list = () => useShoppingStore.getState()
export const announced = () => useAnnouncerStore.getState().message
export const button = (name: string) => screen.getByRole('button', { name })
export const checkbox = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name })
export const checkboxTitles = () =>
  screen
    .getAllByRole('checkbox')
    .map((one) => document.getElementById(one.getAttribute('aria-labelledby') ?? '')?.textContent)
export const headings = () =>
  screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)

/** Undoes the last action by its toast. */
export function undo() {
  const toast = useToastsStore.getState().toasts.at(-1)
  expect(toast?.action).toBe('Отменить')
  act(() => toast?.onClick?.())
}
