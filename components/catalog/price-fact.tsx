import { Fact } from '@/components/ui/fact'
import { filters } from '@/lib/messages/filters'
import { formatKopecks, toKopecks } from '@/lib/money'

/** What a serving costs; recipes of no known price say so. */
export function PriceFact({ price }: { price: number | undefined }) {
  const words = price === undefined ? filters.noPrice : filters.price(formatKopecks(toKopecks(price)))
  return <Fact icon="basket" text={words} />
}
