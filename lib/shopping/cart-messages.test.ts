import { describe, expect, it } from 'vitest'

import { cart } from '@/lib/shopping/cart-messages'

const need = (needed: string, packs: number, pack: string, left: string | undefined, isMinimum: boolean) =>
  cart.need(needed, isMinimum) + cart.packs(packs, pack, left)

describe('cart.need and cart.packs', () => {
  it.each([
    [need('900 г', 3, '400 г', '300 г', false), 'Нужно 900 г: 3 уп. по 400 г, останется 300 г'],
    [need('12 шт', 2, '10 шт', '8 шт', false), 'Нужно 12 шт: 2 уп. по 10 шт, останется 8 шт'],
    [need('2 шт', 2, '1\u00a0шт', undefined, false), 'Нужно 2 шт'],
    [need('0,5 шт', 1, '1\u00a0шт', '0,5 шт', false), 'Нужно 0,5 шт, останется 0,5 шт'],
    [need('2 шт', 2, '1\u00a0шт', undefined, true), 'Нужно не меньше 2 шт'],
  ])('returns «%s»', (text, expected) => {
    expect(text).toBe(expected)
  })
})
