import clsx from 'clsx/lite'
import { memo, type ReactNode } from 'react'

import { inRubles } from '@/lib/shop/messages'
import { formatKopecks, totalKopecks } from '@/lib/shop/money'
import { useShop } from '@/lib/shop/use-shop'
import { isAtHome, tillOf } from '@/lib/shop/till'
import { sectionBadges as texts } from '@/lib/shopping/section-badge-messages'
import { openTitles, useShoppingStore } from '@/lib/shopping/shopping-store'
import { useCart } from '@/lib/shopping/use-cart'

/** The badges of the sections «Список» and «Корзина». */
export const badges = { list: memo(ListBadge), cart: memo(CartBadge) }

const MAX_SHOWN = 99

type PlaceProps = { isInline?: boolean }

/** The number of titles that are still to be bought, without staples and what is not sold at all. */
function ListBadge({ isInline }: PlaceProps) {
  const titles = useShoppingStore((state) => state.titles)
  const bought = useShoppingStore((state) => state.bought)
  const { counts } = useShoppingStore((state) => state.cart)
  const { products = [] } = useShop({ isWanted: titles.length > 0 })
  const open = openTitles({ titles, bought })
  const { byTitle, ownShelf } = tillOf(open, products, undefined, counts)
  const count = open.filter((title) => !isAtHome(byTitle.get(title) ?? {})).length - ownShelf.length
  const shown = Math.min(count, MAX_SHOWN)
  return <Badge isInline={isInline} shown={count > 0 && shown} label={texts.inList(count)} />
}

/** The number of packs in the cart; inline, their sum. */
function CartBadge({ isInline }: PlaceProps) {
  const rows = useCart().build()?.rows ?? []
  const count = rows.reduce((sum, row) => sum + row.count, 0)
  const shown = isInline ? inRubles(formatKopecks(totalKopecks(rows))) : Math.min(count, MAX_SHOWN)
  return <Badge isInline={isInline} shown={count > 0 && shown} label={texts.inCart(count)} />
}

type BadgeProps = PlaceProps & { shown: ReactNode; label: string }

function Badge({ isInline, shown, label }: BadgeProps) {
  if (!shown) return null
  return (
    <>
      <span
        aria-hidden
        className={clsx(
          'tabular-nums',
          isInline
            ? 'text-caption whitespace-nowrap text-accent'
            : 'section-badge rounded-pill bg-accent px-hair text-center text-mini text-on-accent',
        )}
      >
        {shown}
      </span>
      <span className="sr-only"> {label}</span>
    </>
  )
}
