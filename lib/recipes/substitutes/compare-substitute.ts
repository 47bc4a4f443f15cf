import type { Ingredient, Recipe } from '@/lib/recipes/recipes-api'
import {
  allergensOf,
  type Foods,
  substitutesIn,
  withSubstitutes,
} from '@/lib/recipes/substitutes/substitutes'

/** A recipe without and with a substitute; its other substitutes stay in both. Allergens are undefined where unknown. */
type Comparison = { before: Recipe; after: Recipe; gained?: string[]; lost?: string[] }

/** Compares a recipe with a product in the place of an ingredient to the same with the ingredient itself. */
export function compareSubstitute(
  recipe: Recipe,
  ingredient: Pick<Ingredient, 'title'>,
  product: Pick<Ingredient, 'title'>,
  foods: Foods | undefined,
): Comparison {
  const others = substitutesIn(recipe).filter((one) => one.ingredient !== ingredient.title)
  const before = withSubstitutes(recipe, others, foods)
  const chosen = { ingredient: ingredient.title, product: product.title }
  const after = withSubstitutes(recipe, [...others, chosen], foods)
  const had = foods && allergensOf(before.ingredients, foods)
  const has = foods && allergensOf(after.ingredients, foods)
  if (!had || !has) return { before, after }
  return {
    before,
    after,
    gained: has.filter((one) => !had.includes(one)),
    lost: had.filter((one) => !has.includes(one)),
  }
}
