import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import { usePlanStore } from '@/lib/plan/plan-store'
import { currentHash } from '@/testing/app'
import { openPlan, planMeal, recipe, wednesday } from '@/testing/plan'

const opened = (address: string) => openPlan(new URLSearchParams(address.split('?')[1]))

const days = () =>
  within(screen.getByRole('group', { name: 'Дни недели' }))
    .getAllByRole('button')
    .map((day) => `${day.textContent}${day.getAttribute('aria-pressed') === 'true' ? ', показан' : ''}`)

const sunday = new Date(2026, 10, 29, 12)

describe('PlanScreen without a named week', () => {
  beforeEach(() => void vi.setSystemTime(sunday))

  it('shows the seven days from today', () => {
    opened('/plan')
    expect(screen.getByText(/^29 ноября.*5 декабря$/)).toBeTruthy()
    expect(days()).toEqual([
      'вс 29 ноября, показан',
      'пн 30 ноября',
      'вт 1 декабря',
      'ср 2 декабря',
      'чт 3 декабря',
      'пт 4 декабря',
      'сб 5 декабря',
    ])
  })

  it('keeps the week while another of its days is shown', () => {
    opened('/plan?day=2026-12-02')
    expect(days()[0]).toBe('вс 29 ноября')
    expect(days()[3]).toBe('ср 2 декабря, показан')
  })

  it('shows the past days in their order', () => {
    planMeal()
    opened('/plan?day=2026-11-22')
    expect(days()).toEqual([
      'вс 22 ноября, показан',
      'пн 23 ноября',
      'вт 24 ноября',
      'ср 25 ноября, 1 блюдо',
      'чт 26 ноября',
      'пт 27 ноября',
      'сб 28 ноября',
    ])
  })

  it.each([
    ['another day', '/plan', 'пн 30 ноября', '#/plan?day=2026-11-30'],
    ['today', '/plan?day=2026-11-30', 'вс 29 ноября', '#/plan'],
    ['the seven days before', '/plan', 'Предыдущая неделя', '#/plan?day=2026-11-22'],
    ['the seven days after', '/plan?day=2026-12-02', 'Следующая неделя', '#/plan?day=2026-12-06'],
    ['today from the days before', '/plan?day=2026-11-23', 'Следующая неделя', '#/plan'],
    ['today at once', '/plan?day=2026-11-15', 'Сегодня', '#/plan'],
    ['today from a calendar week', '/plan?week=2026-12-02', 'Сегодня', '#/plan'],
  ])('leads to %s', async (_, address, name, target) => {
    const { user } = opened(address)
    await user.click(screen.getByRole('button', { name }))
    expect(currentHash()).toBe(target)
  })

  it('plans a dish on one of the same days', async () => {
    const { user } = opened(`/plan?add=${recipe.id}`)
    const sheet = within(await screen.findByRole('dialog'))
    await user.click(await sheet.findByRole('radio', { name: 'сб, 5' }))
    await user.click(sheet.getByRole('button', { name: 'Сохранить' }))
    expect(usePlanStore.getState().meals).toMatchObject([{ day: '2026-12-05' }])
    expect(currentHash()).toBe('#/plan?day=2026-12-05')
  })

  it('moves a dish to another of the same days', async () => {
    planMeal()
    const { user } = opened('/plan?day=2026-11-25')
    await user.click(screen.getByRole('button', { name: `Изменить: ${recipe.title}` }))
    await user.click(within(screen.getByRole('dialog')).getByRole('radio', { name: 'вс, 22' }))
    await user.click(screen.getByRole('button', { name: 'Сохранить' }))
    expect(screen.queryByRole('button', { name: `Убрать: ${recipe.title}, ${wednesday}` })).toBeNull()
    expect(currentHash()).toBe('#/plan?day=2026-11-22')
  })

  it.each([
    ['begins', '1900-01-02', 'пн 1 января', 'сб 6 января'],
    ['ends', '9999-12-26', 'вс 26 декабря', 'вс 26 декабря'],
  ])('shows only days of the calendar where that %s', (_, day, first, last) => {
    opened(`/plan?day=${day}`)
    expect([days().at(0), days().at(-1)].map((text) => text?.replace(', показан', ''))).toEqual([first, last])
  })

  it('starts with today where its address names no valid day', () => {
    opened('/plan?day=2026-02-30')
    expect(days()[0]).toBe('вс 29 ноября, показан')
  })
})
