import { describe, expect, it } from 'vitest'

import { cart } from '@/lib/shopping/cart-messages'

const need = (needed: string, packs: string, left: string | undefined, isMinimum: boolean) =>
  cart.need(needed, isMinimum) + cart.packs(needed, packs, left)

describe('cart.need and cart.packs', () => {
  it.each([
    [need('900 г', '3 пачки по 400 г', '300 г', false), 'Нужно 900 г: 3 пачки по 400 г, останется 300 г'],
    [need('12 шт.', '20 шт.', '8 шт.', false), 'Нужно 12 шт.: 20 шт., останется 8 шт.'],
    [need('2 шт.', '2 шт.', undefined, false), 'Нужно 2 шт.'],
    [need('2 шт.', '2 шт.', undefined, true), 'Нужно не меньше 2 шт.'],
  ])('returns «%s»', (text, expected) => {
    expect(text).toBe(expected)
  })
})
