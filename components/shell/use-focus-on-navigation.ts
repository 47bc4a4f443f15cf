import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'

import { isFocusLost } from '@/components/focus/lost-focus'
import { afterFrame } from '@/lib/browser/after-frame'
import { type Arrival, getPosition, subscribe } from '@/lib/router/navigation'
import { parseRoute, screenKeyOf } from '@/lib/router/routes'

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
  /** What had the focus when the visitor left the last screen. */
  const left = useRef<Element>(null)
  // Before React removes the old screen: to remove the focused element, the browser computes the styles of the whole page.
  useEffect(
    () =>
      subscribe(() => {
        const focused = document.activeElement as HTMLElement | null
        if (screenKeyOf(parseRoute(getPosition().path)) !== screenKey && container.current?.contains(focused))
          focused?.blur()
        left.current = document.activeElement
      }),
    [container, screenKey],
  )

  useLayoutEffect(() => {
    const focus = () => container.current?.querySelector('h1')?.focus({ preventScroll: true })
    // Not at once: that would make the browser lay out the new screen twice. By then the visitor may have moved the focus to a
    // field, or opened the menu while a skeleton was shown.
    if (arrival === 'step')
      return afterFrame(() => (isFocusLost() || document.activeElement === left.current) && focus())
    // After Back and Forward the focus moves before the effects of the screen run: a modal among them remembers its opener.
    if (arrival === 'traverse') focus()
    // A change of the query alone, such as a selected tab, does not move the focus.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [screenKey, step, content])
}
