import { act, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { usePlanStore } from '@/lib/plan/plan-store'
import { currentHash } from '@/testing/app'
import { announced, dayRegion, openPlan, planMeal, recipe, wednesday } from '@/testing/plan'

describe('MealSheet', () => {
  it('moves a dish to another day and meal and keeps the focus on it', async () => {
    planMeal()
    const { user } = openPlan()
    await user.click(screen.getByRole('button', { name: `Изменить: ${recipe.title}` }))
    await user.click(screen.getByRole('radio', { name: 'пт, 27' }))
    await user.click(screen.getByRole('radio', { name: 'Ужин' }))
    await user.click(screen.getByRole('button', { name: 'Сохранить' }))
    expect(usePlanStore.getState().meals).toMatchObject([{ day: '2026-11-27', name: 'dinner' }])
    expect(dayRegion(wednesday).queryByRole('button', { name: /^Изменить/ })).toBeNull()
    expect(announced()).toBe(`Перенесли: ${recipe.title}, пятница, 27 ноября, ужин`)
    expect(document.activeElement).toBe(
      dayRegion('пятница, 27 ноября').getByRole('button', { name: `Изменить: ${recipe.title}` }),
    )
  })

  it('changes who eats, but not to nobody', async () => {
    planMeal()
    const { user } = openPlan()
    await user.click(screen.getByRole('button', { name: `Изменить: ${recipe.title}` }))
    const who = within(await screen.findByRole('group', { name: 'Кто ест' }))
    const [first, second] = who.getAllByRole('button', { pressed: true })
    if (!first || !second) throw new Error('The group needs two pressed buttons.')
    await user.click(first)
    await user.click(second)
    expect(who.getAllByRole('button', { pressed: true })).toEqual([second])
    await user.click(screen.getByRole('button', { name: 'Сохранить' }))
    expect(usePlanStore.getState().meals).toMatchObject([{ eaters: ['adult 2'] }])
    await user.click(screen.getByRole('button', { name: `Изменить: ${recipe.title}` }))
    await user.click(await screen.findByRole('button', { name: first.textContent ?? '' }))
    await user.click(screen.getByRole('button', { name: 'Сохранить' }))
    expect(usePlanStore.getState().meals[0]?.eaters).toBeUndefined()
  })

  it('announces changed servings, and nothing if nothing was changed', async () => {
    planMeal(4)
    const { user } = openPlan()
    await user.click(screen.getByRole('button', { name: `Изменить: ${recipe.title}` }))
    await user.click(screen.getByRole('button', { name: 'Больше порций' }))
    await user.click(screen.getByRole('button', { name: 'Сохранить' }))
    expect(announced()).toBe(`${recipe.title}: теперь на 5 порций`)
    await user.click(screen.getByRole('button', { name: `Изменить: ${recipe.title}` }))
    await user.click(screen.getByRole('button', { name: 'Сохранить' }))
    expect(announced()).toBe(`${recipe.title}: теперь на 5 порций`)
  })

  it('does not save invalid servings and focuses their field', async () => {
    planMeal(4)
    const { user } = openPlan()
    await user.click(screen.getByRole('button', { name: `Изменить: ${recipe.title}` }))
    const servings = screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Порций' })
    await user.clear(servings)
    await user.type(servings, '100{Enter}')
    expect(servings.value).toBe('100')
    expect(document.activeElement).toBe(servings)
    expect(usePlanStore.getState().meals).toMatchObject([{ servings: 4 }])
  })

  it('moves a dish to the previous week and shows that day', async () => {
    planMeal()
    const { user } = openPlan()
    await user.click(screen.getByRole('button', { name: `Изменить: ${recipe.title}` }))
    const sheet = within(screen.getByRole('dialog'))
    await user.click(sheet.getByRole('button', { name: 'Предыдущая неделя' }))
    await user.click(sheet.getByRole('button', { name: 'Сохранить' }))
    expect(usePlanStore.getState().meals).toMatchObject([{ day: '2026-11-18' }])
    expect(currentHash()).toBe('#/plan?week=2026-11-18')
  })

  it('closes when the meal is removed elsewhere, and stays closed when it is restored', async () => {
    planMeal()
    const { user } = openPlan()
    const [meal] = usePlanStore.getState().meals
    if (!meal) throw new Error('The plan has no meal to change.')
    await user.click(screen.getByRole('button', { name: `Изменить: ${recipe.title}` }))
    act(() => usePlanStore.getState().remove(meal.id))
    expect(screen.queryByRole('dialog')).toBeNull()
    act(() => usePlanStore.getState().restore(meal, 0))
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})
