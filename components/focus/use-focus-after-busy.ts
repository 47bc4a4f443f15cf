import { useEffect, useRef } from 'react'

import { focusOrHeading, isFocusLost } from '@/components/focus/lost-focus'
import { afterFrame } from '@/lib/browser/after-frame'

/**
 * For a button that is disabled while busy, or removed by its own action: the focus returns to it, or moves to the heading
 * of the modal or screen if the button is gone. The returned function has to be called with the button on each click.
 */
export function useFocusAfterBusy(isBusy: boolean) {
  const pressed = useRef<HTMLElement>(undefined)

  useEffect(() => {
    const restore = () => {
      const button = pressed.current
      if (button && isFocusLost()) focusOrHeading(button.isConnected ? button : null, { preventScroll: true })
    }
    // At once, so that a modal that opens now returns the focus to the button.
    if (!isBusy) restore()
    // After the frame, since by then lists and modals, which know a better target, have moved the focus.
    return () => {
      if (pressed.current) afterFrame(restore)
    }
  }, [isBusy])

  return (button: HTMLElement) => {
    pressed.current = document.activeElement === button ? button : undefined
  }
}
