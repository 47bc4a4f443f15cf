import { describe, expect, it } from 'vitest'

import { staplesOf } from '@/lib/shop/staples'

describe('staples', () => {
  it('are the titles of products that say so', () => {
    expect(
      staplesOf([
        { title: 'Соль', staple: true },
        { title: 'Шафран', staple: false },
        { title: 'Рис', staple: undefined },
      ]),
    ).toEqual(new Set(['Соль']))
  })
})
