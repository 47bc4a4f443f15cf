import { SubstitutesButton } from '@/components/substitutes/substitutes-button'
import { substitutionsFor } from '@/lib/recipes/substitutes/substitutes'
import { useRecipesById } from '@/lib/recipes/use-recipes-by-id'
import type { TitleShare } from '@/lib/shopping/title-needs'

export type ShareSubstitutesProps = { title: string; share: TitleShare }

/** Opens what a recipe on the shopping list can have in place of a title; nothing where it offers nothing. */
export function ShareSubstitutes({ title, share: { recipeId, servings } }: ShareSubstitutesProps) {
  const recipe = useRecipesById([recipeId]).recipes.get(recipeId)
  const index = recipe?.ingredients.findIndex((one) => one.title === title) ?? -1
  const { insteadOf = title } = recipe?.ingredients[index] ?? {}
  if (!recipe || index < 0 || !substitutionsFor(recipe, insteadOf).some(({ product }) => product)) return null
  return <SubstitutesButton recipe={recipe} index={index} servings={servings} />
}
