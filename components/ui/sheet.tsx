import { type ReactNode, useEffect, useId, useRef } from 'react'

import { Icon } from '@/components/ui/icon'
import { closeModal, Modal } from '@/components/ui/modal'
import { withBoundWords } from '@/lib/text/typography'

type SheetProps = { title: string; closeLabel: string; onClose: () => void; children: ReactNode }

/** A modal with a form or a list: at the bottom of the screen on phones, otherwise in the middle. */
export function Sheet({ title, closeLabel, onClose, children }: SheetProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const titleId = useId()

  // Each step of a sheet with several starts at its title.
  useEffect(() => heading.current?.focus(), [title])

  return (
    <Modal
      titleId={titleId}
      onClose={onClose}
      className="mx-auto mt-auto mb-0 max-w-text scroll-py-giant rounded-t-card shadow-raised tablet:my-auto tablet:rounded-b-card"
    >
      <div className="flex flex-col gap-base rounded-card rounded-b-none bg-surface p-roomy tablet:rounded-b-card">
        <div className="sheet-head rounded-t-card bg-surface">
          <h2
            ref={heading}
            id={titleId}
            tabIndex={-1}
            className="font-display text-section font-heavy outline-none"
          >
            {withBoundWords(title)}
          </h2>
          <button
            type="button"
            aria-label={closeLabel}
            onClick={closeModal}
            className="-mt-tight -mr-tight flex size-touch shrink-0 items-center justify-center rounded-pill text-ink-soft hover:bg-sunken"
          >
            <Icon name="close" />
          </button>
        </div>
        {children}
      </div>
    </Modal>
  )
}
