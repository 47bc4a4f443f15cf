import { existsSync } from 'node:fs'
import { join } from 'node:path'

import { describe, expect, it } from 'vitest'

import { createCutting } from './cutting'
import { filmRecipes } from './recipes'
import { pourColor } from './pouring'

const recipes = filmRecipes()

describe('the pictures of ingredients', () => {
  it('exist: whole, in pieces, out of the package and cooked', () => {
    const files = recipes.flatMap(({ ingredients }) =>
      ingredients.flatMap(({ image, cut, content, cooked }) => [image, cut, content, cooked]),
    )
    const missing = [...new Set(files)].filter((file) => file && !existsSync(join('public', file)))
    expect(missing).toEqual([])
  })

  it('show the pieces of all that a step cuts', () => {
    let cuts = 0
    for (const { title, ingredients, steps } of recipes) {
      const cutIn = createCutting(ingredients.map((ingredient) => ingredient.title))
      for (const { text, uses } of steps) {
        for (const index of cutIn(text, uses)) {
          const ingredient = ingredients[index]
          if (!ingredient || pourColor(ingredient)) continue
          cuts++
          expect(ingredient.cut ?? ingredient.content, `${title}: ${ingredient.title}`).toBeDefined()
        }
      }
    }
    expect(cuts).toBeGreaterThanOrEqual(570)
  })
})
