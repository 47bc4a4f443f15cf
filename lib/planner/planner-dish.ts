import type { PlannerDish } from '@/lib/planner/planner-types'
import type { Recipe } from '@/lib/recipes/recipes-api'

/** What the planner uses of a recipe itself, apart from what the recipe index says of it. */
export const toPlannerDish = ({
  id,
  title,
  name,
  picture,
  servings,
  nutrition,
  ingredients,
  keepsDays,
  time,
}: Recipe): PlannerDish => ({
  id,
  title,
  name,
  picture,
  servings,
  nutrition,
  ingredients,
  keepsDays,
  time,
  categoryId: undefined,
  tags: undefined,
})
