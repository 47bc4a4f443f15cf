import { type ReactNode, useEffect, useId, useRef } from 'react'

import { Icon } from '@/components/ui/icon'

type SheetProps = { title: string; closeLabel: string; onClose: () => void; children: ReactNode }

/** A modal with something to do in it, on the platform's `<dialog>`: at the bottom of a phone, else in the middle. */
export function Sheet({ title, closeLabel, onClose, children }: SheetProps) {
  const ref = useRef<HTMLDialogElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const titleId = useId()

  // As in `ui/dialog`, no closing on the way out; so the focus is given back by hand.
  useEffect(() => {
    const opener = document.activeElement
    if (!ref.current?.open) ref.current?.showModal()
    return () => {
      // A sheet that comes with its screen has no opener.
      const next = opener?.isConnected && opener !== document.body ? opener : document.querySelector('h1')
      if (next instanceof HTMLElement) next.focus()
    }
  }, [])

  // A next step in the same sheet begins at its title.
  useEffect(() => heading.current?.focus(), [title])

  return (
    <dialog
      ref={ref}
      aria-labelledby={titleId}
      onClose={onClose}
      onClick={(event) => {
        if (event.target === event.currentTarget) event.currentTarget.close()
      }}
      className="mx-auto mt-auto mb-0 w-full max-w-text animate-appear bg-transparent text-ink tablet:my-auto"
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
            onClick={() => ref.current?.close()}
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
