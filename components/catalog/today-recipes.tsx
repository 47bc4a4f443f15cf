import { FoundRecipes, type FoundRecipesProps } from '@/components/catalog/found-recipes'
import { today } from '@/lib/calendar/days'
import { catalog } from '@/lib/catalog/messages'
import { picksOfDay } from '@/lib/catalog/picks-of-day'
import { mealsOf } from '@/lib/plan/plan'
import { usePlanStore } from '@/lib/plan/plan-store'
import type { RecipeEntry } from '@/lib/recipes/recipe-index-api'

export type TodayRecipesProps = FoundRecipesProps & {
  /** All recipes; `found` is a part of them. */
  entries: RecipeEntry[]
}

const MAX_PICKS = 12

/** The found recipes that are planned for today or, without a plan, are among a few quick ones of the day. */
export function TodayRecipes({ entries, found, ...rest }: TodayRecipesProps) {
  const meals = usePlanStore((state) => state.meals)
  const day = today()
  const planned = mealsOf(meals, day).map(({ recipe }) => recipe.id)
  const ids = new Set(planned.length > 0 ? planned : picksOfDay(entries, day, MAX_PICKS).map(({ id }) => id))
  return (
    <>
      <p className="text-label text-ink-soft">{planned.length > 0 ? catalog.planned : catalog.picked}</p>
      <FoundRecipes {...rest} found={found.filter(({ entry }) => ids.has(entry.id))} />
    </>
  )
}
