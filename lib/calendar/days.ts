/** Days are ISO dates such as '2026-11-23': independent of the time zone, and in order of time when sorted as text. */

const DAYS_PER_WEEK = 7
const DAY_MS = 24 * 60 * 60 * 1000

/** A Monday and a Sunday, so that the calendar week of every valid day is valid as a whole. */
const FIRST_DAY = '1900-01-01'
const LAST_DAY = '9999-12-26'

/** Whether the text is an existing day between 1900-01-01 and 9999-12-26. */
export function isDay(text: string): boolean {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(text) : NaN
  return !Number.isNaN(time) && isoDay(time) === text && text >= FIRST_DAY && text <= LAST_DAY
}

/** The current day in the visitor's time zone. */
export function today(now = new Date()): string {
  return isoDay(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()))
}

const isoDay = (time: number) => new Date(time).toISOString().slice(0, 10)

/** The day `days` days after a day, or before it for a negative number. */
export const addDays = (day: string, days: number) => isoDay(Date.parse(day) + days * DAY_MS)

/** The number of days from one day to another, negative for an earlier one. */
export const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / DAY_MS

/** The number of a day in its month: 25. */
export const dayOfMonth = (day: string) => Number(day.slice(-2))

/** The days with the past ones after the others, each part in the order of time. */
export const pastLast = (days: string[], now: string) => [
  ...days.filter((day) => day >= now),
  ...days.filter((day) => day < now),
]

/** Whether the day is one from Monday to Friday. */
export const isWeekday = (day: string) => new Date(day).getUTCDay() % 6 !== 0

/** The seven days of the week that contains a day. Weeks begin on the weekday of `start`, a Monday unless it is given. */
export function weekOf(day: string, start = FIRST_DAY): string[] {
  const weeks = Math.floor(daysBetween(start, day) / DAYS_PER_WEEK)
  const first = addDays(start, weeks * DAYS_PER_WEEK)
  return Array.from({ length: DAYS_PER_WEEK }, (_, index) => addDays(first, index))
}
