import { useId } from 'react'

import { Button } from '@/components/ui/button'
import { useModal } from '@/components/ui/use-modal'

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

/** A modal with a message or a question. */
export function Dialog({ title, closeLabel, onClose, picture, hint, action }: DialogProps) {
  const modal = useModal()
  const titleId = useId()

  return (
    <dialog
      {...modal}
      aria-labelledby={titleId}
      onClose={onClose}
      className="m-auto w-full max-w-dialog animate-appear bg-transparent p-base text-ink"
    >
      <div className="flex flex-col items-center gap-roomy rounded-card bg-surface p-wide text-center shadow-raised">
        {picture && <img src={picture} alt="" width={240} height={180} className="h-auto w-half" />}
        <h2 id={titleId} className="text-lead font-medium">
          {title}
        </h2>
        {hint && <p className="text-body text-ink-soft">{hint}</p>}
        <div className="flex flex-wrap justify-center gap-snug">
          <Button onClick={() => modal.ref.current?.close()}>{closeLabel}</Button>
          {action && (
            <Button
              variant="danger"
              onClick={() => {
                modal.ref.current?.close()
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
