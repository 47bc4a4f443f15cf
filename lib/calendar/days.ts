/** Days are texts such as '2026-11-23': they mean the same day wherever they are read, and sort by time. */

const DAYS = 7
const DAY_MS = 24 * 60 * 60 * 1000

/** A Monday and a Sunday: every day between them has a whole week of days that are such texts. */
const FIRST_DAY = '1900-01-01'
const LAST_DAY = '9999-12-26'

/** Whether the text is a day of the calendar. */
export function isDay(text: string): boolean {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(text) : NaN
  return !Number.isNaN(time) && dayOf(time) === text && text >= FIRST_DAY && text <= LAST_DAY
}

/** The day of the visitor's own calendar. */
export function today(now = new Date()): string {
  return dayOf(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()))
}

const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10)

/** The day so many days later, or earlier for a negative number. */
export const addDays = (day: string, days: number) => dayOf(Date.parse(day) + days * DAY_MS)

/** The seven days, Monday first, of the week that a day is in. */
export function weekOf(day: string): string[] {
  const sinceMonday = (new Date(day).getUTCDay() + 6) % DAYS
  return Array.from({ length: DAYS }, (_, index) => addDays(day, index - sinceMonday))
}
