import { type SyntheticEvent, useEffect, useRef } from 'react'

/**
 * What every modal on the platform's `<dialog>` does: it opens, keeps the focus inside, gives it back, and closes by Escape
 * or by a press on the backdrop. An opener that has gone leaves the focus to what has its id now, as a row does that moved
 * to another list; a modal that came with its screen, or whose opener has no heir, gives it to the heading.
 */
export function useModal() {
  const ref = useRef<HTMLDialogElement>(null)
  const isFromInside = useRef(false)

  // No closing on the way out: taken off the page, a dialog is closed, and a `close` event would tell of a choice of
  // the visitor. So the focus is given back by hand. React's strict mode runs this twice.
  useEffect(() => {
    const opener = document.activeElement
    if (!ref.current?.open) ref.current?.showModal()
    return () => {
      // A browser that closes a dialog gives the focus back by itself, and it may have gone on since.
      if (document.activeElement !== document.body) return
      const heir = opener?.isConnected ? opener : document.getElementById(opener?.id ?? '')
      const next = heir && heir !== document.body ? heir : document.querySelector('h1')
      if (next instanceof HTMLElement) next.focus()
    }
  }, [])

  return {
    ref,
    onPointerDown: ({ target, currentTarget }: SyntheticEvent) => {
      isFromInside.current = target !== currentTarget
    },
    // The dialog itself is hit only beside its content: that is the backdrop. A press that began inside, as when a text is
    // selected, is none on it.
    onClick: ({ target, currentTarget }: SyntheticEvent<HTMLDialogElement>) => {
      if (target === currentTarget && !isFromInside.current) currentTarget.close()
    },
  }
}
