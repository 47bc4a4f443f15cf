import { Fact } from '@/components/ui/fact'
import { plan as messages } from '@/lib/plan/messages'
import { formatKopecks } from '@/lib/shop/money'
import type { totalsOf } from '@/lib/plan/totals'

type TotalsProps = ReturnType<typeof totalsOf> & { mealCount: number }

/** Kcal per person and the price; a total that is unknown for all meals is left out. */
export function Totals({ kcal, kopecks, partlySold, mealCount }: TotalsProps) {
  return (
    <p className="flex flex-col gap-hair text-caption text-ink-soft tabular-nums">
      {kcal.unknown < mealCount && <Fact icon="flame" text={messages.kcal(kcal)} />}
      {kopecks.unknown < mealCount && (
        <Fact icon="basket" text={messages.price(formatKopecks(kopecks.sum), kopecks)} />
      )}
      {partlySold > 0 && <span>{messages.partlySold(partlySold)}</span>}
    </p>
  )
}
