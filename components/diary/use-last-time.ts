import { useHasCooked } from '@/lib/diary/has-diary'
import { type LazyModule, useLazyModule } from '@/lib/router/use-lazy-module'

const load = () => import('@/components/diary/last-time')

const lastTime: LazyModule<Awaited<ReturnType<typeof load>>> = { load }

/** What the diary says of the last time that a dish was cooked. Loads on demand, and only for a dish that is in it. */
export function useLastTime(recipeId: string) {
  const isCooked = useHasCooked(recipeId)
  return { isCooked, ...useLazyModule(lastTime, isCooked) }
}
