import { useLayoutEffect, useRef } from 'react'

import { isFocusLost } from '@/components/focus/lost-focus'

/**
 * For lists with a "show more" button: the first item that was added takes the focus, unless the user has moved it
 * meanwhile. `count` is the number of items shown; `onMore` has to be called when the button is pressed.
 */
export function useFocusOnNewItems<T extends HTMLElement>(count: number) {
  const list = useRef<T>(null)
  const request = useRef<{ count: number; button: Element | null }>(undefined)

  // A layout effect: a button that disappears would move the focus to the heading one frame later.
  useLayoutEffect(() => {
    if (!request.current || count <= request.current.count) return
    const { count: countBefore, button } = request.current
    request.current = undefined
    if (document.activeElement !== button && !isFocusLost()) return
    const item = list.current?.querySelectorAll('li')[countBefore]
    // Scrolls only for keyboard users: after a click the item is visible already.
    item
      ?.querySelector<HTMLElement>('a, button')
      ?.focus({ preventScroll: !button?.matches(':focus-visible') })
  }, [count])

  return {
    list,
    onMore: () => {
      request.current = { count, button: document.activeElement }
    },
  }
}
