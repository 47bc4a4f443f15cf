import { Fact } from '@/components/ui/fact'
import { catalog } from '@/lib/catalog/messages'
import { atTill } from '@/lib/shop/messages'
import { formatKopecks, toKopecks } from '@/lib/shop/money'

/** The sum at the till in rubles, or that it is unknown. */
export function PriceFact({ till }: { till: number | undefined }) {
  const words = till === undefined ? catalog.noPrice : atTill(formatKopecks(toKopecks(till)))
  return <Fact icon="basket" text={words} />
}
