import { useId } from 'react'

import { Button } from '@/components/ui/button'
import { closeModal, Modal } from '@/components/ui/modal'
import { withBoundWords } from '@/lib/text/typography'

type DialogProps = {
  title: string
  closeLabel: string
  onClose: () => void
  /** Address of a picture above the title. */
  picture?: string
  hint?: string
  /** What a question asks to confirm, or if `isPrimary` what a message suggests to do next. Closing the dialog declines it. */
  action?: { label: string; onChoose: () => void; isPrimary?: boolean }
}

/** A modal with a message or a question. */
export function Dialog({ title, closeLabel, onClose, picture, hint, action }: DialogProps) {
  const titleId = useId()
  return (
    <Modal titleId={titleId} onClose={onClose} className="m-auto max-w-dialog p-base">
      <div className="flex flex-col items-center gap-roomy rounded-card bg-surface p-wide text-center shadow-raised max-slim:p-base">
        {picture && <img src={picture} alt="" width={240} height={180} className="h-auto w-half" />}
        <h2 id={titleId} className="text-lead font-medium">
          {withBoundWords(title)}
        </h2>
        {hint && <p className="text-body text-ink-soft">{hint}</p>}
        <div className="flex flex-wrap justify-center gap-snug">
          <Button variant={action?.isPrimary ? 'secondary' : 'primary'} onClick={closeModal}>
            {closeLabel}
          </Button>
          {action && (
            <Button
              variant={action.isPrimary ? 'primary' : 'danger'}
              onClick={(event) => {
                closeModal(event)
                action.onChoose()
              }}
            >
              {action.label}
            </Button>
          )}
        </div>
      </div>
    </Modal>
  )
}
