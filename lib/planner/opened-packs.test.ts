import { describe, expect, it } from 'vitest'

import {
  cabbage,
  dishOf,
  idsOf,
  inputOf,
  monday,
  pie,
  pilaf,
  planOf,
  rice,
  shchi,
  tuesday,
} from '@/testing/planner'

describe('An opened pack', () => {
  const opened = (until?: string) => [{ title: 'Капуста', amount: { value: 500, unit: 'г' as const }, until }]
  const kept = [
    { day: monday, name: 'dinner' as const, recipeId: 'pilaf' },
    { day: tuesday, name: 'dinner' as const, recipeId: 'shchi' },
  ]
  const planWith = (until?: string) =>
    planOf(inputOf([shchi, pilaf], [cabbage, rice], { kept, opened: opened(until) }))

  it('is used up by the last day on which it is good, and bought anew after it', () => {
    expect(planWith()).toMatchObject({ till: 500, left: 400 })
    expect(planWith(tuesday)).toMatchObject({ till: 500, left: 400 })
    // 500 g of each cabbage are thrown away.
    expect(planWith(monday)).toMatchObject({ till: 800, left: 700 })
  })

  it('is used up for two days on the first one, by a dish that is cooked for both', () => {
    const soup = dishOf('soup', { Капуста: 500 }, { keepsDays: 3 })
    const both = [monday, tuesday].map((day) => ({ day, name: 'dinner' as const, recipeId: 'soup' }))
    const pack = [{ title: 'Капуста', amount: { value: 1000, unit: 'г' as const }, until: monday }]
    const week = planOf(inputOf([soup], [cabbage], { kept: both, hasPot: true, opened: pack }))
    expect(week).toMatchObject({ till: 0, left: 0, exceeds: [] })
  })

  it('calls for its dish in time', () => {
    const input = inputOf([shchi, pilaf], [cabbage, rice], { opened: opened(monday) })
    expect(idsOf(input)).toEqual(['shchi', 'pilaf'])
  })

  it('is the reason for the dishes that get some of it', () => {
    const reasonsWith = (until?: string) => planWith(until).dishes[1]?.reasons.map(({ kind }) => kind)
    expect(reasonsWith(tuesday)).toContain('opened')
    expect(reasonsWith(monday)).not.toContain('opened')
    const both = planOf(inputOf([shchi, pie], [cabbage], { opened: opened() })).dishes
    expect(both.map(({ reasons }) => reasons.some(({ kind }) => kind === 'opened'))).toEqual([true, false])
  })
})
