import { describe, expect, it } from 'vitest'

import { isSame } from '@/lib/household/is-same'

describe('isSame', () => {
  it.each([
    [1, 1],
    ['а', 'а'],
    [null, null],
    [[], []],
    [
      [1, { title: 'Соль' }],
      [1, { title: 'Соль' }],
    ],
    [
      { title: 'Соль', amount: { value: 5, unit: 'г' } },
      { amount: { unit: 'г', value: 5 }, title: 'Соль' },
    ],
    [{ title: 'Соль', until: undefined }, { title: 'Соль' }],
    [{ title: 'Соль' }, { title: 'Соль', until: undefined }],
  ])('%j and %j are the same', (one, other) => {
    expect(isSame(one, other)).toBe(true)
  })

  it.each([
    [1, '1'],
    [null, undefined],
    [null, {}],
    [[], {}],
    [[1], [1, 2]],
    [
      [1, 2],
      [2, 1],
    ],
    [{ title: 'Соль' }, { title: 'Сахар' }],
    [{ title: 'Соль' }, { title: 'Соль', isBought: true }],
    [{ title: 'Соль', isBought: true }, { title: 'Соль' }],
    [{ amount: { value: 5 } }, { amount: { value: 6 } }],
    [{}, JSON.parse('{"__proto__":1}')],
    [JSON.parse('{"__proto__":1}'), {}],
  ])('%j and %j are not', (one, other) => {
    expect(isSame(one, other)).toBe(false)
  })
})
