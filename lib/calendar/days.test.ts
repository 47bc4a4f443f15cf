import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { addDays, isDay, pastLast, today, weekOf } from '@/lib/calendar/days'

const days = fc
  .date({ min: new Date('1970-01-02'), max: new Date('2999-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))

describe('isDay', () => {
  it.each(['2026-11-23', '2024-02-29', '2026-01-01', '1900-01-01', '9999-12-26'])('accepts %s', (text) =>
    expect(isDay(text)).toBe(true),
  )

  it.each([
    '',
    '2026-11-31',
    '2025-02-29',
    '2026-13-01',
    '26-11-23',
    '2026-11-23T00:00',
    'завтра',
    '2026-1-2',
    '0000-01-01',
    '1899-12-31',
    '9999-12-27',
  ])('rejects %j', (text) => expect(isDay(text)).toBe(false))
})

describe('today', () => {
  it('is the day in local time', () => {
    expect(today(new Date(2026, 10, 23, 0, 5))).toBe('2026-11-23')
    expect(today(new Date(2026, 10, 23, 23, 55))).toBe('2026-11-23')
  })
})

describe('addDays', () => {
  it('returns a valid day and is undone by the opposite number of days', () => {
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
    fc.assert(
      fc.property(days, fc.integer({ min: -500, max: 500 }), (day, count) => {
        expect(isDay(addDays(day, count))).toBe(true)
        expect(addDays(addDays(day, count), -count)).toBe(day)
      }),
    )
  })
})

describe('weekOf', () => {
  it('returns the days from Monday to Sunday', () => {
    const week = [
      '2026-11-23',
      '2026-11-24',
      '2026-11-25',
      '2026-11-26',
      '2026-11-27',
      '2026-11-28',
      '2026-11-29',
    ]
    for (const day of week) expect(weekOf(day)).toEqual(week)
  })

  it('returns the seven days from another weekday on', () => {
    expect(weekOf('2026-12-01', '2026-11-29')).toEqual([
      '2026-11-29',
      '2026-11-30',
      '2026-12-01',
      '2026-12-02',
      '2026-12-03',
      '2026-12-04',
      '2026-12-05',
    ])
    expect(weekOf('2026-11-28', '2026-11-29')[0]).toBe('2026-11-22')
  })

  it('contains the given day and is the same for all of its days', () => {
    fc.assert(
      fc.property(days, fc.option(days, { nil: undefined }), (day, start) => {
        const week = weekOf(day, start)
        expect(week).toContain(day)
        expect(new Set(week).size).toBe(7)
        for (const other of week) expect(weekOf(other, start)).toEqual(week)
      }),
    )
  })
})

describe('pastLast', () => {
  it('puts past days after today and the coming ones', () => {
    expect(pastLast(['2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26'], '2026-11-25')).toEqual([
      '2026-11-25',
      '2026-11-26',
      '2026-11-23',
      '2026-11-24',
    ])
    expect(pastLast(['2026-11-30', '2026-12-01'], '2026-11-25')).toEqual(['2026-11-30', '2026-12-01'])
  })
})
