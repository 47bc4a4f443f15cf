import { Fact } from '@/components/ui/fact'
import { plan as messages } from '@/lib/plan/messages'
import { formatKopecks } from '@/lib/shop/money'
import type { totalsOf } from '@/lib/plan/totals'

type TotalsProps = ReturnType<typeof totalsOf> & { meals: number }

/** kcal a person and the price; what nothing is known of is left out where that is all. */
export function Totals({ kcal, kopecks, partlySold, meals }: TotalsProps) {
  return (
    <p className="flex flex-col gap-hair text-caption text-ink-soft tabular-nums">
      {kcal.unknown < meals && <Fact icon="flame" text={messages.kcal(kcal)} />}
      {kopecks.unknown < meals && (
        <Fact icon="basket" text={messages.price(formatKopecks(kopecks.sum), kopecks)} />
      )}
      {partlySold > 0 && <span>{messages.partlySold(partlySold)}</span>}
    </p>
  )
}
