import { useLayoutEffect, useRef } from 'react'

/**
 * For lists that grow on request: once there are more rows than when more was asked for, the first new one takes the focus,
 * unless that has gone elsewhere meanwhile. `count` is how many rows there are.
 */
export function useFocusOnMore<T extends HTMLElement>(count: number) {
  const list = useRef<T>(null)
  const asked = useRef<{ count: number; by: Element | null }>(undefined)

  // Before a button that goes gives the focus to the screen's heading, a frame later.
  useLayoutEffect(() => {
    if (!asked.current || count <= asked.current.count) return
    const { count: before, by } = asked.current
    asked.current = undefined
    const { activeElement } = document
    if (activeElement !== by && activeElement !== document.body) return
    const row = list.current?.querySelectorAll('li')[before]
    // Whoever pressed by hand sees the row where it is.
    row?.querySelector<HTMLElement>('a, button')?.focus({ preventScroll: !by?.matches(':focus-visible') })
  }, [count])

  return {
    list,
    onMore: () => {
      asked.current = { count, by: document.activeElement }
    },
  }
}
