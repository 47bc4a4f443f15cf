import { useCallback, useSyncExternalStore } from 'react'

/** Media queries for the breakpoints of tailwind.config.ts. */
export const breakpoints = {
  tablet: '(min-width: 44rem)',
  desktop: '(min-width: 64rem)',
  wide: '(min-width: 90rem)',
} as const

/** Whether a media query such as 'print' matches; false on the server. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const media = matchMedia(query)
      media.addEventListener('change', onChange)
      return () => media.removeEventListener('change', onChange)
    },
    [query],
  )
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  )
}
