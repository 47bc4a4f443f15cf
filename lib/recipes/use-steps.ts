import type { Scale } from '@/lib/quantities/measure'
import type { Recipe } from '@/lib/recipes/recipes-api'
import { useLazyModule } from '@/lib/router/use-lazy-module'

const loadScaleSteps = () => import('@/lib/recipes/scale-steps').then((m) => m.scaleSteps)

/**
 * The steps of a recipe for the wanted servings. What scales them loads only for other servings than the recipe's; until then
 * `isPending` is set and the steps are those of the recipe.
 */
export function useSteps(recipe: Recipe, scale: Scale | undefined) {
  const isScaled = scale !== undefined && scale.servings !== scale.baseServings
  const { loaded: scaleSteps, loadFailure } = useLazyModule(loadScaleSteps, isScaled)
  const steps = scale && scaleSteps ? scaleSteps(recipe, scale) : recipe.instructions
  return { steps, isPending: isScaled && !scaleSteps && !loadFailure, loadFailure }
}
