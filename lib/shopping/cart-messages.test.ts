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

describe('label', () => {
  it.each([
    [
      { fat: 20, composition: 'сливки, закваска', shelfLifeDays: 21 },
      'Жирность 20 %. Состав: сливки, закваска. Срок годности 21 день.',
    ],
    [{ fat: 3.2 }, 'Жирность 3,2 %.'],
    [{ fatInDryMatter: 45 }, 'Жирность 45 % в сухом веществе.'],
    [{ shelfLifeDays: 730 }, 'Срок годности 2 года.'],
    [{ shelfLifeDays: 1825 }, 'Срок годности 5 лет.'],
    [{ shelfLifeDays: 540 }, 'Срок годности 18 месяцев.'],
    [{ shelfLifeDays: 60 }, 'Срок годности 2 месяца.'],
    [{ shelfLifeDays: 30 }, 'Срок годности 30 дней.'],
    [{}, ''],
  ])('of %j is «%s»', (said, text) => {
    expect(
      cart
        .label({
          fat: undefined,
          fatInDryMatter: undefined,
          composition: undefined,
          shelfLifeDays: undefined,
          ...said,
        })
        .replaceAll('\u00a0', ' '),
    ).toBe(text)
  })
})
