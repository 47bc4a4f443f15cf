import { type SyntheticEvent, useEffect, useRef } from 'react'

import { useFocusReturn } from '@/components/focus/use-focus-return'

/**
 * The behaviour of a modal on a native `<dialog>`: opens on mount, traps the focus, returns it on unmount, and closes by
 * Escape or a press on the backdrop.
 */
export function useModal() {
  const ref = useRef<HTMLDialogElement>(null)
  const isPressedInside = useRef(false)

  useFocusReturn()

  // Not closed on unmount: that would fire a `close` event, which means that the user closed it. Strict mode runs this twice.
  useEffect(() => {
    if (!ref.current?.open) ref.current?.showModal()
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
