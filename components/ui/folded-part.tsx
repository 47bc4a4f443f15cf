import { type ReactNode, useId, useState } from 'react'

import { Icon } from '@/components/ui/icon'

type FoldedPartProps = {
  title: string
  isOpenAtFirst?: boolean
  /** Whether its title is a heading of the page. */
  isHeading?: boolean
  /** Whether its content is printed. */
  isPrinted?: boolean
  children: () => ReactNode
}

/** A part of a page that opens when its title is pressed. */
export function FoldedPart({
  title,
  isOpenAtFirst = false,
  isHeading = true,
  isPrinted = false,
  children,
}: FoldedPartProps) {
  const Title = isHeading ? 'h2' : 'p'
  const id = useId()
  const [isOpen, setOpen] = useState(isOpenAtFirst)
  return (
    <div className={isPrinted ? undefined : 'print:hidden'}>
      <Title className="text-item font-medium text-ink-soft">
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
      </Title>
      <div id={id} hidden={!isOpen} className={isPrinted ? 'printed' : undefined}>
        {(isOpen || isPrinted) && children()}
      </div>
    </div>
  )
}
