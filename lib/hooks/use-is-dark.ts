import { useSyncExternalStore } from 'react'

import { useThemeStore } from '@/lib/stores/theme-store'

const QUERY = '(prefers-color-scheme: dark)'

function subscribe(onChange: () => void) {
  const media = matchMedia(QUERY)
  media.addEventListener('change', onChange)
  return () => media.removeEventListener('change', onChange)
}

/** Whether the dark theme is on: the visitor's choice, else the system's preference. */
export function useIsDark(): boolean {
  const choice = useThemeStore((state) => state.choice)
  const preferred = useSyncExternalStore(
    subscribe,
    () => matchMedia(QUERY).matches,
    () => false,
  )
  return choice ?? preferred
}
