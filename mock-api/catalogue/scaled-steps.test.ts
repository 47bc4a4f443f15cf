import { readFileSync } from 'node:fs'

import { describe, expect, it } from 'vitest'

import { scaleSteps } from '../../lib/recipes/scale-steps'
import { splitDurations } from '../../lib/timers/durations'
import type { RecipeDetail } from './api-types'
import { loadCatalogue } from './catalogue'

const { recipes } = loadCatalogue()

const scaledBy = (
  { ingredients, quantity, amounts, servings }: RecipeDetail,
  instructions: string[],
  wanted: number,
) =>
  scaleSteps(
    {
      instructions,
      ingredients: ingredients.map((title, index) => ({
        title,
        quantity: quantity[index] ?? '',
        amount: amounts[index],
      })),
    },
    { servings: wanted, baseServings: servings },
  )

/** Sentences of the catalogue for twice the servings: a line with the id of the recipe, one before, one after. */
const doubled = [
  ...readFileSync(new URL('doubled-steps.txt', import.meta.url), 'utf8').matchAll(
    /^(.+)\n- (.+)\n\+ (.+)$/gm,
  ),
].map(([, id = '', before = '', after = '']) => ({ id, before, after }))

/** Times, temperatures, sizes and shares. */
const fixed = (text: string) => [
  ...splitDurations(text).flatMap(({ text: words, seconds }) => (seconds === undefined ? [] : [words])),
  ...(text.match(
    /[\d,½]+(?:[–-][\d,]+)?[\s\u00a0](?:час(?=$|\P{L}|а|ов)|минут|секунд|дн|градус|°|[см]м|%)\p{L}*|диаметром [\d–]+|\d+ на \d+|толщин\p{L}+ [\d,–]+|(?:по|каждый|каждую) \p{L}+ (?!стакан)\p{L}+/giu,
  ) ?? []),
]

describe('The steps of the catalogue for other servings', () => {
  it('are unchanged for the servings of their recipe', () => {
    for (const recipe of recipes)
      expect(scaledBy(recipe, recipe.instructions, recipe.servings)).toBe(recipe.instructions)
  })

  it.each(doubled)('of $id: $before', ({ id, before, after }) => {
    const recipe = recipes.find((one) => one.id === id)
    if (!recipe) throw new Error(`No recipe is called ${id}`)
    expect(recipe.instructions.join(' ')).toContain(before)
    expect(scaledBy(recipe, [before], recipe.servings * 2)[0]?.replaceAll('\u00a0', ' ')).toBe(after)
  })

  it('keep their times, temperatures and sizes, and read as texts', () => {
    expect(doubled.length).toBeGreaterThan(100)
    for (const recipe of recipes)
      for (const servings of [1, 2, 3, recipe.servings * 2, 7, 24, 99]) {
        const scaled = scaledBy(recipe, recipe.instructions, servings)
        expect(scaled.map(fixed)).toEqual(recipe.instructions.map(fixed))
        expect(scaled.join(' ')).not.toMatch(/undefined|NaN|Infinity|(?<![\d,])0 [а-я]| {2}/)
      }
  })
})
