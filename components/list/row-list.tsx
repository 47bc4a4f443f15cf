import clsx from 'clsx'
import { Children, type ReactNode, useId } from 'react'

/** From so many rows on, those out of sight are not laid out. */
const LONG = 100

type RowListProps = {
  heading?: string
  /** Below the heading, and beside it. */
  hint?: string
  aside?: ReactNode
  children: ReactNode
}

/** Rows that can be removed, under a heading or without. */
export function RowList({ heading, hint, aside, children }: RowListProps) {
  const id = useId()
  return (
    <div>
      {heading && (
        <div className="mb-tight flex items-center justify-between gap-tight px-base print:px-0">
          <div>
            <h2 id={id} className="text-item font-medium">
              {heading}
            </h2>
            {hint && <p className="text-caption text-ink-soft print:hidden">{hint}</p>}
          </div>
          {aside}
        </div>
      )}
      <ul
        aria-labelledby={heading && id}
        className={clsx(
          'rounded-card bg-surface px-base py-tight shadow-card print:columns-2 print:px-0',
          Children.count(children) > LONG && 'long-rows',
        )}
      >
        {children}
      </ul>
    </div>
  )
}
