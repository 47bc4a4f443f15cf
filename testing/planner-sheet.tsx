import { screen, within } from '@testing-library/react'
import { vi } from 'vitest'

import { PlannerSheet } from '@/components/planner/planner-sheet'
import { mockApi, type Responder, stubApi } from './api'
import { renderWithUser } from './app'

/** The open sheet of the planner, and what tests do and look for in it. */

export const monday = '2026-11-23'
export const nextMonday = '2026-11-30'

export function openPlanner({ days = [monday], api = mockApi }: { days?: string[]; api?: Responder } = {}) {
  stubApi(api)
  const onAccept = vi.fn()
  const onNextWeek = vi.fn()
  return {
    onAccept,
    onNextWeek,
    ...renderWithUser(
      <PlannerSheet days={days} onAccept={onAccept} onNextWeek={onNextWeek} onClose={() => {}} />,
    ),
  }
}

/** Takes the first of the dishes that are offered in place of the only one. */
export async function replaceDish(user: ReturnType<typeof openPlanner>['user']) {
  await user.click(screen.getByRole('button', { name: /^Заменить: / }))
  const choices = await screen.findByRole('list', { name: /^Вместо блюда/ })
  const [choice] = within(choices).getAllByRole('button')
  if (!choice) throw new Error('No other dish is offered.')
  const title = choice.querySelector('span > span')?.textContent ?? ''
  await user.click(choice)
  return title
}

/** The rows of the planned dishes. */
export const rows = () => within(screen.getByRole('list', { name: 'Блюда недели' })).getAllByRole('listitem')

/** Waits until the sheet says how many dishes it has planned: «Готово: 1 блюдо». */
export const ready = (count: string) => screen.findByText(count)
