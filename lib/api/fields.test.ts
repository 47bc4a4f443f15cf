import * as v from 'valibot'
import { expect, it } from 'vitest'

import { addressField, cardFields, textField, titleField } from '@/lib/api/fields'

it('a text is cut where nobody would read on', () => {
  expect(v.parse(textField, 'Соль')).toBe('Соль')
  expect(v.parse(textField, 'Щ'.repeat(200_000))).toBe('Щ'.repeat(2000))
})

it('a title says something, and is trimmed', () => {
  expect(v.parse(titleField, ' Соль ')).toBe('Соль')
  expect(v.is(titleField, ' ')).toBe(false)
  expect(v.is(titleField, ' '.repeat(200_000))).toBe(false)
})

it('an address leads somewhere or nowhere, but is never so long that it holds the browser up', () => {
  expect(v.parse(addressField, 'images/soups.webp')).toBe('images/soups.webp')
  expect(v.parse(addressField, `images/${'x'.repeat(200_000)}`)).toBe('')
})

it('of a card what is too long is left out, and the rest stays', () => {
  const long = 'x'.repeat(200_000)
  const card = { id: 'soups', name: long, title: 'Супы', back: ['a.webp', long], backAvif: long }
  const picture = { avif: `${long} 1w`, webp: 'a.webp 1w' }
  const read = (given: object) => v.safeParse(v.object(cardFields), given)
  expect(read({ ...card, picture }).output).toEqual({
    id: 'soups',
    name: '',
    title: 'Супы',
    back: ['a.webp', ''],
    backAvif: undefined,
    picture: undefined,
  })
  expect(read({ ...card, id: long }).success).toBe(false)
})
