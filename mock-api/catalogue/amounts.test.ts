import { describe, expect, test } from 'vitest'
import { formatAmount, toGrams, parseAmount } from './amounts'

describe('parseAmount', () => {
  test.each([
    ['600 г', 600, 'г'],
    ['1,5 кг', 1.5, 'кг'],
    ['250 мл', 250, 'мл'],
    ['2 л', 2, 'л'],
    ['0,5 шт', 0.5, 'шт'],
    ['2 ст. л.', 2, 'ст. л.'],
    ['0,25 ч. л.', 0.25, 'ч. л.'],
    ['1 зубчик', 1, 'зубчик'],
    ['3 зубчика', 3, 'зубчик'],
    ['5 зубчиков', 5, 'зубчик'],
    ['11 зубчиков', 11, 'зубчик'],
    ['21 лист', 21, 'лист'],
    ['22 листа', 22, 'лист'],
    ['0,5 пучка', 0.5, 'пучок'],
    ['1,5 банки', 1.5, 'банка'],
    ['2 щепотки', 2, 'щепотка'],
    ['6 щепоток', 6, 'щепотка'],
    ['4 веточки', 4, 'веточка'],
    ['5 стеблей', 5, 'стебель'],
    ['8 ломтиков', 8, 'ломтик'],
    ['1 пакетик', 1, 'пакетик'],
    ['по вкусу', null, 'по вкусу'],
  ])('parses %s, which formatAmount turns back into the same text', (text, value, unit) => {
    const amount = parseAmount(text)
    expect(amount).toEqual({ value, unit })
    expect(formatAmount(amount)).toBe(text)
  })

  test.each([
    ['', 'is not an amount'],
    ['г', 'is not an amount'],
    ['много', 'is not an amount'],
    ['-2 г', 'is not an amount'],
    ['0.5 г', 'is not an amount'],
    ['2–3 шт', 'is not an amount'],
    ['2г', 'is not an amount'],
    [' 2 г', 'is not an amount'],
    ['По вкусу', 'is not an amount'],
    ['2 стакана', 'has an unknown unit'],
    ['2  г', 'has an unknown unit'],
    ['2 constructor', 'has an unknown unit'],
    ['0 г', 'is zero'],
    ['2 зубчик', 'should be written «2 зубчика»'],
    ['5 зубчика', 'should be written «5 зубчиков»'],
    ['0,5 пучок', 'should be written «0,5 пучка»'],
    ['1,50 кг', 'should be written «1,5 кг»'],
    ['02 шт', 'should be written «2 шт»'],
  ])('rejects «%s»: %s', (text, message) => {
    expect(() => parseAmount(text)).toThrow(message)
  })
})

describe('toGrams', () => {
  const weights = { шт: 120, зубчик: 4, мл: 1.03, 'ст. л.': 13.6 }

  test.each([
    ['600 г', 600],
    ['1,5 кг', 1500],
    ['250 мл', 257.5],
    ['2 л', 2060],
    ['2 шт', 240],
    ['3 зубчика', 12],
    ['0,5 ст. л.', 6.8],
    ['3 ст. л.', 40.8],
    ['по вкусу', 0],
  ])('converts %s to %d g', (text, grams) => {
    expect(toGrams(parseAmount(text), weights)).toBe(grams)
  })

  test('throws an error that names the unit missing from the weights', () => {
    expect(() => toGrams(parseAmount('2 пучка'), weights)).toThrow('has no entry for «пучок»')
    expect(() => toGrams(parseAmount('2 л'), {})).toThrow('has no entry for «мл»')
  })
})
