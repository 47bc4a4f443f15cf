import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { formatMeasure, formatQuantity, scaleQuantities } from '@/lib/quantities/format'
import { anyMeasures, anyValue, measureOf, plainBlanks } from '@/testing/measures'

const words = (value: number, unit: string) => plainBlanks(formatMeasure(measureOf(value, unit)))

describe('words', () => {
  it.each([
    [900, 'г', '900 г'],
    [1500, 'г', '1,5 кг'],
    [0.25, 'л', '250 мл'],
    [0.05, 'кг', '50 г'],
    [1000, 'мл', '1 л'],
    [999, 'г', '999 г'],
    [999.6, 'г', '1 кг'],
    [2500, 'мл', '2,5 л'],
    [1234, 'г', '1,23 кг'],
    [12_345, 'кг', '12300 кг'],
    [33.333, 'г', '33,3 г'],
    [99.96, 'г', '100 г'],
    [0.5, 'г', '0,5 г'],
    [0.999, 'г', '1 г'],
    [0.001, 'г', '0,01 г'],
    [13.8, 'г', '13,8 г'],
  ])('for %d %s are %s', (number, unit, text) => {
    expect(words(number, unit)).toBe(text)
  })

  it.each([
    [2, 'шт', '2 шт'],
    [0.5, 'шт', '½ шт'],
    [0.2, 'шт', '¼ шт'],
    [0.6, 'шт', '¾ шт'],
    [0.8, 'шт', '1 шт'],
    [1.5, 'шт', '1½ шт'],
    [1.25, 'шт', '1½ шт'],
    [4.51, 'шт', '5 шт'],
    [10.5, 'шт', '11 шт'],
    [1, 'зубчик', '1 зубчик'],
    [3, 'зубчик', '3 зубчика'],
    [5, 'зубчик', '5 зубчиков'],
    [21, 'зубчик', '21 зубчик'],
    [0.5, 'пучок', '½ пучка'],
    [1.5, 'пучок', '1½ пучка'],
    [0.5, 'щепотка', '1 щепотка'],
    [1.5, 'щепотка', '2 щепотки'],
    [2.2, 'лист', '3 листа'],
  ])('for things that are counted, %d %s, are %s', (number, unit, text) => {
    expect(words(number, unit)).toBe(text)
  })

  it.each([
    [0.5, 'ч. л.', '½ ч. л.'],
    [0.25, 'ст. л.', '¾ ч. л.'],
    [0.5, 'ст. л.', '1½ ч. л.'],
    [2, 'ч. л.', '2 ч. л.'],
    [3, 'ч. л.', '1 ст. л.'],
    [2, 'ст. л.', '2 ст. л.'],
    [2.5, 'ст. л.', '2½ ст. л.'],
    [4, 'ч. л.', '4 ч. л.'],
    [7, 'ч. л.', '2 ст. л. + 1 ч. л.'],
    [14, 'ч. л.', '4 ст. л. + 2 ч. л.'],
    [5.9, 'ч. л.', '2 ст. л.'],
    [5.25, 'ст. л.', '5 ст. л. + 1 ч. л.'],
    [12.5, 'ст. л.', '13 ст. л.'],
  ])('for spoons, %d %s, are %s', (number, unit, text) => {
    expect(words(number, unit)).toBe(text)
  })

  it('keep an unknown unit as it is', () => {
    expect(words(2.5, 'жменя')).toBe('2,5 жменя')
    expect(words(1, '__proto__')).toBe('1 __proto__')
  })

  it('do not break between a number and its unit', () => {
    expect(formatMeasure(measureOf(2, 'ст. л.'))).toBe('2\u00a0ст.\u00a0л.')
  })

  it('have at most three significant digits and a decimal comma, and are never 0', () => {
    fc.assert(
      fc.property(anyMeasures, (all) => {
        for (const one of all) {
          for (const part of plainBlanks(formatMeasure(one)).split(' + ')) {
            expect(part).toMatch(/^(\d+(,\d{1,2})?|\d*[¼½¾]) \S/)
            expect(part).not.toMatch(/^0 /)
            if (!/шт|ст\. л\.|ч\. л\.|зубчик|пуч|щепот/.test(part))
              expect(part.replace(/[^\d]/g, '').replace(/^0+/, '').replace(/0+$/, '').length).toBeLessThan(4)
          }
        }
      }),
    )
  })

  it('never round a count down', () => {
    fc.assert(
      fc.property(anyValue, fc.constantFrom('шт', 'зубчик', 'щепотка'), (number, unit) => {
        const [, whole = '', glyph = ''] = /^(\d*)([¼½¾]?)/.exec(formatMeasure(measureOf(number, unit))) ?? []
        const told = Number(whole) + ({ '¼': 0.25, '½': 0.5, '¾': 0.75 }[glyph] ?? 0)
        expect(told).toBeGreaterThanOrEqual(number)
        expect(told).toBeLessThan(number + 1)
      }),
    )
  })
})

describe('the quantity of an ingredient', () => {
  const half = { servings: 2, baseServings: 4 }

  it('is the recipe’s own text for as many servings as it is for', () => {
    const ingredient = { quantity: '0,5 пучка', amount: { value: 0.5, unit: 'пучок', grams: 20 } }
    expect(formatQuantity(ingredient, { servings: 4, baseServings: 4 })).toBe('0,5 пучка')
  })

  it('follows the servings', () => {
    const ingredient = { quantity: '3 шт', amount: { value: 3, unit: 'шт', grams: undefined } }
    expect(plainBlanks(formatQuantity(ingredient, half))).toBe('1½ шт')
    expect(plainBlanks(formatQuantity(ingredient, { servings: 99, baseServings: 4 }))).toBe('74 шт')
  })

  it.each([
    [1000, 'г', 1, 3, '335 г'],
    [250, 'мл', 5, 3, '415 мл'],
    [2, 'кг', 1, 3, '665 г'],
    [100, 'г', 1, 3, '35 г'],
    [40, 'г', 1, 3, '13 г'],
    [5000, 'г', 1, 3, '1,67 кг'],
    [9, 'зубчик', 1, 2, '5 зубчиков'],
  ])(
    'is rounded as a cook measures: %d %s for %d of %d servings is %s',
    (value, unit, servings, base, text) => {
      const ingredient = { quantity: '', amount: { value, unit, grams: undefined } }
      expect(plainBlanks(formatQuantity(ingredient, { servings, baseServings: base }))).toBe(text)
    },
  )

  it('has whole eggs and half onions', () => {
    const pieces = (title: string) => ({
      title,
      quantity: '3 шт',
      amount: { value: 3, unit: 'шт', grams: undefined },
    })
    expect(scaleQuantities([pieces('Яйца'), pieces('Лук репчатый')], half)).toMatchObject([
      { quantity: '2\u00a0шт' },
      { quantity: '1½\u00a0шт' },
    ])
  })

  it('is unchanged for an amount to taste', () => {
    const toTaste = { value: null, unit: 'по вкусу', grams: 0 }
    expect(formatQuantity({ quantity: 'по вкусу', amount: toTaste }, half)).toBe('по вкусу')
    expect(formatQuantity({ quantity: 'по вкусу' }, half)).toBe('по вкусу')
    expect(formatQuantity({ quantity: '' }, half)).toBe('')
  })

  it('says which servings it is for where it is known by its text alone', () => {
    expect(formatQuantity({ quantity: '1 горсть' }, half)).toBe('1 горсть (на 4 порции)')
  })

  it('is unchanged without a scale', () => {
    const ingredients = [{ title: 'Соль', quantity: '1 ч. л.' }]
    expect(scaleQuantities(ingredients, undefined)).toBe(ingredients)
  })
})
