import clsx from 'clsx/lite'
import type { ReactNode, SyntheticEvent } from 'react'

import { useModal } from '@/components/ui/use-modal'

type ModalProps = {
  /** Id of the title, which names the modal. */
  titleId: string
  onClose: () => void
  className: string
  children: ReactNode
}

/** The `<dialog>` that dialogs and sheets share. */
export function Modal({ titleId, onClose, className, children }: ModalProps) {
  const modal = useModal()
  return (
    <dialog
      {...modal}
      aria-labelledby={titleId}
      onClose={onClose}
      className={clsx('w-full animate-appear bg-transparent text-ink', className)}
    >
      {children}
    </dialog>
  )
}

/** For an event inside a modal: closes the modal. */
export const closeModal = ({ currentTarget }: SyntheticEvent<HTMLElement>) =>
  currentTarget.closest('dialog')?.close()
