import type { Recipe } from '@/lib/recipes/recipes-api'
import { scaleOf } from '@/lib/recipes/scale'
import { useServingsStore } from '@/lib/recipes/servings-store'

/** The scale of a recipe for the servings that the visitor has chosen; undefined if it cannot be scaled. */
export const useScale = (recipe: Recipe) =>
  scaleOf(
    recipe,
    useServingsStore((state) => state.choices),
  )
