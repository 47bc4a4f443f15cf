import fc from 'fast-check'
import { expect, it } from 'vitest'

import { isDay, weekOf } from '@/lib/calendar/days'
import { clampStep } from '@/lib/cooking/progress'
import { MAX_SERVINGS, MIN_SERVINGS } from '@/lib/quantities/amount-schema'
import { parseServings } from '@/lib/recipes/scale'
import { MAX_ENTRY_LENGTH, parseEntry } from '@/lib/shopping/list-entry'
import { MAX_SECONDS, parseDuration } from '@/lib/timers/durations'

/** Property tests: for any typed text or URL parameter a parser returns a valid value or reports an invalid one. */

const longTexts = ['9', ' ', 'час ', '1:', 'Щ', '\ud800', '1 час '].map((part) =>
  part.repeat(200_000 / part.length),
)
const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc
    .array(fc.constantFrom(...'0123456789', '-', ':', ',', '.', ' ', 'час', 'мин', 'полчаса'))
    .map((parts) => parts.join('')),
  fc.constantFrom(...longTexts, '__proto__', '1e308', '-0', 'NaN', 'Infinity', '2026-02-30', '9999-12-31'),
)
const forAnyText = (check: (text: string) => void) => fc.assert(fc.property(anyText, check))

it('parseDuration returns whole seconds from one second to the maximum', () =>
  forAnyText((text) => {
    const seconds = parseDuration(text)
    if (seconds === undefined) return
    expect(Number.isInteger(seconds)).toBe(true)
    expect(seconds).toBeGreaterThanOrEqual(1)
    expect(seconds).toBeLessThanOrEqual(MAX_SECONDS)
  }))

it('parseServings returns a whole number within the limits', () =>
  forAnyText((text) => {
    const servings = parseServings(text)
    if (servings === undefined) return
    expect(Number.isInteger(servings)).toBe(true)
    expect(servings).toBeGreaterThanOrEqual(MIN_SERVINGS)
    expect(servings).toBeLessThanOrEqual(MAX_SERVINGS)
  }))

it('parseEntry returns a trimmed, non-empty title within the maximum length', () =>
  forAnyText((text) => {
    const entry = parseEntry(text, ['Соль'], ['Вода'])
    if ('problem' in entry) return
    expect(entry.title).toBe(entry.title.trim())
    expect([...entry.title].length).toBeGreaterThan(0)
    expect([...entry.title].length).toBeLessThanOrEqual(MAX_ENTRY_LENGTH)
  }))

it('weekOf returns the week that contains the day', () =>
  forAnyText((text) => {
    if (isDay(text)) expect(weekOf(text)).toContain(text)
  }))

it('clampStep returns an existing step', () =>
  forAnyText((text) => {
    expect([1, 2, 3]).toContain(clampStep(text, 3))
  }))
