import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { formatMinutes, formatTime, kcalOf, minutesOf } from '@/lib/recipes/card-numbers'

describe('minutesOf', () => {
  it.each([
    ['40 минут', 40],
    ['1 минута', 1],
    ['1 час', 60],
    ['1 час 20 минут', 80],
    ['2 часа 1 минута', 121],
    ['11 часов', 660],
    ['1 ч 5 мин', 65],
    ['1 ч. 5 мин.', 65],
    ['1,5 часа', 90],
    [' 30\u00a0мин ', 30],
    ['0 минут', 0],
    ['90 МИНУТ', 90],
  ])('parses «%s»', (text, minutes) => {
    expect(minutesOf(text)).toBe(minutes)
  })

  it.each([undefined, '', ' ', 'час', 'быстро', '30', '30-40 минут', 'около 40 минут', '-5 минут', '1 день'])(
    'makes nothing of «%s»',
    (text) => {
      expect(minutesOf(text)).toBeUndefined()
    },
  )
})

describe('formatMinutes', () => {
  it.each([
    [1, '1 минута'],
    [2, '2 минуты'],
    [40, '40 минут'],
    [51, '51 минута'],
    [60, '1 час'],
    [80, '1 час 20 минут'],
    [120, '2 часа'],
    [301, '5 часов 1 минута'],
    [660, '11 часов'],
    [1260, '21 час'],
  ])('writes %i minutes as «%s»', (minutes, text) => {
    expect(formatMinutes(minutes)).toBe(text)
  })

  it('writes any number of minutes so that it is read back', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100_000 }), (minutes) => {
        expect(minutesOf(formatMinutes(minutes))).toBe(minutes)
      }),
    )
  })
})

describe('formatTime', () => {
  it.each([
    ['47 часов 59 минут', '47 часов 59 минут'],
    ['48 часов', '2 дня'],
    ['72 часа 40 минут', '3 дня'],
    ['109 часов', '5 дней'],
    ['ночь и ещё немного', 'ночь и ещё немного'],
  ])('shows «%s» as «%s»', (text, shown) => {
    expect(formatTime(text)).toBe(shown)
  })
})

describe('kcalOf', () => {
  it.each([
    ['733 ккал', 733],
    ['0 ккал', 0],
    ['95,5\u00a0ккал.', 95.5],
    ['120ккал', 120],
  ])('parses «%s»', (text, kcal) => {
    expect(kcalOf(text)).toBe(kcal)
  })

  it.each([undefined, '', '733', 'ккал', '300 кДж', 'до 300 ккал', '1e3 ккал', '-5 ккал'])(
    'makes nothing of «%s»',
    (text) => {
      expect(kcalOf(text)).toBeUndefined()
    },
  )
})

it('never throws and returns comparable numbers', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      for (const read of [minutesOf, kcalOf]) expect(read(text) ?? 0).toBeGreaterThanOrEqual(0)
    }),
  )
})
