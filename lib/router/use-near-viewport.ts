import { startTransition, useEffect, useRef } from 'react'

import { useHistoryState } from '@/lib/router/use-history-state'

/**
 * For a part of something long: whether it `isNear` the window (within a window's height of it, or holds the focus) and
 * has to be on the page, and the `height` in pixels to keep free for it since it left. `name` tells the parts of one
 * screen apart; `isNearAtFirst` until the browser has told. `element` goes to what stands there in either case.
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
        // What has the focus stays where Tab goes on from.
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
