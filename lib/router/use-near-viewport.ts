import { startTransition, useEffect, useRef } from 'react'

import { useHistoryState } from '@/lib/router/use-history-state'

/**
 * For virtualizing a part of a long list. `isNear`: the part is within one viewport height of the viewport, or contains the
 * focus, and has to be rendered; `isNearAtFirst` is its value until the observer reports. `height`: pixels to reserve for the
 * part while it is not rendered. `element`: ref for the wrapper, which is always rendered. `name` must be unique within the
 * screen.
 */
export function useNearViewport(name: string, isNearAtFirst: boolean) {
  const element = useRef<HTMLDivElement>(null)
  const [{ isNear, height }, setState] = useHistoryState<{ isNear: boolean; height?: number }>(name, {
    isNear: isNearAtFirst,
  })

  useEffect(() => {
    const { current } = element
    if (!current) return
    const observer = new IntersectionObserver(
      (entries) => {
        const { isIntersecting, boundingClientRect } = entries.at(-1) ?? {}
        if (isIntersecting) startTransition(() => setState((state) => ({ ...state, isNear: true })))
        // A part with the focus stays rendered: Tab continues from there.
        else if (boundingClientRect && !current.contains(document.activeElement)) {
          const { height } = boundingClientRect
          startTransition(() => setState((state) => (state.isNear ? { isNear: false, height } : state)))
        }
      },
      { rootMargin: '100% 0px' },
    )
    observer.observe(current)
    return () => observer.disconnect()
  }, [setState])

  return { element, isNear, height }
}
