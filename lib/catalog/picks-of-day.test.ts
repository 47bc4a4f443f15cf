import { describe, expect, it } from 'vitest'

import { picksOfDay } from '@/lib/catalog/picks-of-day'

const recipe = (id: string, categoryId: string, time: string, name = `images/${id}.webp`) => ({
  id,
  title: id,
  name,
  categoryId,
  time,
  kcal: undefined,
  ingredients: [],
})

const quick = Array.from({ length: 30 }, (_, index) =>
  recipe(`${index}`, `category-${index % 5}`, '20 минут'),
)
const ids = (day: string, count = 4, entries = quick) => picksOfDay(entries, day, count).map(({ id }) => id)

describe('picksOfDay', () => {
  it('is the same all day long, and other recipes the next day', () => {
    expect(ids('2026-11-26')).toHaveLength(4)
    expect(ids('2026-11-26')).toEqual(ids('2026-11-26'))
    expect(ids('2026-11-27')).not.toEqual(ids('2026-11-26'))
  })

  it('shows every recipe some day', () => {
    const month = Array.from({ length: 28 }, (_, index) => `2026-02-${String(index + 1).padStart(2, '0')}`)
    expect(new Set(month.flatMap((day) => ids(day))).size).toBe(30)
  })

  it('has each category once before any comes again', () => {
    const categories = picksOfDay(quick, '2026-11-26', 5).map(({ categoryId }) => categoryId)
    expect(new Set(categories).size).toBe(5)
  })

  it('has only recipes of half an hour at most, with pictures', () => {
    const entries = [
      recipe('soup', 'soups', '31 минута'),
      recipe('salad', 'salads', '30 минут'),
      recipe('riddle', 'other', 'скоро'),
      recipe('plain', 'other', '10 минут', ''),
    ]
    expect(ids('2026-11-26', 4, entries)).toEqual(['salad'])
  })
})
