import { expect, it } from 'vitest'

import { enoughAtHome } from '@/lib/pantry/enough-at-home'
import type { Remainder } from '@/lib/pantry/pantry-store'
import { type Need, needOf } from '@/lib/quantities/packs'
import { grams, pieces, toTaste } from '@/testing/ingredients'

const scale = { servings: 1, baseServings: 1 }
const needs = (...ingredients: ReturnType<typeof grams>[]): Need =>
  needOf(ingredients.map((ingredient) => ({ scale, ingredient })))

it('is what covers all that is needed, in whatever unit', () => {
  const wanted = new Map([
    ['Рис', needs(grams('Рис', 100), grams('Рис', 100))],
    ['Гречка', needs(grams('Гречка', 201))],
    ['Яйцо', needs(pieces('Яйцо', 1.5))],
    ['Мука', needs({ title: 'Мука', quantity: '0,2 кг', amount: { value: 0.2, unit: 'кг', grams: 200 } })],
    ['Соль', needs(toTaste('Соль'))],
    ['Масло', needs(grams('Масло', 10), { title: 'Масло', quantity: '2 кусочка' })],
    ['Морковь', needs(pieces('Морковь', 1))],
    ['Сметана', needs(grams('Сметана', 1))],
  ])
  const remainders = new Map<string, Remainder>([['Яйцо', { value: 2, unit: 'шт' }]])
  for (const title of ['Рис', 'Гречка', 'Мука', 'Соль', 'Масло', 'Морковь'])
    remainders.set(title, { value: 200, unit: 'г' })
  // More is needed, the need is unknown, or the weight of a piece is.
  expect([...enoughAtHome(wanted, remainders)]).toEqual(['Рис', 'Яйцо', 'Мука'])
})
