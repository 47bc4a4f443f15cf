import { type MealDetails, MealForm } from '@/components/plan/meal-form'
import { Button } from '@/components/ui/button'
import { buttonClass } from '@/components/ui/button-class'
import { Sheet } from '@/components/ui/sheet'
import { common } from '@/lib/feedback/messages'
import type { Meal } from '@/lib/plan/meal'
import { plan as messages } from '@/lib/plan/messages'
import { useServingsStore } from '@/lib/recipes/servings-store'
import { hash, paths } from '@/lib/router/routes'

type MealSheetProps = {
  meal: Meal
  /** The servings that the recipe is written for; undefined if they are unknown. */
  recipeServings: number | undefined
  /** The first day of the week that the plan shows. */
  firstDay: string
  onSave: (details: MealDetails) => void
  onRemove: () => void
  onClose: () => void
}

/** Changes or removes a planned dish. Its link opens the recipe with the servings of the meal. */
export function MealSheet({ meal, recipeServings, firstDay, onSave, onRemove, onClose }: MealSheetProps) {
  const chooseServings = useServingsStore((state) => state.choose)
  const { id, title } = meal.recipe
  return (
    <Sheet title={title} closeLabel={common.close} onClose={onClose}>
      <div className="flex flex-wrap gap-tight">
        <a
          href={hash(paths.recipe(id))}
          onClick={() => chooseServings(id, meal.servings, recipeServings)}
          className={buttonClass('secondary', 'small', 'grow')}
        >
          {messages.openRecipe}
        </a>
        <Button variant="danger" size="small" className="grow" onClick={onRemove}>
          {messages.remove}
        </Button>
      </div>
      <MealForm initial={meal} firstDay={firstDay} onSave={onSave} />
    </Sheet>
  )
}
