import { expect, it } from 'vitest'

import { formatAgo, formatDuration, formatClock } from '@/lib/timers/duration-messages'

it.each([
  [1, '1 секунда'],
  [30, '30 секунд'],
  [60, '1 минута'],
  [90, '1 минута 30 секунд'],
  [900, '15 минут'],
  [3600, '1 час'],
  [4800, '1 час 20 минут'],
  [7200, '2 часа'],
  [86_400, '24 часа'],
])('formats %d s as «%s»', (seconds, words) => {
  expect(formatDuration(seconds)).toBe(words)
})

it.each([
  [0, '0:00'],
  [5, '0:05'],
  [899, '14:59'],
  [3599, '59:59'],
  [3600, '1:00:00'],
  [3905, '1:05:05'],
  [86_400, '24:00:00'],
])('formats %d s as the clock %s', (seconds, shown) => {
  expect(formatClock(seconds)).toBe(shown)
})

it.each([
  [0, 'только что'],
  [59, 'только что'],
  [60, '1 минуту назад'],
  [750, '12 минут назад'],
  [3600, '1 час назад'],
  [11_000, '3 часа назад'],
  [90_000, '1 день назад'],
  [200_000, '2 дня назад'],
])('formats %d s ago as «%s»', (seconds, words) => {
  expect(formatAgo(seconds)).toBe(words)
})
