import { useEffect, useId, useRef } from 'react'

import { Button } from '@/components/ui/button'

type DialogProps = {
  title: string
  closeLabel: string
  onClose: () => void
  /** A drawing above the title. */
  picture?: string
  /** More about it, below the title. */
  hint?: string
  /** What the visitor is asked to agree to; closing declines. */
  action?: { label: string; onChoose: () => void }
}

/** A modal on the platform's `<dialog>`: it keeps the focus inside, gives it back, and closes by Escape or backdrop. */
export function Dialog({ title, closeLabel, onClose, picture, hint, action }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null)
  const titleId = useId()

  // No closing on the way out: taken off the page, a dialog is closed, and a `close` event would tell of a choice of
  // the visitor. React's strict mode runs this twice.
  useEffect(() => {
    if (!ref.current?.open) ref.current?.showModal()
  }, [])

  return (
    <dialog
      ref={ref}
      aria-labelledby={titleId}
      onClose={onClose}
      onClick={(event) => {
        // The dialog itself is hit only beside its content: that is the backdrop.
        if (event.target === event.currentTarget) event.currentTarget.close()
      }}
      className="m-auto w-full max-w-dialog animate-appear bg-transparent p-base text-ink"
    >
      <div className="flex flex-col items-center gap-roomy rounded-card bg-surface p-wide text-center shadow-raised">
        {picture && <img src={picture} alt="" width={240} height={180} className="h-auto w-half" />}
        <h2 id={titleId} className="text-lead font-medium">
          {title}
        </h2>
        {hint && <p className="text-body text-ink-soft">{hint}</p>}
        <div className="flex flex-wrap justify-center gap-snug">
          <Button onClick={() => ref.current?.close()}>{closeLabel}</Button>
          {action && (
            <Button
              look="danger"
              onClick={() => {
                ref.current?.close()
                action.onChoose()
              }}
            >
              {action.label}
            </Button>
          )}
        </div>
      </div>
    </dialog>
  )
}
