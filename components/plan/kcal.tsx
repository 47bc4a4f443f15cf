import { Fact } from '@/components/ui/fact'
import { isForAll } from '@/lib/plan/eaters'
import type { Meal } from '@/lib/plan/meal'
import { plan as messages } from '@/lib/plan/messages'
import type { Total } from '@/lib/plan/totals'

type KcalProps = { kcal: Total; meals: Meal[] }

/** Kcal per person; nothing if they are unknown for all meals, or differ because not everybody eats all meals. */
export function Kcal({ kcal, meals }: KcalProps) {
  if (kcal.unknown === meals.length || !isForAll(meals)) return null
  return (
    <p className="text-caption text-ink-soft">
      <Fact icon="flame" text={messages.kcal(kcal)} />
    </p>
  )
}
