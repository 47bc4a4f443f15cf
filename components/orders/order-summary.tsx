import { useId } from 'react'

import { OrderItems } from '@/components/orders/order-items'
import { RetryButton } from '@/components/ui/retry-button'
import { Loading, Skeleton } from '@/components/ui/skeleton'
import { breakpoints, useMedia } from '@/lib/browser/use-media'
import type { CartRow } from '@/lib/shopping/cart'
import { common } from '@/lib/feedback/messages'
import { order as messages } from '@/lib/orders/messages'
import { hash, paths } from '@/lib/router/routes'

type OrderSummaryProps = {
  /** The ordered rows; undefined until prices are loaded. */
  rows: CartRow[] | undefined
  hasFailed: boolean
  onRetry: () => void
}

/** What is ordered, and its sum. */
export function OrderSummary({ rows, hasFailed, onRetry }: OrderSummaryProps) {
  const id = useId()
  const isBesideForm = useMedia(breakpoints.desktop)
  return (
    <section aria-labelledby={id} className="rounded-card bg-surface p-roomy shadow-card">
      <div className="flex flex-wrap items-center justify-between gap-x-base">
        <h2 id={id} className="font-display text-section font-medium">
          {messages.title}
        </h2>
        {rows && (
          <a href={hash(paths.cart)} className="-my-snug text-link">
            {messages.toCart}
          </a>
        )}
      </div>
      {rows ? (
        rows.length > 0 ? (
          <OrderItems items={rows} isOpen={isBesideForm} />
        ) : (
          <p className="text-item">{messages.empty}</p>
        )
      ) : hasFailed ? (
        <div className="flex flex-wrap items-center justify-between gap-x-base">
          <p className="text-item">{messages.noPrices}</p>
          <RetryButton variant="quiet" size="small" onRetry={onRetry}>
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
