import { useSyncExternalStore } from 'react'

import { isStored, readLatest, subscribeToStorage } from '@/lib/storage/storage'

/** Whether the visitor has a diary, without its code, which most visits do not need. */
export const hasDiary = () => isStored('diary')

const hasCooked = (recipeId: string) =>
  readLatest('diary')?.includes(`"recipeId":${JSON.stringify(recipeId)}`) ?? false

/** Whether the diary has an entry of a dish, also without its code. */
export const useHasCooked = (recipeId: string) =>
  useSyncExternalStore(
    subscribeToStorage,
    () => hasCooked(recipeId),
    () => false,
  )
