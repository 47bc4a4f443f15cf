import * as v from 'valibot'
import { describe, expect, it } from 'vitest'

import { MAX_PACKS } from '@/lib/quantities/amount-schema'
import {
  cartChoicesSchema,
  noChoices,
  withCount,
  withEarlier,
  withoutTitles,
} from '@/lib/shopping/cart-choices'

const choices = { counts: { Соль: 2, Свёкла: 3 }, removed: ['Мука', 'Ёж'] }

describe('withCount', () => {
  it('sets the count of one product', () => {
    expect(withCount(choices, 'Соль', 5)).toEqual({ ...choices, counts: { Соль: 5, Свёкла: 3 } })
    expect(withCount(noChoices, 'Соль', 0)).toEqual({ counts: { Соль: 0 }, removed: [] })
  })

  it.each([
    [-1, 0],
    [MAX_PACKS + 1, MAX_PACKS],
  ])('limits %i to %i', (count, limited) => {
    expect(withCount(noChoices, 'Соль', count).counts).toEqual({ Соль: limited })
  })

  it('does not modify its argument', () => {
    withCount(noChoices, 'Соль', 5)
    expect(noChoices).toEqual({ counts: {}, removed: [] })
  })
})

describe('withoutTitles', () => {
  it('drops the counts and removals of the titles, regardless of case and ё', () => {
    expect(withoutTitles(choices, ['свекла', 'ЕЖ', 'Рис'])).toEqual({
      counts: { Соль: 2 },
      removed: ['Мука'],
    })
    expect(withoutTitles(choices, [])).toEqual(choices)
  })

  it('returns the same object when there are no choices', () => {
    expect(withoutTitles(noChoices, ['Соль'])).toBe(noChoices)
  })
})

describe('withEarlier', () => {
  it('restores the choices of the titles only', () => {
    expect(withEarlier(noChoices, choices, ['соль', 'еж'])).toEqual({ counts: { Соль: 2 }, removed: ['Ёж'] })
  })

  it('prefers later counts and keeps later removals', () => {
    const later = { counts: { Соль: 7 }, removed: ['Рис', 'Мука'] }
    expect(withEarlier(later, choices, ['Соль', 'Свёкла', 'Мука'])).toEqual({
      counts: { Соль: 7, Свёкла: 3 },
      removed: ['Мука', 'Рис'],
    })
  })

  it('returns the same object when the choices have not changed', () => {
    expect(withEarlier(choices, choices, ['Соль'])).toBe(choices)
  })
})

describe('cartChoicesSchema', () => {
  it.each([
    [choices, true],
    [noChoices, true],
    [{ counts: { Соль: -1 }, removed: [] }, false],
    [{ counts: { Соль: 1.5 }, removed: [] }, false],
    [{ counts: { Соль: MAX_PACKS + 1 }, removed: [] }, false],
    [{ counts: {} }, false],
  ])('%j is valid: %s', (value, isValid) => {
    expect(v.is(cartChoicesSchema, value)).toBe(isValid)
  })
})
