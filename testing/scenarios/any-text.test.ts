import fc from 'fast-check'
import { expect, it } from 'vitest'

import { clampStep } from '@/lib/cooking/progress'
import { MAX_SECONDS, parseDuration } from '@/lib/timers/durations'
import { MAX_ENTRY_LENGTH, parseEntry } from '@/lib/shopping/list-entry'
import { parseServings } from '@/lib/recipes/scale'
import { MAX_SERVINGS, MIN_SERVINGS } from '@/lib/quantities/amount-schema'
import { isDay, weekOf } from '@/lib/calendar/days'

/** Whatever is typed or stands in an address, a reader gives what the screens can show, or says that it is nothing. */

const long = ['9', ' ', 'час ', '1:', 'Щ', '\ud800', '1 час '].map((part) =>
  part.repeat(200_000 / part.length),
)
const text = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc
    .array(fc.constantFrom(...'0123456789', '-', ':', ',', '.', ' ', 'час', 'мин', 'полчаса'))
    .map((all) => all.join('')),
  fc.constantFrom(...long, '__proto__', '1e308', '-0', 'NaN', 'Infinity', '2026-02-30', '9999-12-31'),
)
const forAny = (check: (any: string) => void) => fc.assert(fc.property(text, check))

it('a length is a time from a second to a day', () =>
  forAny((any) => {
    const seconds = parseDuration(any)
    if (seconds === undefined) return
    expect(Number.isInteger(seconds)).toBe(true)
    expect(seconds).toBeGreaterThanOrEqual(1)
    expect(seconds).toBeLessThanOrEqual(MAX_SECONDS)
  }))

it('servings are as many as a recipe can be for', () =>
  forAny((any) => {
    const servings = parseServings(any)
    if (servings === undefined) return
    expect(Number.isInteger(servings)).toBe(true)
    expect(servings).toBeGreaterThanOrEqual(MIN_SERVINGS)
    expect(servings).toBeLessThanOrEqual(MAX_SERVINGS)
  }))

it('an entry says something, and is not too long', () =>
  forAny((any) => {
    const entry = parseEntry(any, ['Соль'], ['Вода'])
    if ('problem' in entry) return
    expect(entry.title).toBe(entry.title.trim())
    expect([...entry.title].length).toBeGreaterThan(0)
    expect([...entry.title].length).toBeLessThanOrEqual(MAX_ENTRY_LENGTH)
  }))

it('a day has a week that it is in', () =>
  forAny((any) => {
    if (isDay(any)) expect(weekOf(any)).toContain(any)
  }))

it('a step is one that there is', () =>
  forAny((any) => {
    expect([1, 2, 3]).toContain(clampStep(any, 3))
  }))
