import { plan as messages } from '@/lib/plan/messages'
import type { pricesOf } from '@/lib/plan/totals'
import { sumGaps } from '@/lib/shop/messages'
import { formatKopecks } from '@/lib/shop/money'

type PricesProps = ReturnType<typeof pricesOf> & { mealCount: number }

/** The sum at the till and the part of it that the meals use, unless all prices are unknown; then what the sum leaves out. */
export function Prices({ till, used, atHome, partlySold, estimated, mealCount }: PricesProps) {
  return (
    <>
      {till.unknown < mealCount && (
        <p>
          <strong className="block text-item font-medium">
            {messages.till(formatKopecks(till.sum), till)}
          </strong>
          {used.sum > 0 && (
            <span className="block text-caption text-ink-soft">{messages.used(formatKopecks(used.sum))}</span>
          )}
        </p>
      )}
      {atHome && <p className="text-caption text-ink-soft">{messages.atHome(atHome)}</p>}
      {partlySold > 0 && <p className="text-caption text-ink-soft">{messages.partlySold(partlySold)}</p>}
      {estimated.length > 0 && <p className="text-caption text-ink-soft">{sumGaps.estimated(estimated)}</p>}
    </>
  )
}
