import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { formatMeasure } from '@/lib/quantities/format'
import { compare, zero } from '@/lib/quantities/fraction'
import { roundForCook } from '@/lib/quantities/round'
import { anyMeasures, measureOf, plainBlanks } from '@/testing/measures'

const rounded = (value: number, unit: string, title?: string) =>
  plainBlanks(formatMeasure(roundForCook(measureOf(value, unit), title)))

describe('roundForCook', () => {
  it.each([
    [833.3, 'г', '835 г'],
    [832.4, 'г', '830 г'],
    [102.4, 'г', '100 г'],
    [102.5, 'г', '105 г'],
    [97.6, 'г', '100 г'],
    [66.7, 'г', '65 г'],
    [33.3, 'г', '35 г'],
    [21, 'г', '20 г'],
    [19.6, 'г', '20 г'],
    [13.8, 'г', '14 г'],
    [7.5, 'г', '8 г'],
    [1.2, 'г', '1 г'],
    [0.97, 'г', '1 г'],
    [0.33, 'г', '0,3 г'],
    [0.01, 'г', '0,1 г'],
    [416.7, 'мл', '415 мл'],
    [0.3333, 'л', '335 мл'],
    [1.6667, 'кг', '1,67 кг'],
    [997.6, 'мл', '1 л'],
  ])('takes grams and millilitres by fives, below 20 by ones: %d %s is %s', (value, unit, text) => {
    expect(rounded(value, unit)).toBe(text)
  })

  it.each([
    ['Желатин', '21 г'],
    ['Дрожжи сухие', '21 г'],
    ['Сода', '21 г'],
    ['Сода питьевая', '21 г'],
    ['Масло сливочное', '20 г'],
  ])('weighs what sets or rises to the gram: %s, %s', (title, text) => {
    expect(rounded(21.2, 'г', title)).toBe(text)
  })

  it.each([
    [1.5, 'ч. л.', '1½ ч. л.'],
    [0.75, 'ч. л.', '1 ч. л.'],
    [0.67, 'ч. л.', '½ ч. л.'],
    [0.17, 'ч. л.', '¼ ч. л.'],
    [0.01, 'ч. л.', '¼ ч. л.'],
    [2.7, 'ч. л.', '2½ ч. л.'],
    [3.2, 'ч. л.', '1 ст. л.'],
    [3.75, 'ч. л.', '4 ч. л.'],
    [4, 'ч. л.', '4 ч. л.'],
    [4.2, 'ч. л.', '1½ ст. л.'],
    [5.2, 'ч. л.', '5 ч. л.'],
    [5.5, 'ч. л.', '2 ст. л.'],
    [8.5, 'ч. л.', '3 ст. л.'],
    [0.5, 'ст. л.', '1½ ч. л.'],
    [1.5, 'ст. л.', '1½ ст. л.'],
    [2.67, 'ст. л.', '2½ ст. л.'],
    [3.3, 'ст. л.', '3½ ст. л.'],
    [4.7, 'ст. л.', '4½ ст. л.'],
    [10.4, 'ст. л.', '10 ст. л.'],
  ])('takes spoons by halves: %d %s is %s', (value, unit, text) => {
    expect(rounded(value, unit)).toBe(text)
  })

  it.each([
    [4.5, 'шт', 'Яйца', '5 шт'],
    [4.4, 'шт', 'Яйца', '4 шт'],
    [0.25, 'шт', 'Яйца', '1 шт'],
    [0.5, 'шт', 'Лавровый лист', '1 шт'],
    [7.5, 'шт', 'Чёрный перец горошком', '8 шт'],
    [6.4, 'шт', 'Помидоры черри', '6 шт'],
    [1.5, 'шт', 'Корица в палочках', '2 шт'],
    [4.5, 'зубчик', 'Чеснок', '5 зубчиков'],
    [2.2, 'лист', 'Лавровый лист', '2 листа'],
    [0.4, 'щепотка', 'Соль', '1 щепотка'],
    [1.5, 'ломтик', 'Батон', '2 ломтика'],
    [1.4, 'веточка', 'Укроп', '1 веточка'],
    [2.5, 'стебель', 'Лук зелёный', '3 стебля'],
  ])('never halves what cooks do not halve: %d %s of %s is %s', (value, unit, title, text) => {
    expect(rounded(value, unit, title)).toBe(text)
  })

  it.each([
    [0.25, 'шт', 'Морковь', '½ шт'],
    [1.2, 'шт', 'Морковь', '1 шт'],
    [1.25, 'шт', 'Лук репчатый', '1½ шт'],
    [0.1, 'шт', 'Лимон', '½ шт'],
    [10.6, 'шт', 'Картофель', '11 шт'],
    [0.75, 'пучок', 'Укроп', '1 пучок'],
    [0.25, 'банка', 'Зелёный горошек', '½ банки'],
    [1.5, 'пакетик', 'Ванильный сахар', '1½ пакетика'],
    [0.3, 'горсть', 'Изюм', '½ горсти'],
  ])('takes everything else by halves: %d %s of %s is %s', (value, unit, title, text) => {
    expect(rounded(value, unit, title)).toBe(text)
  })

  it('takes one kind of spoon, and from three tea spoons on is less than 15 % off', () => {
    fc.assert(
      fc.property(fc.integer({ min: 300, max: 10_000 }), (hundredths) => {
        const { value } = roundForCook(measureOf(hundredths / 100, 'ч. л.'))
        expect(rounded(hundredths / 100, 'ч. л.')).not.toContain('+')
        const teaspoons = Number(value.n) / Number(value.d)
        expect(Math.abs(teaspoons / (hundredths / 100) - 1)).toBeLessThan(0.15)
      }),
    )
  })

  it('never returns 0, and does not change when rounded again', () => {
    fc.assert(
      fc.property(anyMeasures, fc.constantFrom('Яйца', 'Морковь', 'Сода'), (all, title) => {
        for (const one of all) {
          const once = roundForCook(one, title)
          expect(compare(once.value, zero)).toBeGreaterThan(0)
          expect(roundForCook(once, title)).toEqual(once)
        }
      }),
    )
  })
})
