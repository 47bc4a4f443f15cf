import { Fact } from '@/components/ui/fact'
import { catalog } from '@/lib/catalog/messages'
import { formatKopecks, toKopecks } from '@/lib/shop/money'

/** The price per serving, or that it is unknown. */
export function PriceFact({ price }: { price: number | undefined }) {
  const words = price === undefined ? catalog.noPrice : catalog.price(formatKopecks(toKopecks(price)))
  return <Fact icon="basket" text={words} />
}
