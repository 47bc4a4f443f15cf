import { type ReactNode, useId, useState } from 'react'

import { Icon } from '@/components/ui/icon'

type FoldedPartProps = {
  title: string
  isOpenAtFirst?: boolean
  /** Whether its content is printed. */
  isPrinted?: boolean
  children: () => ReactNode
}

/** A part of a page that opens when its heading is pressed. */
export function FoldedPart({ title, isOpenAtFirst = false, isPrinted = false, children }: FoldedPartProps) {
  const id = useId()
  const [isOpen, setOpen] = useState(isOpenAtFirst)
  return (
    <div className={isPrinted ? undefined : 'print:hidden'}>
      <h2 className="text-item font-medium text-ink-soft">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={() => setOpen(!isOpen)}
          className="flex min-h-touch w-full items-center gap-tight rounded-control px-base tabular-nums hover:text-accent"
        >
          {title}
          <Icon name={isOpen ? 'up' : 'down'} />
        </button>
      </h2>
      <div id={id} hidden={!isOpen} className={isPrinted ? 'printed' : undefined}>
        {(isOpen || isPrinted) && children()}
      </div>
    </div>
  )
}
