import clsx from 'clsx/lite'
import { type ReactNode, useId } from 'react'

import { TickBox } from '@/components/ui/tick-box'

type RemovableRowProps = {
  title: string
  /** Follows the title, on the same line. */
  addition?: string
  /** Below the title. */
  note?: string
  /** Present if the row can be ticked off. */
  tick?: { isOn: boolean; onToggle: () => void }
  /** Whether the row is about to move to another list. */
  isLeaving?: boolean
  /** A quantity or a control before the 'X'. */
  children?: ReactNode
  /** Full-width content under the row. */
  below?: ReactNode
  onRemove: () => void
}

/** A list row with an 'X' button that removes it. In print it has an empty box to tick instead, and ticked rows are hidden. */
export function RemovableRow({
  title,
  addition,
  note,
  tick,
  isLeaving = false,
  children,
  below,
  onRemove,
}: RemovableRowProps) {
  const id = useId()
  const text = (
    <span className="min-w-word flex-1 text-item">
      <span id={id} className={clsx(tick?.isOn && 'text-ink-soft line-through')}>
        {title}
      </span>
      {addition && (
        <span id={`${id}-addition`} className={clsx('font-medium', tick?.isOn && 'text-ink-soft')}>
          {addition}
        </span>
      )}
      {note && (
        <span id={`${id}-note`} className="block text-caption text-ink-soft">
          {note}
        </span>
      )}
    </span>
  )
  return (
    <li
      className={clsx(
        'flex flex-wrap items-center gap-x-tight border-b border-line py-hair last:border-0',
        tick?.isOn && 'print:hidden',
        isLeaving && 'motion-safe:animate-bought',
      )}
    >
      <span aria-hidden className="hidden size-base shrink-0 border-control border-ink print:block" />
      {tick ? (
        <label className="flex min-h-touch min-w-word flex-1 items-center gap-snug">
          <TickBox
            checked={tick.isOn}
            onChange={tick.onToggle}
            aria-labelledby={id}
            aria-describedby={clsx(addition && `${id}-addition`, note && `${id}-note`) || undefined}
          />
          {text}
        </label>
      ) : (
        text
      )}
      <span className="ml-auto flex shrink-0 items-center gap-tight text-label text-ink-soft">
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
