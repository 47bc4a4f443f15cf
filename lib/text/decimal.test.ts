import { expect, it } from 'vitest'

import { formatDecimal, parseDecimal } from '@/lib/text/decimal'

it('reads what people type, and nothing else', () => {
  expect(['1 800,5', '1\u00a0800.5', '0,6', '7'].map(parseDecimal)).toEqual([1800.5, 1800.5, 0.6, 7])
  for (const text of ['', ',5', '5,', '1,2,3', '-1', '1e3', '0x10', 'Infinity', 'две'])
    expect(parseDecimal(text), text).toBeNaN()
})

it('writes a comma', () => {
  expect([0.6, 1800, 1800.5].map(formatDecimal)).toEqual(['0,6', '1800', '1800,5'])
})
