import { type RefObject, useLayoutEffect } from 'react'

import { isFocusLost } from '@/components/focus/lost-focus'
import { afterFrame } from '@/lib/browser/after-frame'
import type { Arrival } from '@/lib/router/navigation'

type Navigation = {
  arrival: Arrival
  step: number
  /** Identifies the screen, without its query. */
  screenKey: string
  /** Changes when the screen replaces its skeleton. */
  content: unknown
}

/** Moves the focus to the heading inside `container` when the screen changes (decisions 3). */
export function useFocusOnNavigation(
  container: RefObject<HTMLElement | null>,
  { arrival, step, screenKey, content }: Navigation,
) {
  useLayoutEffect(() => {
    const focus = () => container.current?.querySelector('h1')?.focus({ preventScroll: true })
    const before = document.activeElement
    // Moving the focus at once would force a layout of the new screen, and the frame another one. A visitor may have moved it
    // to a field by then.
    if (arrival === 'step')
      return afterFrame(() => (isFocusLost() || document.activeElement === before) && focus())
    // After Back it moves before the effects of the screen run, such as a modal that remembers what was focused.
    if (arrival === 'traverse') focus()
    // A change of the query alone, such as a selected tab, does not move the focus.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [screenKey, step, content])
}
