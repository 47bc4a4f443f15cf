import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'

import { PlanScreen } from '@/components/plan/plan-screen'
import { usePantryStore } from '@/lib/pantry/pantry-store'
import { useEatersStore } from '@/lib/plan/eaters-store'
import { usePlanStore } from '@/lib/plan/plan-store'
import { useServingsStore } from '@/lib/recipes/servings-store'
import { catalogue, mockApi, respondWith } from '@/testing/api'
import { currentHash } from '@/testing/app'
import { catchDownloads } from '@/testing/downloads'
import { openPlan, planMeal, recipe, undo, wednesday, weekQuery } from '@/testing/plan'
import { until } from '@/testing/until'

const days = () => within(screen.getByRole('group', { name: 'Дни недели' })).getAllByRole('button')

describe('PlanScreen', () => {
  it('shows the days of the week, Monday first, and no list button for an empty week', () => {
    openPlan()
    expect(screen.getByText(/^23.29 ноября$/)).toBeTruthy()
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'понедельник, 23 ноября',
      'вторник, 24 ноября',
      wednesday,
      'четверг, 26 ноября',
      'пятница, 27 ноября',
      'суббота, 28 ноября',
      'воскресенье, 29 ноября',
    ])
    expect(screen.queryByRole('button', { name: 'Собрать шоппинг лист' })).toBeNull()
  })

  it('begins with the new day when a page that was hidden overnight is shown again', () => {
    openPlan(new URLSearchParams())
    const firstHeading = () => screen.getAllByRole('heading', { level: 2 })[0]?.textContent
    expect(firstHeading()).toMatch(/^пятница, 20 ноября/)
    vi.setSystemTime(new Date(2026, 10, 21, 8))
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
    expect(firstHeading()).toMatch(/^суббота, 21 ноября/)
  })

  it('compares what a person with goals eats with these goals, for the day and for the week', async () => {
    const kcal = Number(/\d+/.exec(recipe.kcal ?? '')?.[0])
    const goals = { kcal: { max: kcal - 10 } }
    useEatersStore.getState().set([
      { id: 'a', name: 'Аня', portion: 1, goals },
      { id: 'b', name: 'Боря', portion: 1 },
    ])
    planMeal()
    openPlan()
    const [ofDay, ofWeek] = await screen.findAllByRole('list', { name: 'Сколько съест каждый' })
    const text = (list: HTMLElement | undefined) => list?.textContent?.replaceAll('\u00a0', ' ')
    const expected = `Аня: ${kcal} ккал (цель до ${kcal - 10}, на 10 больше)`
    expect(text(ofDay)).toBe(expected)
    expect(text(ofWeek)).toBe(expected)
  })

  it('shows the kcal of each person if not everybody eats all meals', async () => {
    const kcal = Number(/\d+/.exec(recipe.kcal ?? '')?.[0])
    useEatersStore.getState().set([
      { id: 'a', name: 'Аня', portion: 1 },
      { id: 'b', name: 'Боря', portion: 1.5 },
      { id: 'c', name: 'Вера', portion: 1 },
    ])
    planMeal()
    openPlan()
    await screen.findAllByText(/ккал.на человека/)
    const [meal] = usePlanStore.getState().meals
    act(() => usePlanStore.getState().change(meal?.id ?? '', { eaters: ['a', 'b'] }))
    const [ofDay] = await screen.findAllByRole('list', { name: 'Сколько съест каждый' })
    expect(ofDay?.textContent?.replaceAll('\u00a0', ' ')).toBe(
      `Аня: ${kcal} ккалБоря: ${Math.round(kcal * 1.5)} ккал`,
    )
    expect(screen.queryByText(/ккал.на человека/)).toBeNull()
  })

  it('lists what is left at home for the coming days, what spoils first in front', async () => {
    const remainder = (title: string, until: string) => ({
      title,
      until,
      amount: { value: 200, unit: 'г' as const },
    })
    usePantryStore.setState({
      items: [
        remainder('Сыр', '2026-12-10'),
        remainder('Сметана', '2026-11-25'),
        remainder('Молоко', '2026-11-24'),
        { title: 'Рис' },
      ],
    })
    vi.setSystemTime(new Date(2026, 10, 25, 12))
    openPlan()
    const line = (await screen.findByRole('link', { name: 'Осталось дома' })).closest('p')
    expect(line?.textContent?.replaceAll('\u00a0', ' ')).toBe(
      'Осталось дома: сметана 200 г, до 25 ноября; сыр 200 г, до 10 декабря',
    )
  })

  it('shows the coming days of a calendar week before the past ones', () => {
    vi.setSystemTime(new Date(2026, 10, 27, 12))
    planMeal()
    openPlan(new URLSearchParams({ week: '2026-11-27' }))
    expect(days().map(({ textContent }) => textContent)).toEqual([
      'пт 27 ноября',
      'сб 28 ноября',
      'вс 29 ноября',
      'пн 23 ноября',
      'вт 24 ноября',
      'ср 25 ноября, 1 блюдо',
      'чт 26 ноября',
    ])
    expect(days().map((day) => day.getAttribute('aria-pressed'))).toEqual(['true', ...Array(6).fill('false')])
    expect(days()[0]?.getAttribute('aria-current')).toBe('date')
  })

  it('downloads the week as a calendar file', async () => {
    const { texts } = catchDownloads()
    const { user } = openPlan()
    expect(screen.queryByRole('button', { name: 'Скачать календарь' })).toBeNull()
    planMeal()
    await user.click(await screen.findByRole('button', { name: 'Скачать календарь' }))
    await until(async () => expect(await texts()).toHaveLength(1))
    expect((await texts())[0]).toMatch(/^BEGIN:VCALENDAR\r\n[^]*DTSTART;TZID=[\w/]+:20261125T130000\r\n/)
  })

  it('has the chosen day in its address', async () => {
    const { user } = openPlan()
    await user.click(screen.getByRole('button', { name: 'ср 25 ноября' }))
    expect(currentHash()).toBe('#/plan?week=2026-11-25')
  })

  it('shows today in the current week and Monday in other weeks', async () => {
    const { user, rerender } = openPlan()
    await user.click(screen.getByRole('button', { name: 'Следующая неделя' }))
    expect(currentHash()).toBe('#/plan?week=2026-11-30')
    await user.click(screen.getByRole('button', { name: 'Предыдущая неделя' }))
    expect(currentHash()).toBe('#/plan?week=2026-11-20')
    rerender(<PlanScreen id="" query={new URLSearchParams({ week: '2026-11-25' })} />)
    expect(screen.getByRole('button', { name: 'ср 25 ноября', pressed: true })).toBeTruthy()
  })

  it('marks today', () => {
    vi.setSystemTime(new Date(2026, 10, 25, 12))
    openPlan()
    expect(screen.getByRole('region', { name: `${wednesday} сегодня` })).toBeTruthy()
  })

  it('shows kcal per person of each day and of the week, and the sum of the week at the till', async () => {
    planMeal()
    openPlan()
    const kcal = Number.parseInt(recipe.kcal)
    await waitFor(() => expect(screen.getAllByText(`${kcal} ккал на человека`)).toHaveLength(2))
    const sum = await screen.findByText(/^На кассе \d+\.\d\d руб\./)
    const sumOfBar = screen.getByText(/^1 блюдо · На кассе/).querySelector('strong')
    expect(sum.textContent).toBe('На кассе 17.50 руб.')
    expect(sumOfBar?.textContent).toBe('17.50\u00a0руб.')
    expect(screen.getByText(/^Уйдёт продуктов на \d+\.\d\d руб\./)).toBeTruthy()
  })

  it('shows below the sum how many dishes have ingredients that the shop does not sell', async () => {
    planMeal()
    openPlan(weekQuery, (path, init) => {
      const sold = catalogue.products.filter(({ title }) => title !== recipe.ingredients[0])
      return path === 'shop' ? respondWith(sold)(path) : mockApi(path, init)
    })
    expect(await screen.findByText('Для 1 блюда в магазине есть не всё')).toBeTruthy()
  })

  it.each([
    ['first', '1900-01-01', 'Предыдущая неделя'],
    ['last', '9999-12-26', 'Следующая неделя'],
  ])('does not leave the %s valid week', async (_, week, name) => {
    const { user } = openPlan(new URLSearchParams({ week }))
    const button = screen.getByRole('button', { name })
    expect(button.getAttribute('aria-disabled')).toBe('true')
    const before = currentHash()
    await user.click(button)
    expect(currentHash()).toBe(before)
  })

  it('opens a recipe with the servings of the meal', async () => {
    const servingChoices = () => useServingsStore.getState().choices
    planMeal(9)
    const { user } = openPlan()
    await waitFor(() => expect(screen.getAllByText(/ ккал на человека$/)).toHaveLength(2))
    await user.click(screen.getByRole('button', { name: `Изменить: ${recipe.title}` }))
    expect(screen.getByRole('link', { name: 'Открыть рецепт' }).getAttribute('href')).toBe(
      `#/selected_recipe/${recipe.id}/`,
    )
    await user.click(screen.getByRole('link', { name: 'Открыть рецепт' }))
    expect(servingChoices()).toEqual([{ id: recipe.id, servings: 9 }])
    act(() =>
      usePlanStore.setState(({ meals }) => ({
        meals: meals.map((one) => ({ ...one, servings: recipe.servings ?? 0 })),
      })),
    )
    await user.click(screen.getByRole('link', { name: 'Открыть рецепт' }))
    expect(servingChoices()).toEqual([])
  })

  it('removes a dish and restores it by undo', async () => {
    planMeal()
    const { user } = openPlan()
    await user.click(screen.getByRole('button', { name: `Убрать: ${recipe.title}, ${wednesday}` }))
    expect(usePlanStore.getState().meals).toEqual([])
    expect(localStorage.getItem('plan')).toBeNull()
    undo()
    expect(usePlanStore.getState().meals).toHaveLength(1)
  })
})
