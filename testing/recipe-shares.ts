import fc from 'fast-check'

import type { Recipe } from '@/lib/recipes/recipes-api'
import { noShares, type RecipeShares, withRecipe } from '@/lib/shopping/recipe-shares'
import { needsByTitle } from '@/lib/shopping/title-needs'
import { grams, pieces, recipeOf, toTaste } from '@/testing/ingredients'

export const syrniki = recipeOf('a', grams('Творог', 500), pieces('Яйца', 1), toTaste('Соль'))
export const casserole = recipeOf('b', grams('Творог', 400), pieces('Яйца', 2), grams('Изюм', 50))

/** The scale of a recipe whose base servings are four. */
export const forServings = (servings = 4) => ({ servings, baseServings: 4 })

/** Adds recipes for four to an empty list, one after the other. */
export function sharesOf(...added: { recipe: Recipe; servings?: number }[]) {
  let [recipeShares, titles]: [RecipeShares, string[]] = [noShares, []]
  for (const { recipe, servings } of added) {
    recipeShares = withRecipe(recipeShares, { recipe, scale: forServings(servings) }, titles)
    titles = [...new Set([...titles, ...recipe.ingredients.map(({ title }) => title)])]
  }
  return { recipeShares, titles }
}

/** The share of a planned dish with one ingredient, as version 1 stored it. */
export const plannedShareV1 = (ingredient: object) => ({
  id: 'plan m1',
  title: 'Борщ, среда, 25 ноября, обед',
  recipeId: 'borscht',
  servings: 2,
  of: 6,
  ingredients: [ingredient],
})

/** The total of each title as text, with plain spaces. */
export const totalTexts = ({ shares }: RecipeShares) =>
  Object.fromEntries(
    [...needsByTitle(shares)].map(([title, need]) => [title, need.total.replaceAll('\u00a0', ' ')]),
  )

/** Any recipe of three common ids and one that every object has as a property. */
export const anyRecipe = fc
  .tuple(
    fc.constantFrom('a', 'b', 'c', '__proto__'),
    fc.array(
      fc.tuple(
        fc.constantFrom('Творог', 'Яйца', 'toString', 'Соль'),
        fc.integer({ min: 1, max: 5000 }),
        fc.boolean(),
      ),
      { minLength: 1, maxLength: 4 },
    ),
  )
  .map(([id, parts]) =>
    recipeOf(id, ...parts.map(([title, value, isWeighed]) => (isWeighed ? grams : pieces)(title, value))),
  )
