import type { ReactNode } from 'react'

type RemovableRowProps = {
  title: string
  /** Stands behind the title. */
  addition?: string
  /** Before the 'X': a quantity, a control. */
  children?: ReactNode
  /** Under the row, as wide as it. */
  below?: ReactNode
  onRemove: () => void
}

/** A row of a list that an 'X' takes away; on paper there is a box to tick instead. */
export function RemovableRow({ title, addition, children, below, onRemove }: RemovableRowProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-base border-b border-line py-hair last:border-0">
      <span aria-hidden className="hidden size-base shrink-0 border-control border-ink print:block" />
      <span className="min-w-0 flex-1 text-item break-words">
        <span>{title}</span>
        {addition && <span className="text-label text-ink-soft tabular-nums">{addition}</span>}
      </span>
      <span className="flex shrink-0 items-center gap-tight text-label text-ink-soft">
        {children}
        <button
          type="button"
          aria-label={`X ${title}`}
          onClick={onRemove}
          className="flex size-touch items-center justify-center rounded-pill font-medium text-ink-soft hover:bg-accent-soft hover:text-accent"
        >
          X
        </button>
      </span>
      {below}
    </li>
  )
}
