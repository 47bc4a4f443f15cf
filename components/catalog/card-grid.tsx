import clsx from 'clsx/lite'
import type { ReactNode } from 'react'

import { Loading, Skeleton } from '@/components/ui/skeleton'
import { useFocusAfterRemoval } from '@/components/focus/use-focus-after-removal'
import { common } from '@/lib/feedback/messages'

/** A tile is a small card with a picture and a title. On phones there are two of either shape in a row. */
export type CardShape = 'tile' | 'card'

/** A grid with the gaps between cards; the sections of a long grid have the same gaps between them. */
export const gridWithGaps = 'grid gap-snug tablet:gap-roomy'

const columns: Record<CardShape, string> = { tile: 'grid-cols-tiles', card: 'grid-cols-cards' }

const gridClass = (shape: CardShape) => clsx(gridWithGaps, columns[shape])

type CardGridProps = { shape: CardShape; children: ReactNode }

/** A grid with as many columns as fit. When a card is removed, the focus moves to the next one. */
export function CardGrid({ shape, children }: CardGridProps) {
  const { list, onClick } = useFocusAfterRemoval()
  return (
    <ul ref={list} onClick={onClick} className={gridClass(shape)}>
      {children}
    </ul>
  )
}

export function CardGridSkeleton({ shape }: { shape: CardShape }) {
  return (
    <Loading label={common.loading} className={gridClass(shape)}>
      {Array.from({ length: 8 }, (_, index) => (
        <div key={index} className="overflow-hidden rounded-card bg-surface shadow-card">
          <Skeleton
            className={clsx(
              'w-full rounded-none',
              shape === 'tile' ? 'aspect-square tablet:aspect-card' : 'aspect-card',
            )}
          />
          <Skeleton className="m-base h-glyph w-half" />
          {shape === 'card' && <Skeleton className="m-base h-touch" />}
        </div>
      ))}
    </Loading>
  )
}
