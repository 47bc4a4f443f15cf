import * as v from 'valibot'
import { expect, it } from 'vitest'

import { addressField, cardFields, textField, titleField } from '@/lib/api/fields'

it('textField truncates a long text', () => {
  expect(v.parse(textField, 'Соль')).toBe('Соль')
  expect(v.parse(textField, 'Щ'.repeat(200_000))).toBe('Щ'.repeat(2000))
})

it('titleField trims a title and rejects an empty one', () => {
  expect(v.parse(titleField, ' Соль ')).toBe('Соль')
  expect(v.is(titleField, ' ')).toBe(false)
  expect(v.is(titleField, ' '.repeat(200_000))).toBe(false)
})

it('addressField replaces a long address by an empty one', () => {
  expect(v.parse(addressField, 'images/soups.webp')).toBe('images/soups.webp')
  expect(v.parse(addressField, `images/${'x'.repeat(200_000)}`)).toBe('')
})

it('cardFields drop fields that are too long and keep the others', () => {
  const long = 'x'.repeat(200_000)
  const card = { id: 'soups', name: long, title: 'Супы', back: ['a.webp', long], backAvif: long }
  const picture = { avif: `${long} 1w`, webp: 'a.webp 1w' }
  const parse = (value: object) => v.safeParse(v.object(cardFields), value)
  expect(parse({ ...card, picture }).output).toEqual({
    id: 'soups',
    name: '',
    title: 'Супы',
    back: ['a.webp', ''],
    backAvif: undefined,
    picture: undefined,
  })
  expect(parse({ ...card, id: long }).success).toBe(false)
})

it('cardFields keep the flags of the specification where they are sent, and require none', () => {
  const card = { id: 'soups', name: 'a.webp', title: 'Супы', back: [] }
  const flags = { liked: true, saved: false, isCategory: true, isSelected: false }
  const parse = (value: object) => v.parse(v.object(cardFields), value)
  expect(parse({ ...card, ...flags })).toMatchObject(flags)
  expect(JSON.parse(JSON.stringify(parse(card)))).toEqual(card)
  expect(parse({ ...card, liked: 'да' }).liked).toBeUndefined()
})
