import clsx from 'clsx/lite'
import { type ReactNode, type SyntheticEvent, useEffect, useLayoutEffect, useRef } from 'react'

import { useFocusReturn } from '@/components/focus/use-focus-return'

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
      className={clsx('w-full bg-transparent text-ink *:animate-appear', className)}
    >
      {children}
    </dialog>
  )
}

/** An event handler for the controls in a modal: closes the modal. */
export const closeModal = ({ currentTarget }: SyntheticEvent<HTMLElement>) =>
  currentTarget.closest('dialog')?.close()

/**
 * The behaviour of a modal on a native `<dialog>`: opens on mount, traps the focus, returns it on unmount, and closes by
 * Escape or a press on the backdrop.
 */
function useModal() {
  const ref = useRef<HTMLDialogElement>(null)
  const isPressedInside = useRef(false)

  useFocusReturn()

  // Not closed on unmount: that would fire a `close` event, which means that the user closed it. Strict mode runs this twice.
  useEffect(() => {
    if (!ref.current?.open) ref.current?.showModal()
  }, [])

  // Outside an open modal nothing can be pressed or is read out, not even the toast that takes back what was done in it.
  useLayoutEffect(() => {
    const toasts = document.getElementById('toasts')
    if (!toasts) return
    ref.current?.append(toasts)
    return () => document.getElementById('toasts-home')?.append(toasts)
  }, [])

  return {
    ref,
    onPointerDown: ({ target, currentTarget }: SyntheticEvent) => {
      isPressedInside.current = target !== currentTarget
    },
    // The target is the dialog itself only on the backdrop. A press that started inside, such as a text selection, does
    // not close it.
    onClick: ({ target, currentTarget }: SyntheticEvent<HTMLDialogElement>) => {
      if (target === currentTarget && !isPressedInside.current) currentTarget.close()
    },
  }
}
