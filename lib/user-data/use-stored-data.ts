import { useMemo, useSyncExternalStore } from 'react'

import { subscribeToStorage } from '@/lib/storage/storage'
import { readStoredData, type StoredData } from '@/lib/user-data/stored-data'

/** The stored user data, up to date. */
export function useStoredData(): StoredData {
  const json = useSyncExternalStore(subscribeToStorage, () => JSON.stringify(readStoredData()))
  return useMemo(() => JSON.parse(json), [json])
}
