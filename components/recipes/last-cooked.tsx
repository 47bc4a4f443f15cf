import { hasDiary } from '@/lib/diary/has-diary'
import { useLazyModule } from '@/lib/router/use-lazy-module'

const loadCookedFact = () => import('@/components/recipes/cooked-fact').then((module) => module.CookedFact)

/** Shows in lists when a recipe was last cooked. Loads on demand, and only for visitors with a diary. */
export function LastCooked({ id }: { id: string }) {
  const { loaded: CookedFact } = useLazyModule(loadCookedFact, hasDiary())
  return CookedFact && <CookedFact id={id} />
}
