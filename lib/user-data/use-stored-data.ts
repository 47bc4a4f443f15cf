import { useMemo, useSyncExternalStore } from 'react'

import { type StoredData, readStoredData } from '@/lib/user-data/stored-data'
import { STORED } from '@/lib/storage/storage'

/** Hears of other tabs and of merges, and of what this one stores: an undo and the theme are on any screen. */
function subscribe(onChange: () => void) {
  const events = ['storage', STORED]
  for (const event of events) addEventListener(event, onChange)
  return () => events.forEach((event) => removeEventListener(event, onChange))
}

/** The own data that are stored now. */
export function useStoredData(): StoredData {
  const stored = useSyncExternalStore(subscribe, () => JSON.stringify(readStoredData()))
  return useMemo(() => JSON.parse(stored), [stored])
}
