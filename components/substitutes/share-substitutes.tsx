import { SubstitutesButton } from '@/components/substitutes/substitutes-button'
import { substitutionsFor } from '@/lib/recipes/substitutes/substitutes'
import { useRecipesById } from '@/lib/recipes/use-recipes-by-id'
import type { TitleShare } from '@/lib/shopping/title-needs'

export type ShareSubstitutesProps = { title: string; share: TitleShare }

/**
 * Offers the substitutes for a title that a recipe on the shopping list needs; renders nothing if no product can replace it.
 */
export function ShareSubstitutes({ title, share: { recipeId, servings } }: ShareSubstitutesProps) {
  const recipe = useRecipesById([recipeId]).recipes.get(recipeId)
  const index = recipe?.ingredients.findIndex((one) => one.title === title) ?? -1
  const { insteadOf = title } = recipe?.ingredients[index] ?? {}
  if (!recipe || index < 0 || !substitutionsFor(recipe, insteadOf).some(({ product }) => product)) return null
  return <SubstitutesButton recipe={recipe} index={index} servings={servings} />
}
