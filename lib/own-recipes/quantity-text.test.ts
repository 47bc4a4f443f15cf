import { expect, it } from 'vitest'

import { quantityText, storedAmount } from '@/lib/own-recipes/quantity-text'
import type { TextAmount } from '@/lib/recipe-import/text-amounts'

it.each<[TextAmount, string, number]>([
  [{ value: 0.125, unit: 'дюйм' }, '0,4\u00a0см', 0.4],
  [{ value: 0.25, unit: 'дюйм' }, '1\u00a0см', 1],
  [{ value: 2, unit: 'чашка' }, '480\u00a0мл', 480],
  [{ value: 16, unit: 'унция' }, '454\u00a0г', 454],
  [{ value: 3, unit: 'мультистакан' }, '480\u00a0мл', 480],
])('a converted amount is rounded, but never to 0: %j', (amount, text, value) => {
  expect(quantityText({ name: 'имбирь', amount, note: '' })).toBe(text)
  expect(storedAmount({ name: 'имбирь', amount, note: '' }).value).toBe(value)
})
