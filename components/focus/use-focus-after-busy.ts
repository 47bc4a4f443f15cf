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
      const button = pressed.current?.isConnected ? pressed.current : undefined
      if (isFocusLost()) focusOrHeading(button, { preventScroll: true })
    }
    // After the frame, since by then lists and modals, which know a better target, have moved the focus.
    const restoreLater = () => {
      if (pressed.current) afterFrame(restore)
    }
    if (!isBusy) restoreLater()
    return restoreLater
  }, [isBusy])

  return (button: HTMLElement) => {
    pressed.current = document.activeElement === button ? button : undefined
  }
}
