import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { add, fraction, fromNumber, multiply, zero } from '@/lib/quantities/fraction'
import { addMeasures, measure, type Measure } from '@/lib/quantities/measure'
import {
  anyAmount,
  anyMeasures,
  anyServings,
  anyValue,
  formatMeasures,
  measureOf,
  plainBlanks,
} from '@/testing/measures'

const summed = (...measures: Measure[]) => plainBlanks(formatMeasures(addMeasures(measures)))

describe('scaling', () => {
  it('there and back gives the same amount', () => {
    fc.assert(
      fc.property(anyAmount, anyServings, anyServings, (one, there, back) => {
        const scaled = measure(one, { servings: there, baseServings: back })
        const again = scaled && multiply(scaled.value, fraction(back, there))
        expect(again).toEqual(fromNumber(one.value ?? 0))
      }),
    )
  })

  it('keeps what it weighs in step', () => {
    expect(measure({ value: 2, unit: 'шт', grams: 240 }, { servings: 6, baseServings: 4 })).toEqual(
      measureOf(3, 'шт', 360),
    )
  })

  it('treats a weight of 0 as unknown', () => {
    const scaled = measure({ value: 2, unit: 'шт', grams: 0 }, { servings: 1, baseServings: 1 })
    expect(scaled).toEqual(measureOf(2, 'шт'))
  })

  it('leaves alone what is to taste', () => {
    expect(
      measure({ value: null, unit: 'по вкусу', grams: 0 }, { servings: 6, baseServings: 4 }),
    ).toBeUndefined()
  })
})

describe('sums', () => {
  it('join what is compatible', () => {
    expect(summed(measureOf(600, 'г'), measureOf(300, 'г'))).toBe('900 г')
    expect(summed(measureOf(1.2, 'кг'), measureOf(300, 'г'))).toBe('1,5 кг')
    expect(summed(measureOf(250, 'мл'), measureOf(1, 'л'))).toBe('1,25 л')
    expect(summed(measureOf(1, 'ст. л.'), measureOf(1, 'ч. л.'))).toBe('4 ч. л.')
    expect(summed(measureOf(2, 'зубчик'), measureOf(3, 'зубчик'))).toBe('5 зубчиков')
  })

  it('keep apart what is not, pieces first', () => {
    expect(summed(measureOf(100, 'г'), measureOf(2, 'шт', 240))).toBe('2 шт + 100 г')
    expect(summed(measureOf(100, 'мл'), measureOf(1, 'пучок'), measureOf(100, 'г'), measureOf(1, 'шт'))).toBe(
      '1 шт + 1 пучок + 100 мл + 100 г',
    )
  })

  it('turn spoons into grams where their weight is known, else into millilitres, where there are any', () => {
    expect(summed(measureOf(2, 'ст. л.', 30), measureOf(100, 'г'))).toBe('130 г')
    expect(summed(measureOf(2, 'ст. л.'), measureOf(100, 'г'))).toBe('2 ст. л. + 100 г')
    expect(summed(measureOf(2, 'ст. л.', 30), measureOf(100, 'мл'))).toBe('130 мл')
    expect(summed(measureOf(1, 'ч. л.', 7), measureOf(1, 'ст. л.', 21))).toBe('4 ч. л.')
  })

  it('of nothing are nothing', () => {
    expect(addMeasures([])).toEqual([])
  })

  it('are the same in any order', () => {
    fc.assert(
      fc.property(
        anyMeasures.chain((all) =>
          fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length })),
        ),
        ([all, shuffled]) => {
          expect(addMeasures(shuffled)).toEqual(addMeasures(all))
        },
      ),
    )
  })

  it('lose nothing: every part is found again in its own unit', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(anyValue, fc.constantFrom('г', 'кг', 'мл', 'л', 'шт', 'пучок'))),
        (list) => {
          const parts = addMeasures(list.map(([number, unit]) => measureOf(number, unit)))
          const sizes: Record<string, [string, number]> = { кг: ['г', 1000], л: ['мл', 1000] }
          for (const { unit, value: total } of parts) {
            const expected = list
              .map(([number, own]) => [number, ...(sizes[own] ?? [own, 1])] as const)
              .filter(([, own]) => own === unit)
              .map(([number, , size]) => multiply(fromNumber(number), fraction(size)))
              .reduce(add, zero)
            expect(total).toEqual(expected)
          }
          const kinds = new Set(list.map(([, unit]) => sizes[unit]?.[0] ?? unit))
          expect(new Set(parts.map(({ unit }) => unit))).toEqual(kinds)
        },
      ),
    )
  })
})
