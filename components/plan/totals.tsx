import { Fact } from '@/components/ui/fact'
import { isForAll } from '@/lib/plan/eaters'
import type { Meal } from '@/lib/plan/meal'
import { plan as messages } from '@/lib/plan/messages'
import { sumGaps } from '@/lib/shop/messages'
import { formatKopecks } from '@/lib/shop/money'
import type { pricesOf, Total } from '@/lib/plan/totals'

type KcalProps = { kcal: Total; meals: Meal[] }

/** Kcal per person; nothing if they are unknown for all meals, or differ since not everybody eats them all. */
export function Kcal({ kcal, meals }: KcalProps) {
  if (kcal.unknown === meals.length || !isForAll(meals)) return null
  return (
    <p className="text-caption text-ink-soft tabular-nums">
      <Fact icon="flame" text={messages.kcal(kcal)} />
    </p>
  )
}

type PricesProps = ReturnType<typeof pricesOf> & { mealCount: number }

/** The sum at the till and what of it the meals use; nothing if the price of all meals is unknown. */
export function Prices({ till, used, atHome, partlySold, estimated, mealCount }: PricesProps) {
  return (
    <>
      {till.unknown < mealCount && (
        <p className="tabular-nums">
          <strong className="block text-item font-medium">
            {messages.till(formatKopecks(till.sum), till)}
          </strong>
          {used.sum > 0 && (
            <span className="text-caption text-ink-soft">{messages.used(formatKopecks(used.sum))}</span>
          )}
        </p>
      )}
      {atHome && <p className="text-caption text-ink-soft">{messages.atHome(atHome)}</p>}
      {partlySold > 0 && <p className="text-caption text-ink-soft">{messages.partlySold(partlySold)}</p>}
      {estimated.length > 0 && <p className="text-caption text-ink-soft">{sumGaps.estimated(estimated)}</p>}
    </>
  )
}
