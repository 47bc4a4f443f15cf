import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { PlanScreen } from '@/components/plan/plan-screen'
import { mockApi } from '@/testing/api'
import {
  dayRegion,
  failing,
  openPlan,
  otherRecipe,
  planMeal,
  recipe,
  wednesday,
  weekQuery,
} from '@/testing/plan'

describe('PlanScreen with recipes that fail to load', () => {
  const recipeRequest = new RegExp(`^selected/${recipe.id}/`)
  const notice = `Не удалось загрузить: ${recipe.title}`
  const kcal = () => screen.queryAllByText(/ ккал на человека$/)

  it('names them and loads them on retry', async () => {
    planMeal()
    planMeal(2, otherRecipe)
    const { api, user } = openPlan(weekQuery, failing(400, recipeRequest))
    await screen.findByText(notice)
    expect(kcal()).toHaveLength(0)
    api.use(mockApi)
    await user.click(screen.getByRole('button', { name: 'Повторить' }))
    await waitFor(() => expect(kcal()).toHaveLength(2))
    expect(screen.queryByText(notice)).toBeNull()
  })

  it('loads them on retry from the preview of the list', async () => {
    planMeal()
    const { api, user } = openPlan(weekQuery, failing(400, recipeRequest))
    await screen.findByText(notice)
    await user.click(screen.getByRole('button', { name: 'Собрать шоппинг лист' }))
    const sheet = within(screen.getByRole('dialog'))
    expect(sheet.getByText(`Не удалось загрузить, в список не попадёт: ${recipe.title}`)).toBeTruthy()
    api.use(mockApi)
    await user.click(sheet.getByRole('button', { name: 'Повторить' }))
    expect(await sheet.findAllByRole('checkbox')).toHaveLength(new Set(recipe.ingredients).size)
    expect(sheet.queryByText(/^Не удалось/)).toBeNull()
  })

  it('fetches them again, and only them, when the screen is opened again', async () => {
    planMeal()
    planMeal(2, otherRecipe)
    const { api, rerender } = openPlan(weekQuery, failing(400, recipeRequest))
    await screen.findByText(notice)
    rerender(<></>)
    api.use(mockApi)
    api.calls.length = 0
    rerender(<PlanScreen id="" query={weekQuery} />)
    await waitFor(() => expect(kcal()).toHaveLength(2))
    expect(screen.queryByText(notice)).toBeNull()
    expect(api.calls).toEqual([`selected/${recipe.id}/category`])
  })

  it('marks a recipe that the API no longer has', async () => {
    planMeal()
    openPlan(weekQuery, failing(404, recipeRequest))
    expect(await dayRegion(wednesday).findByText('Рецепта больше нет')).toBeTruthy()
    expect(screen.queryByText(notice)).toBeNull()
    expect(screen.queryByRole('button', { name: 'Повторить' })).toBeNull()
  })
})
