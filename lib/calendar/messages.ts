import type { MealName } from '@/lib/calendar/meals'

const inUtc = { timeZone: 'UTC' } as const
const longDay = new Intl.DateTimeFormat('ru', { ...inUtc, weekday: 'long', day: 'numeric', month: 'long' })
const weekday = new Intl.DateTimeFormat('ru', { ...inUtc, weekday: 'short' })
const shortDay = new Intl.DateTimeFormat('ru', { ...inUtc, weekday: 'short', day: 'numeric' })
const shortWeekday = new Intl.DateTimeFormat('ru', {
  ...inUtc,
  weekday: 'short',
  day: 'numeric',
  month: 'long',
})
const dayAndMonth = new Intl.DateTimeFormat('ru', { ...inUtc, day: 'numeric', month: 'long' })

const meals: Record<MealName, string> = {
  breakfast: 'Завтрак',
  lunch: 'Обед',
  dinner: 'Ужин',
  snack: 'Перекус',
}

/** Texts of days and meals. */
export const calendar = {
  /** 'среда, 25 ноября' */
  day: (day: string) => longDay.format(Date.parse(day)),
  /** '25 ноября' */
  date: (day: string) => dayAndMonth.format(Date.parse(day)),
  /** 'ср' */
  weekday: (day: string) => weekday.format(Date.parse(day)),
  /** 'ноября' */
  month: (day: string) => longDay.formatToParts(Date.parse(day)).find(({ type }) => type === 'month')?.value,
  /** 'ср, 25' */
  shortDay: (day: string) => shortDay.format(Date.parse(day)),
  /** '23–29 ноября', '30 ноября – 6 декабря': a line does not begin with the dash */
  week: (first: string, last: string) =>
    dayAndMonth.formatRange(Date.parse(first), Date.parse(last)).replace(' –', '\u00a0–'),
  meals,
  /** 'среда, 25 ноября, обед' */
  mealTime: (day: string, meal: MealName) => `${calendar.day(day)}, ${meals[meal].toLowerCase()}`,
  /** 'ср, 25 ноября, обед', whose date is not broken between lines */
  shortMealTime: (day: string, meal: MealName) =>
    `${shortWeekday.format(Date.parse(day)).replace(/(\d) /, '$1\u00a0')}, ${meals[meal].toLowerCase()}`,
}
