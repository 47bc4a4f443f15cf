import clsx from 'clsx/lite'
import { memo, type ReactNode } from 'react'

import { inRubles } from '@/lib/shop/messages'
import { formatKopecks, totalKopecks } from '@/lib/shop/money'
import { sectionBadges as texts } from '@/lib/shopping/section-badge-messages'
import { useCart } from '@/lib/shopping/use-cart'
import { useOpenCount } from '@/lib/shopping/use-open-count'

/** The badges of the sections «Список» and «Корзина». */
export const badges = { list: memo(ListBadge), cart: memo(CartBadge) }

/** A badge has room for two digits. */
const shortOf = (count: number) => (count > 99 ? '99+' : count)

type BadgePlace = { isInline?: boolean }

function ListBadge({ isInline }: BadgePlace) {
  const count = useOpenCount()
  return <Badge isInline={isInline} shown={count > 0 && shortOf(count)} label={texts.inList(count)} />
}

/** The number of packs in the cart; inline, their sum. */
function CartBadge({ isInline }: BadgePlace) {
  const rows = useCart().build()?.rows ?? []
  const count = rows.reduce((sum, row) => sum + row.count, 0)
  const shown = isInline ? inRubles(formatKopecks(totalKopecks(rows))) : shortOf(count)
  return <Badge isInline={isInline} shown={count > 0 && shown} label={texts.inCart(count)} />
}

type BadgeProps = BadgePlace & { shown: ReactNode; label: string }

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
