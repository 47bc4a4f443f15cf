import { describe, expect, test } from 'vitest'
import { parseAmount } from './amounts'
import type { ProductSource, RecipeSource } from './schema'
import { substituteOf } from './catalogue-substitutes'

const products = new Map(
  [
    { title: 'Крахмал', grams: { 'ст. л.': 10 } },
    { title: 'Йогурт', grams: {} },
    { title: 'Соль', grams: {} },
  ].map((product) => [product.title, product as ProductSource]),
)
const ingredient = (title: string, text: string) => ({ title, amount: { text, ...parseAmount(text) } })
const of = (text: string, ratio: string, product = 'Йогурт', amount?: string) =>
  substituteOf(
    {
      ingredient: 'Сметана',
      replacement: 'другое',
      product,
      ratio,
      effect: 'иначе',
      amount: amount === undefined ? undefined : { text: amount, ...parseAmount(amount) },
    },
    [ingredient('Сметана', text), ingredient('Соль', 'по вкусу')] as RecipeSource['ingredients'],
    products,
  )

describe('The quantity of a substitute', () => {
  test.each([
    ['200 г', '1:1', '200 г', 200],
    ['120 г', '5:6', '100 г', 100],
    ['7 г', '1:3', '2 г', 2],
    ['1 кг', '4:5', '0,8 кг', 800],
  ])('for %s by %s is %s', (text, ratio, quantity, grams) => {
    expect(of(text, ratio)).toMatchObject({ quantity, amount: { grams } })
  })

  test('is weighed in spoons of the product', () => {
    expect(of('3 ст. л.', '3:2', 'Крахмал')).toEqual({
      title: 'Крахмал',
      quantity: '4,5 ст. л.',
      amount: { value: 4.5, unit: 'ст. л.', grams: 45 },
    })
  })

  test('is its own amount where it has one', () => {
    expect(of('2 шт', 'две ложки за штуку', 'Йогурт', '60 г')?.quantity).toBe('60 г')
  })

  test.each([
    ['a product that there is not', '100 г', '1:1', 'Кефир', 'no product is titled «Кефир»'],
    ['an ingredient of the recipe', '100 г', '1:1', 'Соль', '«Соль» is an ingredient of the recipe already'],
    ['pieces', '2 шт', '1:1', 'Йогурт', 'add the `amount` of «Йогурт»: the ratio does not say it'],
    ['a ratio in words', '100 г', 'ложка', 'Йогурт', 'add the `amount` of «Йогурт»'],
    ['a unit that is not weighed', '2 ст. л.', '1:1', 'Йогурт', 'has no entry for «ст. л.»'],
  ])('is missing for %s', (_, text, ratio, product, problem) => {
    expect(() => of(text, ratio, product)).toThrow(problem)
  })
})
