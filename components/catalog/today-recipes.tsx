import { FoundRecipes, type FoundRecipesProps } from '@/components/catalog/found-recipes'
import { Message } from '@/components/ui/message'
import { today } from '@/lib/calendar/days'
import { forToday as messages } from '@/lib/catalog/filter-messages'
import { picksOfDay } from '@/lib/catalog/picks-of-day'
import { drawings } from '@/lib/feedback/drawings'
import { mealsOf } from '@/lib/plan/plan'
import { usePlanStore } from '@/lib/plan/plan-store'

const MAX_PICKS = 12

/** The found recipes that are planned for today. If none is, a few quick ones of them, others every day. */
export function TodayRecipes({ found, ...rest }: FoundRecipesProps) {
  const meals = usePlanStore((state) => state.meals)
  const day = today()
  const planned = new Set(mealsOf(meals, day).map(({ recipe }) => recipe.id))
  const hasPlanned = found.some(({ entry }) => planned.has(entry.id))
  const whole = found.flatMap(({ entry, lacks }) => (lacks === undefined ? [entry] : []))
  const ids = hasPlanned ? planned : new Set(picksOfDay(whole, day, MAX_PICKS).map(({ id }) => id))
  if (ids.size === 0)
    return (
      <div role="status">
        <Message picture={drawings.notFound} title={messages.none} hint={messages.noneHint} />
      </div>
    )
  return (
    <>
      <p role="status" className="text-label text-ink-soft">
        {hasPlanned ? messages.planned : messages.quick}
      </p>
      <FoundRecipes {...rest} found={found.filter(({ entry }) => ids.has(entry.id))} />
    </>
  )
}
