import { act, screen, within } from '@testing-library/react'
import { beforeEach, vi } from 'vitest'

import { PlanScreen } from '@/components/plan/plan-screen'
import { useAnnouncerStore } from '@/lib/feedback/announcer-store'
import { useToastsStore } from '@/lib/feedback/toasts-store'
import { usePlanStore } from '@/lib/plan/plan-store'
import { mockApi, catalogue, failWith, type Responder, stubApi } from '@/testing/api'
import { resetApp, renderWithUser } from '@/testing/app'

/** The plan screen in the week of 23 November 2026, and what its tests do there. */

beforeEach(resetApp)
// A day of an earlier week, so that no day of the tested week is marked as today.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 20, 12) }))

const [firstRecipe, secondRecipe] = catalogue.recipes
if (!firstRecipe || !secondRecipe) throw new Error('The sample catalogue needs two recipes.')
export const recipe = firstRecipe
export const otherRecipe = secondRecipe

export const weekQuery = new URLSearchParams({ week: '2026-11-23' })
export const wednesday = 'среда, 25 ноября'

/** The query with which another screen sends a recipe to be planned. */
export const queryToAdd = (id: string) => new URLSearchParams({ add: id, week: '2026-11-23' })

export function openPlan(query = weekQuery, respond?: Responder) {
  const api = stubApi(respond)
  const { user, rerender } = renderWithUser(<PlanScreen id="" query={query} />)
  return { api, user, rerender }
}

/** Plans the recipe for lunch on Wednesday. */
export const planMeal = (servings = 2, { id, title } = recipe) =>
  act(() =>
    usePlanStore.getState().add({ day: '2026-11-25', name: 'lunch', recipe: { id, title }, servings }),
  )

/** Answers all calls but those whose path matches. */
export const failing =
  (status: number, call: RegExp): Responder =>
  (path, init) =>
    (call.test(path) ? failWith(status) : mockApi)(path, init)

export const dayRegion = (name: string) => within(screen.getByRole('region', { name }))
export const announced = () => useAnnouncerStore.getState().message
export const undo = () => act(() => useToastsStore.getState().toasts.at(-1)?.onClick?.())
