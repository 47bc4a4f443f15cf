import { useMemo, useSyncExternalStore } from 'react'

import { STORED_EVENT } from '@/lib/storage/storage'
import { readStoredData, type StoredData } from '@/lib/user-data/stored-data'

/** Changes of other tabs and imports dispatch `storage`, those of this tab `STORED_EVENT`. */
function subscribe(onChange: () => void) {
  const events = ['storage', STORED_EVENT]
  for (const event of events) addEventListener(event, onChange)
  return () => events.forEach((event) => removeEventListener(event, onChange))
}

/** The stored user data, up to date. */
export function useStoredData(): StoredData {
  const json = useSyncExternalStore(subscribe, () => JSON.stringify(readStoredData()))
  return useMemo(() => JSON.parse(json), [json])
}
