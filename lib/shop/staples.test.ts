import { describe, expect, it } from 'vitest'

import { staplesOf } from '@/lib/shop/staples'

describe('staplesOf', () => {
  it('returns the titles of products marked as staples', () => {
    expect(
      staplesOf([
        { title: 'Соль', staple: true },
        { title: 'Шафран', staple: false },
        { title: 'Рис', staple: undefined },
      ]),
    ).toEqual(new Set(['Соль']))
  })
})
