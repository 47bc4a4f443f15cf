import { useId } from 'react'

import { OrderItems } from '@/components/orders/order-items'
import { SumGaps } from '@/components/shop/sum-gaps'
import { buttonClass } from '@/components/ui/button-class'
import { RetryButton } from '@/components/ui/retry-button'
import { Loading, Skeleton } from '@/components/ui/skeleton'
import { breakpoints, useMedia } from '@/lib/browser/use-media'
import { common } from '@/lib/feedback/messages'
import { order as messages } from '@/lib/orders/messages'
import { hash, paths } from '@/lib/router/routes'
import { estimatedTitles, type TillRow } from '@/lib/shop/till'

type OrderSummaryProps = {
  /** The ordered rows; undefined until prices are loaded. */
  rows: TillRow[] | undefined
  /** The number of listed titles that the shop does not sell. */
  notSold: number
  hasFailed: boolean
  onRetry: () => void
}

/** What is ordered, and its sum with what that leaves out; for an empty cart the ways to fill it. */
export function OrderSummary({ rows, notSold, hasFailed, onRetry }: OrderSummaryProps) {
  const id = useId()
  const isBesideForm = useMedia(breakpoints.desktop)
  return (
    <section
      aria-labelledby={id}
      className="flex flex-col gap-tight rounded-card bg-surface p-roomy shadow-card"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-base">
        <h2 id={id} className="font-display text-section font-medium">
          {messages.title}
        </h2>
        {rows && rows.length > 0 && (
          <a href={hash(paths.cart)} className="-my-snug text-link">
            {messages.toCart}
          </a>
        )}
      </div>
      {rows ? (
        rows.length > 0 ? (
          <>
            <OrderItems items={rows} isOpen={isBesideForm} />
            <SumGaps notSold={notSold} estimated={estimatedTitles(rows)} />
          </>
        ) : (
          <>
            <p className="text-item">{messages.empty}</p>
            <div className="flex flex-wrap items-center gap-x-base gap-y-tight">
              <a
                href={hash(paths.categories)}
                className={buttonClass('secondary', 'small', 'hover:border-accent hover:text-accent')}
              >
                {common.toRecipes}
              </a>
              <a href={hash(paths.list)} className="text-link">
                {messages.toList}
              </a>
            </div>
          </>
        )
      ) : hasFailed ? (
        <div className="flex flex-wrap items-center justify-between gap-x-base gap-y-tight">
          <p className="text-item">{messages.noPrices}</p>
          <RetryButton variant="secondary" size="small" onRetry={onRetry}>
            {common.retry}
          </RetryButton>
        </div>
      ) : (
        <Loading label={common.loading}>
          <Skeleton className="h-touch w-full rounded-control" />
        </Loading>
      )}
    </section>
  )
}
