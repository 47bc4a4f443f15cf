import { useSyncExternalStore } from 'react'

import { localDay } from '@/lib/catalog/local-day'
import { readStored, subscribeToStorage } from '@/lib/storage/storage'

/** What a visitor can resume: a dish that is being cooked, today's meals of the plan, or the shopping list. */
export type ResumeTarget = 'cooking' | 'meal' | 'list'

/**
 * The first target for which something is stored. Reads the storage itself, before the first paint and without the stores:
 * visitors with nothing to resume need not load them.
 */
export const useResumeTarget = () =>
  useSyncExternalStore(subscribeToStorage, readResumeTarget, () => undefined)

function readResumeTarget(): ResumeTarget | undefined {
  if (readStored('cooking')) return 'cooking'
  if (readStored('plan')?.includes(`"day":"${localDay()}"`)) return 'meal'
  const list = readStored('shopList')
  // Both texts list titles in the same order, so they are equal once everything is bought.
  return list && list !== readStored('bought') ? 'list' : undefined
}
