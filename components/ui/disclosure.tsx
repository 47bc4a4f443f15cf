import { type ReactNode, useId, useState } from 'react'

import { Icon } from '@/components/ui/icon'

type DisclosureProps = {
  title: string
  isOpenAtFirst?: boolean
  /** Whether the title is a heading of the page. */
  isHeading?: boolean
  /** Whether the content is printed, also while it is hidden. */
  isPrinted?: boolean
  children: () => ReactNode
}

/** A button with a title that shows and hides the content below it. */
export function Disclosure({
  title,
  isOpenAtFirst = false,
  isHeading = true,
  isPrinted = false,
  children,
}: DisclosureProps) {
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
          className="flex min-h-touch w-full items-center gap-tight rounded-control px-base hover:text-accent"
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
