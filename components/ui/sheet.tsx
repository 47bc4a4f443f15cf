import { type ReactNode, useEffect, useId, useRef } from 'react'

import { Icon } from '@/components/ui/icon'
import { useModal } from '@/components/ui/use-modal'

type SheetProps = { title: string; closeLabel: string; onClose: () => void; children: ReactNode }

/** A modal with something to do in it: at the bottom of a phone, else in the middle. */
export function Sheet({ title, closeLabel, onClose, children }: SheetProps) {
  const modal = useModal()
  const heading = useRef<HTMLHeadingElement>(null)
  const titleId = useId()

  // A next step in the same sheet begins at its title.
  useEffect(() => heading.current?.focus(), [title])

  return (
    <dialog
      {...modal}
      aria-labelledby={titleId}
      onClose={onClose}
      className="mx-auto mt-auto mb-0 w-full max-w-text animate-appear scroll-pb-giant bg-transparent text-ink tablet:my-auto"
    >
      <div className="flex flex-col gap-base rounded-card rounded-b-none bg-surface p-roomy shadow-raised tablet:rounded-b-card">
        <div className="flex items-start justify-between gap-base">
          <h2
            ref={heading}
            id={titleId}
            tabIndex={-1}
            className="font-display text-section font-heavy outline-none"
          >
            {title}
          </h2>
          <button
            type="button"
            aria-label={closeLabel}
            onClick={() => modal.ref.current?.close()}
            className="-mt-tight -mr-tight flex size-touch shrink-0 items-center justify-center rounded-pill text-ink-soft hover:bg-sunken"
          >
            <Icon name="close" />
          </button>
        </div>
        {children}
      </div>
    </dialog>
  )
}
