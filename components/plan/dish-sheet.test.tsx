import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { PlanScreen } from '@/components/plan/plan-screen'
import { storedPlan, usePlanStore } from '@/lib/plan/plan-store'
import { useServingsStore } from '@/lib/recipes/servings-store'
import { mockApi, respondWith } from '@/testing/api'
import { currentHash, toastMessages } from '@/testing/app'
import { failing, openPlan, otherRecipe, planMeal, queryToAdd, recipe, weekQuery } from '@/testing/plan'

describe('DishSheet', () => {
  it('adds a recipe that another screen sent', async () => {
    const { user } = openPlan(queryToAdd(recipe.id))
    expect(await screen.findByRole('dialog', { name: 'Борщ с\u00a0говядиной' })).toBeTruthy()
    await user.click(await screen.findByRole('button', { name: 'Сохранить' }))
    expect(usePlanStore.getState().meals).toMatchObject([{ recipe: { id: recipe.id }, name: 'dinner' }])
    expect(currentHash()).toBe('#/plan?week=2026-11-23')
  })

  it('adds a recipe to a later week and shows that day', async () => {
    const { user } = openPlan(queryToAdd(recipe.id))
    const sheet = within(await screen.findByRole('dialog', { name: 'Борщ с\u00a0говядиной' }))
    await user.click(await sheet.findByRole('radio', { name: 'вс, 29' }))
    await user.click(sheet.getByRole('button', { name: 'Следующая неделя' }))
    expect(sheet.getByText(/^30 ноября.*6 декабря$/)).toBeTruthy()
    expect(sheet.getByRole<HTMLInputElement>('radio', { name: 'вс, 6' }).checked).toBe(true)
    await user.click(sheet.getByRole('radio', { name: 'вт, 1' }))
    await user.click(sheet.getByRole('button', { name: 'Сохранить' }))
    expect(usePlanStore.getState().meals).toMatchObject([{ day: '2026-12-01' }])
    expect(toastMessages()).toEqual([`В плане: ${recipe.title}, вт, 1\u00a0декабря, ужин`])
    expect(currentHash()).toBe('#/plan?week=2026-12-01')
  })

  it('suggests the servings that were chosen for the recipe', async () => {
    useServingsStore.getState().choose(recipe.id, 9)
    const { user } = openPlan(queryToAdd(recipe.id))
    await user.click(await screen.findByRole('button', { name: 'Сохранить' }))
    expect(usePlanStore.getState().meals).toMatchObject([{ servings: 9 }])
  })

  it('plans leftovers for lunch, marks them as such and buys nothing for them', async () => {
    const query = queryToAdd(recipe.id)
    query.set('leftovers', 'd1')
    query.set('servings', '3')
    const { user, rerender } = openPlan(query)
    expect(await screen.findByText(/^Уже приготовлено/)).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Сохранить' }))
    expect(usePlanStore.getState().meals).toMatchObject([{ name: 'lunch', servings: 3, leftoversOf: 'd1' }])
    rerender(<PlanScreen id="" query={weekQuery} />)
    expect(await screen.findByText('из остатков · 3 порции')).toBeTruthy()
    expect(screen.queryByText(/на кассе/)).toBeNull()
    expect(screen.queryByRole('button', { name: 'Собрать шоппинг лист' })).toBeNull()
  })

  it('suggests no more servings than a plan can store', async () => {
    const crowd = { ...recipe, servings: 120 }
    const { user } = openPlan(queryToAdd(recipe.id), (path, init) =>
      path.endsWith('/category') ? respondWith({ [recipe.id]: [crowd] })(path) : mockApi(path, init),
    )
    await user.click(await screen.findByRole('button', { name: 'Сохранить' }))
    expect(storedPlan.parse(localStorage.getItem('plan') ?? '')).toHaveLength(1)
  })

  it('replaces the sheet of another meal when a recipe is sent', async () => {
    planMeal(2, otherRecipe)
    const { user, rerender } = openPlan()
    await user.click(screen.getByRole('button', { name: `Изменить: ${otherRecipe.title}` }))
    rerender(<PlanScreen id="" query={queryToAdd(recipe.id)} />)
    expect(screen.getAllByRole('dialog')).toEqual([
      await screen.findByRole('dialog', { name: 'Борщ с\u00a0говядиной' }),
    ])
  })

  it('shows that a sent recipe is loading, and retries after a failure', async () => {
    const { api, user } = openPlan(queryToAdd(recipe.id), failing(400, new RegExp(`^selected/${recipe.id}/`)))
    const sheet = within(screen.getByRole('dialog'))
    expect(sheet.getByRole('status', { name: 'Загрузка' })).toBeTruthy()
    expect((await sheet.findByRole('alert')).textContent).toContain('Не удалось загрузить')
    api.use(mockApi)
    await user.click(sheet.getByRole('button', { name: 'Повторить' }))
    expect(await screen.findByRole('dialog', { name: 'Борщ с\u00a0говядиной' })).toBeTruthy()
    expect(sheet.getByRole('button', { name: 'Сохранить' })).toBeTruthy()
  })

  it.each(['nowhere', 'soups'])('shows that no recipe has the id %s', async (id) => {
    const { user } = openPlan(queryToAdd(id))
    const sheet = within(screen.getByRole('dialog'))
    expect((await sheet.findByRole('alert')).textContent).toContain('Рецепт не найден')
    expect(sheet.queryByRole('button', { name: 'Повторить' })).toBeNull()
    expect(sheet.getByRole('link', { name: 'К категориям' })).toBeTruthy()
    await user.click(sheet.getByRole('button', { name: 'Закрыть' }))
    expect(currentHash()).toBe('#/plan?week=2026-11-23')
  })
})
