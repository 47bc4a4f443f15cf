import { scaleQuantities } from '@/lib/quantities/format'
import type { Recipe } from '@/lib/recipes/recipes-api'
import { recipe as messages } from '@/lib/recipes/messages'
import type { Scale } from '@/lib/quantities/measure'

/** An ingredient with its index in the recipe. */
export type IndexedIngredient = { index: number; title: string; quantity: string }

/** All ingredients of a recipe, scaled to the servings. */
export const allIngredients = (
  { ingredients, original }: Recipe,
  scale: Scale | undefined,
): IndexedIngredient[] =>
  scaleQuantities(ingredients, scale).map(({ title, quantity }, index) => {
    const named = original?.ingredients[index]?.title ?? title
    // Steps name the ingredient, not the product in its place.
    return { index, title: named === title ? title : messages.replacing(title, named), quantity }
  })

/**
 * The ingredients that a step uses; undefined if the API does not say. A quantity that is shared with other steps is marked as
 * the total.
 */
export function ingredientsOf(
  recipe: Recipe,
  step: number,
  scale: Scale | undefined,
): IndexedIngredient[] | undefined {
  const { uses } = recipe
  const own = uses?.[step - 1]
  const isShared = (index: number) => uses?.some((other) => other !== own && other.includes(index))
  return (
    own &&
    allIngredients(recipe, scale)
      .filter(({ index }) => own.includes(index))
      .map((one) =>
        isShared(one.index) && /\d/.test(one.quantity)
          ? { ...one, quantity: messages.inAll(one.quantity) }
          : one,
      )
  )
}
