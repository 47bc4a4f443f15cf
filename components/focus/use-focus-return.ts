import { useEffect } from 'react'

import { focusOrHeading, isFocusLost } from '@/components/focus/lost-focus'

/**
 * For modals: returns the focus to the element that had it before. If that element is gone, an element with the same id
 * takes its place, such as a row that moved to another list. Otherwise, and for a modal that opened together with its
 * screen, the heading of the screen takes the focus. Has to be called before the effect that opens the modal.
 */
export function useFocusReturn() {
  useEffect(() => {
    const opener = document.activeElement
    return () => {
      // A browser that closes a dialog returns the focus by itself, and the user may have moved it since.
      if (!isFocusLost()) return
      const target = opener?.isConnected ? opener : document.getElementById(opener?.id ?? '')
      focusOrHeading(target === document.body ? null : target)
    }
  }, [])
}
