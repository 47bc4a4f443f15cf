import { expect, it } from 'vitest'

import { calendar } from '@/lib/calendar/messages'

it.each([
  ['2026-11-23', '2026-11-29', '23–29 ноября'],
  ['2026-11-30', '2026-12-06', '30 ноября\u00a0– 6 декабря'],
])('names the week from %s to %s, and does not break its line before the dash', (first, last, text) => {
  expect(calendar.week(first, last)).toBe(text)
})
