import { ActionBar } from '@/components/ui/action-bar'
import { Button } from '@/components/ui/button'
import { navigate } from '@/lib/router/navigation'
import { paths } from '@/lib/router/routes'
import { atTill } from '@/lib/shop/messages'
import { formatKopecks } from '@/lib/shop/money'
import { shoppingList } from '@/lib/shopping/messages'

type ListBarProps = {
  /** Titles to buy. */
  count: number
  /** Their sum at the till; undefined while the prices are not known. */
  kopecks: number | undefined
}

/** What is left to buy with its sum, and the way to the cart: at the bottom, from `desktop` in the rail. */
export function ListBar({ count, kopecks }: ListBarProps) {
  return (
    <ActionBar isRail>
      <div className="flex items-center justify-between gap-base desktop:flex-col desktop:items-stretch">
        {count > 0 && kopecks !== undefined && (
          <p className="min-w-0 text-label text-ink-soft tabular-nums">
            {shoppingList.products(count)}
            <strong className="block text-item font-medium text-ink">{atTill(formatKopecks(kopecks))}</strong>
          </p>
        )}
        <Button className="grow" onClick={() => navigate(paths.cart)}>
          {shoppingList.buy}
        </Button>
      </div>
    </ActionBar>
  )
}
