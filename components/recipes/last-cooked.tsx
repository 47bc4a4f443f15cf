import { hasDiary } from '@/lib/diary/has-diary'
import { type LazyComponent, useLazyModule } from '@/lib/router/use-lazy-module'

const cookedFact: LazyComponent<{ id: string }> = {
  load: () => import('@/components/recipes/cooked-fact').then((module) => module.CookedFact),
}

/** When a recipe was last cooked, in lists. It loads late, and only for visitors with a diary. */
export function LastCooked({ id }: { id: string }) {
  const { loaded: CookedFact } = useLazyModule(cookedFact, hasDiary())
  return CookedFact && <CookedFact id={id} />
}
