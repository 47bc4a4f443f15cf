import type { ReactNode } from 'react'

import { Loading, Skeleton } from '@/components/ui/skeleton'
import { common } from '@/lib/messages'

const grid = 'grid grid-cols-cards gap-base tablet:gap-roomy'

/** Cards in as many columns as fit. */
export function CardGrid({ children }: { children: ReactNode }) {
  return <ul className={grid}>{children}</ul>
}

/** The grid while its cards are loading. */
export function CardGridSkeleton({ cards = 6 }: { cards?: number }) {
  return (
    <Loading label={common.loading} className={grid}>
      {Array.from({ length: cards }, (_, index) => (
        <div key={index} className="overflow-hidden rounded-card bg-surface shadow-card">
          <Skeleton className="aspect-card w-full rounded-none" />
          <Skeleton className="m-base h-glyph w-half" />
        </div>
      ))}
    </Loading>
  )
}
