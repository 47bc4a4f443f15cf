import { useSyncExternalStore } from 'react'

import { localDay } from '@/lib/catalog/local-day'
import { readStored, subscribeToStorage } from '@/lib/storage/storage'

/** What a visitor can go on with: a dish that is being cooked, a meal of today's plan, a shopping list. */
export type GoOnWith = 'cooking' | 'meal' | 'list'

/**
 * The first of these that the storage has. Asks the storage itself, before the first paint and without the stores, which
 * visitors with nothing to go on with need not load.
 */
export const useGoOn = () => useSyncExternalStore(subscribeToStorage, goOnWith, () => undefined)

function goOnWith(): GoOnWith | undefined {
  if (readStored('cooking')) return 'cooking'
  if (readStored('plan')?.includes(`"day":"${localDay()}"`)) return 'meal'
  const list = readStored('shopList')
  // Both are in the same order: they are equal where all is bought.
  return list && list !== readStored('bought') ? 'list' : undefined
}
