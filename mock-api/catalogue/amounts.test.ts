import { describe, expect, test } from 'vitest'
import { formatCount, formatAmount, toGrams, parseAmount } from './amounts'

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
  ])('reads %s and writes it back to the letter', (text, value, unit) => {
    const amount = parseAmount(text)
    expect(amount).toEqual({ value, unit })
    expect(formatAmount(amount)).toBe(text)
  })

  test.each([
    ['', 'is no amount'],
    ['г', 'is no amount'],
    ['много', 'is no amount'],
    ['-2 г', 'is no amount'],
    ['0.5 г', 'is no amount'],
    ['2–3 шт', 'is no amount'],
    ['2г', 'is no amount'],
    [' 2 г', 'is no amount'],
    ['По вкусу', 'is no amount'],
    ['2 стакана', 'has no known unit'],
    ['2  г', 'has no known unit'],
    ['2 constructor', 'has no known unit'],
    ['0 г', 'is nothing'],
    ['2 зубчик', 'should be written «2 зубчика»'],
    ['5 зубчика', 'should be written «5 зубчиков»'],
    ['0,5 пучок', 'should be written «0,5 пучка»'],
    ['1,50 кг', 'should be written «1,5 кг»'],
    ['02 шт', 'should be written «2 шт»'],
  ])('refuses «%s»: %s', (text, message) => {
    expect(() => parseAmount(text)).toThrow(message)
  })
})

describe('gramsOf', () => {
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
  ])('%s weighs %d g', (text, grams) => {
    expect(toGrams(parseAmount(text), weights)).toBe(grams)
  })

  test('names the unit that the product does not weigh', () => {
    expect(() => toGrams(parseAmount('2 пучка'), weights)).toThrow('what one «пучок» weighs')
    expect(() => toGrams(parseAmount('2 л'), {})).toThrow('what one «мл» weighs')
  })
})

test.each([
  [1, '1 час'],
  [2, '2 часа'],
  [12, '12 часов'],
  [21, '21 час'],
  [1.5, '1,5 часа'],
])('counted agrees the noun with %d', (value, text) => {
  expect(formatCount(value, ['час', 'часа', 'часов'])).toBe(text)
})
