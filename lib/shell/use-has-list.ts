import { useSyncExternalStore } from 'react'

import { isStored, subscribeToStorage } from '@/lib/storage/storage'

const hasList = () => isStored('shopList')

/** Whether a shopping list is stored. Asks the storage itself: visitors without a list need not load the list's store. */
export const useHasList = () => useSyncExternalStore(subscribeToStorage, hasList, () => false)
