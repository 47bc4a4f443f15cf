import { useHasCooked } from '@/lib/diary/has-diary'
import { useLazyModule } from '@/lib/router/use-lazy-module'

const loadLastTime = () => import('@/components/diary/last-time')

/** What the diary says of the last time that a dish was cooked. Loads on demand, and only for a dish that is in it. */
export function useLastTime(recipeId: string) {
  const isCooked = useHasCooked(recipeId)
  return { isCooked, ...useLazyModule(loadLastTime, isCooked) }
}
