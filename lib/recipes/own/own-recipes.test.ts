import { expect, it } from 'vitest'

import { minutesOf } from '@/lib/recipes/card-numbers'
import { formatMinutes } from '@/lib/recipes/own/own-recipes'

it.each([40, 80, 60, 2880, 60 * 24 * 60, 100_000])(
  'writes %i minutes so that they are read back',
  (minutes) => {
    expect(minutesOf(formatMinutes(minutes))).toBe(minutes)
  },
)
