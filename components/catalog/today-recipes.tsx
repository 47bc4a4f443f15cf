import { FoundRecipes, type FoundRecipesProps } from '@/components/catalog/found-recipes'
import { today } from '@/lib/calendar/days'
import { catalog } from '@/lib/catalog/messages'
import { picksOfDay } from '@/lib/catalog/picks-of-day'
import { usePlanStore } from '@/lib/plan/plan-store'
import type { RecipeEntry } from '@/lib/recipes/recipe-index-api'

export type TodayRecipesProps = FoundRecipesProps & {
  /** All recipes, of which `found` are a part. */
  entries: RecipeEntry[]
}

const PICKS = 12

/** Those of the found recipes that fit today: what is planned for it or, without a plan, a few quick ones. */
export function TodayRecipes({ entries, found, ...rest }: TodayRecipesProps) {
  const meals = usePlanStore((state) => state.meals)
  const day = today()
  const planned = meals.filter((meal) => meal.day === day).map(({ recipe }) => recipe.id)
  const ids = new Set(planned.length > 0 ? planned : picksOfDay(entries, day, PICKS).map(({ id }) => id))
  return (
    <>
      <p className="text-label text-ink-soft">{planned.length > 0 ? catalog.planned : catalog.picked}</p>
      <FoundRecipes {...rest} found={found.filter(({ entry }) => ids.has(entry.id))} />
    </>
  )
}
