import type { ReactNode } from 'react'

type RemovableRowProps = { title: string; children?: ReactNode; onRemove: () => void }

/** A row of a list that an 'X' takes away. */
export function RemovableRow({ title, children, onRemove }: RemovableRowProps) {
  return (
    <li className="flex items-center justify-between gap-base border-b border-line py-hair last:border-0">
      <span className="min-w-0 text-item break-words">{title}</span>
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
    </li>
  )
}
