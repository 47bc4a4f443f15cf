import { useMemo, useSyncExternalStore } from 'react'

import { type OwnTexts, readOwnTexts } from '@/lib/own-texts'
import { useThemeStore } from '@/lib/stores/theme-store'

/** Hears of other tabs and of merges, and of the theme: the panel changes it on any screen. */
function subscribe(onChange: () => void) {
  addEventListener('storage', onChange)
  const stop = useThemeStore.subscribe(onChange)
  return () => {
    stop()
    removeEventListener('storage', onChange)
  }
}

/** The own data that are stored now. */
export function useOwnTexts(): OwnTexts {
  const stored = useSyncExternalStore(subscribe, () => JSON.stringify(readOwnTexts()))
  return useMemo(() => JSON.parse(stored), [stored])
}
