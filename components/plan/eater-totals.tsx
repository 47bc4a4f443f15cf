import { eaterTotalsOf } from '@/lib/plan/eaten'
import { eating as messages } from '@/lib/plan/eater-messages'
import type { Eater } from '@/lib/plan/eaters'
import type { Meal } from '@/lib/plan/meal'
import type { Recipe } from '@/lib/recipes/recipes-api'

type EaterTotalsProps = { eaters: Eater[]; meals: Meal[]; recipes: ReadonlyMap<string, Recipe> }

/** What each person has of these meals, beside their goals. */
export function EaterTotals({ eaters, meals, recipes }: EaterTotalsProps) {
  const rows = eaterTotalsOf(eaters, meals, recipes)
  if (rows.length === 0) return null
  return (
    <ul aria-label={messages.totals} className="flex min-w-0 flex-col gap-hair text-caption text-ink-soft">
      {rows.map(({ eater, days, totals }) => (
        <li key={eater.id} className="wrap-anywhere">
          <strong className="font-medium text-ink">{messages.name(eater, eaters)}</strong>
          {days > 1 && ` ${messages.forDays(days)}`}:{' '}
          {totals.map(({ nutrient, total, goal }) => messages.total(nutrient, total, goal)).join(' · ')}
        </li>
      ))}
    </ul>
  )
}
