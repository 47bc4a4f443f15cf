import * as v from 'valibot'
import { expect, it } from 'vitest'

import { textField, titleField } from '@/lib/api/card'

it('a text is cut where nobody would read on', () => {
  expect(v.parse(textField, 'Соль')).toBe('Соль')
  expect(v.parse(textField, 'Щ'.repeat(200_000))).toBe('Щ'.repeat(2000))
})

it('a title says something, and is trimmed', () => {
  expect(v.parse(titleField, ' Соль ')).toBe('Соль')
  expect(v.is(titleField, ' ')).toBe(false)
  expect(v.is(titleField, ' '.repeat(200_000))).toBe(false)
})
