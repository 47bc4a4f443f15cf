import { eating as messages } from '@/lib/plan/eater-messages'
import { eatenBy, mealsFor } from '@/lib/plan/eaten'
import { type Eater, type GoalSpan, isForAll, nutrients } from '@/lib/plan/eaters'
import type { Meal } from '@/lib/plan/meal'
import type { Recipe } from '@/lib/recipes/recipes-api'

export type EaterTotalsProps = { eaters: Eater[]; meals: Meal[]; recipes: ReadonlyMap<string, Recipe> }

/**
 * What each person with goals has of these meals, against the goals of the days that have meals for them. Where not everybody
 * eats them all, the kcal of the others, too.
 */
export function EaterTotals({ eaters, meals, recipes }: EaterTotalsProps) {
  const rows = eaters.flatMap((eater) => {
    const own = mealsFor(eater, meals, eaters)
    const eaten = eatenBy(eater, own, recipes)
    const days = new Set(own.map(({ day }) => day)).size
    const texts = nutrients.flatMap((nutrient) => {
      const goal = eater.goals?.[nutrient]
      const isWanted = goal ?? (nutrient === 'kcal' && !isForAll(meals))
      // As beside it: where nothing is known there is nothing to compare.
      if (!isWanted || eaten[nutrient].unknown === own.length) return []
      return [messages.total(nutrient, eaten[nutrient], goal && timesOf(goal, days))]
    })
    return texts.length > 0 ? [{ eater, days, text: texts.join(' · ') }] : []
  })
  if (rows.length === 0) return null
  return (
    <ul
      aria-label={messages.totals}
      className="flex min-w-0 flex-col gap-hair text-caption text-ink-soft tabular-nums"
    >
      {rows.map(({ eater, days, text }) => (
        <li key={eater.id} className="wrap-anywhere">
          <strong className="font-medium text-ink">{messages.name(eater, eaters)}</strong>
          {days > 1 && ` ${messages.forDays(days)}`}: {text}
        </li>
      ))}
    </ul>
  )
}

const timesOf = ({ min, max }: GoalSpan, days: number): GoalSpan => ({
  min: min === undefined ? undefined : min * days,
  max: max === undefined ? undefined : max * days,
})
