import { Fact } from '@/components/ui/fact'
import { isForAll } from '@/lib/plan/eaters'
import type { Meal } from '@/lib/plan/meal'
import { plan as messages } from '@/lib/plan/messages'
import type { pricesOf, Total } from '@/lib/plan/totals'
import { sumGaps } from '@/lib/shop/messages'
import { formatKopecks } from '@/lib/shop/money'

type KcalProps = { kcal: Total; meals: Meal[] }

/** Kcal per person; nothing if they are unknown for all meals, or differ because not everybody eats all meals. */
export function Kcal({ kcal, meals }: KcalProps) {
  if (kcal.unknown === meals.length || !isForAll(meals)) return null
  return (
    <p className="text-caption text-ink-soft tabular-nums">
      <Fact icon="flame" text={messages.kcal(kcal)} />
    </p>
  )
}

type PricesProps = ReturnType<typeof pricesOf> & { mealCount: number }

/** The sum at the till and what of it the meals use, unless the prices of all meals are unknown, then what it leaves out. */
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
