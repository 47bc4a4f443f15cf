import { act, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'

import { useDiaryStore } from '@/lib/diary/diary-store'
import { usePlanStore } from '@/lib/plan/plan-store'
import { openPlan, planMeal, recipe, undo, wednesday } from '@/testing/plan'

/** Plans a dish for four, of which two are eaten on the next day. */
function planLeftovers() {
  planMeal(4)
  const [cooked] = usePlanStore.getState().meals
  usePlanStore
    .getState()
    .add({ day: '2026-11-26', name: 'lunch', recipe, servings: 2, leftoversOf: cooked?.id })
}

/** Opens the details of the planned leftovers. */
async function openLeftovers() {
  planLeftovers()
  const { user } = openPlan()
  const [, leftovers] = screen.getAllByRole('button', { name: `Изменить: ${recipe.title}` })
  if (!leftovers) throw new Error('The plan shows no leftovers.')
  await user.click(leftovers)
  return user
}

describe('Leftovers in PlanScreen', () => {
  it('links leftovers to the form that plans them, until they are planned', async () => {
    const { id, title } = recipe
    const entry = { id: 'd1', recipeId: id, title, day: '2026-11-25' }
    useDiaryStore.getState().add({ ...entry, leftovers: 2 })
    useDiaryStore.getState().add({ ...entry, id: 'd2' })
    vi.setSystemTime(new Date(2026, 10, 25, 12))
    openPlan()
    const link = await screen.findByRole('link', { name: `${title}, 2\u00a0порции` })
    expect(link.getAttribute('href')).toMatch(`add=${id}&leftovers=d1&servings=2`)
    act(() =>
      usePlanStore.getState().add({
        day: '2026-11-26',
        name: 'lunch',
        recipe: { id, title },
        servings: 2,
        leftoversOf: 'd1',
      }),
    )
    expect(screen.queryByRole('link', { name: /порци/ })).toBeNull()
  })

  it('counts leftovers among the dishes of the week and of its sum', async () => {
    planLeftovers()
    openPlan()
    expect(screen.getByText('2 блюда')).toBeTruthy()
    expect(await screen.findByText(/^2 блюда · На кассе/)).toBeTruthy()
  })

  it('changes the servings of a dish together with those of its leftovers', async () => {
    const user = await openLeftovers()
    await user.click(screen.getByRole('button', { name: 'Больше порций' }))
    await user.click(screen.getByRole('button', { name: 'Сохранить' }))
    expect(usePlanStore.getState().meals.map(({ servings }) => servings)).toEqual([5, 3])
  })

  it('cooks at most 99 servings for a dish and its leftovers', async () => {
    const user = await openLeftovers()
    const servings = screen.getByRole('spinbutton')
    await user.clear(servings)
    await user.type(servings, '99')
    await user.click(screen.getByRole('button', { name: 'Сохранить' }))
    expect(usePlanStore.getState().meals.map(({ servings }) => servings)).toEqual([99, 99])
  })

  it('restores the link between a dish and its leftovers by undo', async () => {
    planLeftovers()
    const before = usePlanStore.getState().meals
    const { user } = openPlan()
    await user.click(screen.getByRole('button', { name: `Убрать: ${recipe.title}, ${wednesday}` }))
    expect(usePlanStore.getState().meals).toMatchObject([{ servings: 2, leftoversOf: undefined }])
    undo()
    expect(usePlanStore.getState().meals).toEqual(before)
  })
})
