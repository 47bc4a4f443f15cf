import { describe, expect, it } from 'vitest'

import { readIngredientLine } from '@/lib/recipe-import/ingredient-line'
import { quantityText, storedAmount } from '@/lib/own-recipes/quantity-text'

/** 'name: quantity' of each ingredient. */
const read = (line: string) =>
  readIngredientLine(line).map((one) => `${one.name}: ${quantityText(one).replaceAll('\u00a0', ' ')}`)

describe('readIngredientLine', () => {
  it.each([
    ['- **Творог** (5–9 %) — 500 г', ['Творог: 500 г, 5-9 %']],
    ['*Ванилин* — по вкусу', ['Ванилин: по вкусу']],
    ['200 г [муки](https://a.example/flour)*', ['муки: 200 г']],
    ['200\u200b г му\u00adки', ['муки: 200 г']],
    ['1. 200 г муки', ['муки: 200 г']],
    ['2) ½ ч. л. соли', ['соли: ½ ч. л.']],
    ['до 500 г муки', ['муки: 500 г']],
    ['не более 2 ст. л. воды', ['воды: 2 ст. л.']],
    ['полкочана капусты', ['капусты: ½ кочана']],
    ['500g/1lb 2oz beef mince', ['beef mince: 500 г']],
    ['сахар 2 ложки', ['сахар: 2 ст. л.']],
    ['помидоры – сколько войдёт (около 2 кг)', ['помидоры: 2 кг, сколько войдёт']],
    ['Мускатный орех ⅛ ч. л.', ['Мускатный орех: ⅛ ч. л.']],
    ['Желатин - 15-20 г (1,5 ст. л.)', ['Желатин: 15–20 г, 1,5 ст. л.']],
    ['Яйцо куриное = 2 шт', ['Яйцо куриное: 2 шт']],
    ['Креветки 16/20 - 500 г', ['Креветки 16/20: 500 г']],
    ['2 головки или 10 зубчиков чеснока', ['чеснока: 2 головки, или 10 зубчиков']],
    ['Томаты — 300 г или 2 ст. л. томатной пасты', ['Томаты: 300 г, или 2 ст. л. томатной пасты']],
    ['Соль — 1 ч. л. или по вкусу', ['Соль: 1 ч. л., или по вкусу']],
    ['Масло — 1 ½ ст. л. + для формы', ['Масло: 1½ ст. л., для формы']],
    [
      'кефир 0,5 л, 2 яйца, сахар 2 ложки, соль',
      ['кефир: ½ л', 'яйца: 2 шт', 'сахар: 2 ст. л.', 'соль: по вкусу'],
    ],
    [
      'картофель – 4 шт., яйца – 2 шт., майонез – по вкусу, соль',
      ['картофель: 4 шт', 'яйца: 2 шт', 'майонез: по вкусу', 'соль: по вкусу'],
    ],
  ])('reads %j', (line, ingredients) => {
    expect(read(line)).toEqual(ingredients)
  })

  it.each([
    ['1 стакан (250 мл) муки', '1 стакан, 250 мл', undefined],
    ['Мука — 1 стакан 250 мл', '1 стакан, 250 мл', undefined],
    ['1 стакан (160 г) муки', '1 стакан (160 г)', 160],
    ['2 cups (250g) flour', '480 мл (250 г)', 250],
    ['2 cups (480 ml) milk', '480 мл', undefined],
    ['Молоко — 1 пачка (900 мл)', '1 пачка (900 г)', 900],
    ['4 (6 ounce) salmon fillets', '4 шт (680 г)', 680],
    ['2 (14.5 ounce) cans tomatoes', '2 банки (822 г)', 822],
  ])('tells what an amount weighs from how large its measure is: %j', (line, quantity, grams) => {
    const [one] = readIngredientLine(line)
    if (!one) throw new Error('Nothing was read')
    expect(quantityText(one).replaceAll('\u00a0', ' ')).toBe(quantity)
    expect(storedAmount(one).grams).toBe(grams)
  })
})
