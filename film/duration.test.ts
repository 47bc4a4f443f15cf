import { expect, it } from 'vitest'

import { formatDuration } from './duration'

it.each([
  [0, '0:00'],
  [9_499, '0:09'],
  [9_500, '0:10'],
  [59_600, '1:00'],
  [79_000, '1:19'],
  [600_000, '10:00'],
])('formats %i ms as %s', (milliseconds, text) => {
  expect(formatDuration(milliseconds)).toBe(text)
})
