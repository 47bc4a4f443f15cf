import ICAL from 'ical.js'
import { describe, expect, it } from 'vitest'

import { calendarFile } from '@/lib/calendar/calendar-file'
import type { Meal } from '@/lib/plan/meal'
import { mealEvents } from '@/lib/plan/plan-calendar'
import type { Recipe } from '@/lib/recipes/recipes-api'

const hummus: Recipe = {
  id: 'hummus',
  name: 'images/hummus.webp',
  title: 'Хумус',
  ingredients: [
    { title: 'Нут', quantity: '200 г' },
    { title: 'Вода', quantity: '1 л' },
  ],
  instructions: ['Замочите нут на ночь в холодной воде.', 'Сварите.'],
  uses: [[0, 1], []],
  video: '',
  time: '1 час 20 минут',
}
const meal = (part: Partial<Meal> = {}): Meal => ({
  id: 'a1',
  day: '2026-11-27',
  name: 'dinner',
  recipe: { id: 'hummus', title: 'Хумус' },
  servings: 4,
  ...part,
})
const known = new Map([[hummus.id, hummus]])

describe('mealEvents', () => {
  it('has a meal with its facts and the way to the recipe', () => {
    expect(mealEvents([meal()], known)).toEqual([
      {
        id: 'meal-a1@tasty',
        title: 'Ужин: Хумус',
        day: '2026-11-27',
        time: { start: '19:00', minutes: 60 },
        description:
          'На 4 порции, 1 час 20 минут\nНакануне: замочить нут\nhttp://localhost:3000/tasty/#/selected_recipe/hummus/',
        url: 'http://localhost:3000/tasty/#/selected_recipe/hummus/',
        // 20:00 on the evening before.
        alarm: { minutesBefore: 23 * 60, text: 'Замочить нут на завтра: «Хумус»' },
      },
    ])
  })

  it('has no reminder of cooking for leftovers', () => {
    const [event] = mealEvents([meal({ leftoversOf: 'd1', servings: 2 })], known)
    expect(event).not.toHaveProperty('alarm')
    expect(event?.description).toMatch(/^Из остатков, 2 порции\nhttp/)
  })

  it.each([
    ['breakfast', 'Завтрак: Хумус', '08:00', 12],
    ['lunch', 'Обед: Хумус', '13:00', 17],
    ['snack', 'Перекус: Хумус', '16:00', 20],
  ] as const)('has a time for a %s', (name, title, start, hours) => {
    const [event] = mealEvents([meal({ name })], known)
    expect(event).toMatchObject({ title, time: { start }, alarm: { minutesBefore: hours * 60 } })
  })

  it('has what the plan knows of a recipe that is not loaded', () => {
    const [event] = mealEvents([meal()], new Map())
    expect(event).not.toHaveProperty('alarm')
    expect(event?.description).toBe('На 4 порции\nhttp://localhost:3000/tasty/#/selected_recipe/hummus/')
  })

  it('has no reminder where nothing is to be done on the day before', () => {
    const quick = { ...hummus, instructions: ['Откройте банку.'], uses: [[0]] }
    expect(mealEvents([meal()], new Map([[quick.id, quick]]))[0]).not.toHaveProperty('alarm')
  })

  it('is read by a calendar, whatever the titles and ids are', () => {
    const title = 'Суп, «Том;ям» \\ 1/2\nBEGIN:VEVENT'
    const hostile = meal({ id: 'a,b;c', recipe: { id: 'том ям/,;', title } })
    const file = calendarFile(mealEvents([hostile], new Map()), { now: new Date(), zone: 'Europe/Minsk' })
    const [component, ...others] = new ICAL.Component(ICAL.parse(file) as unknown[]).getAllSubcomponents(
      'vevent',
    )
    expect(others).toEqual([])
    expect(new ICAL.Event(component)).toMatchObject({ uid: 'meal-a,b;c@tasty', summary: `Ужин: ${title}` })
    expect(component?.getFirstPropertyValue('url')).toBe(
      'http://localhost:3000/tasty/#/selected_recipe/%D1%82%D0%BE%D0%BC%20%D1%8F%D0%BC%2F%2C%3B/',
    )
  })
})
