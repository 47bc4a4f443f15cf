import { type MealDetails, MealForm } from '@/components/plan/meal-form'
import { Sheet } from '@/components/ui/sheet'
import { common } from '@/lib/feedback/messages'
import type { Meal } from '@/lib/plan/meal'

type MealSheetProps = { meal: Meal; onSave: (details: MealDetails) => void; onClose: () => void }

/** Changes the day, the meal or the servings of a planned dish. */
export function MealSheet({ meal, onSave, onClose }: MealSheetProps) {
  return (
    <Sheet title={meal.recipe.title} closeLabel={common.close} onClose={onClose}>
      <MealForm initial={meal} onSave={onSave} />
    </Sheet>
  )
}
