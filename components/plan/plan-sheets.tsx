import { DishSheet } from '@/components/plan/dish-sheet'
import { ListSheet } from '@/components/plan/list-sheet'
import { MealSheet } from '@/components/plan/meal-sheet'
import { PickerSheet } from '@/components/plan/picker-sheet'
import type { MealName } from '@/lib/calendar/meals'
import type { Dish } from '@/lib/plan/dishes'
import type { dishToAdd } from '@/lib/plan/leftovers'
import type { Meal } from '@/lib/plan/meal'
import { type usePlan, usualServings } from '@/lib/plan/use-plan'
import type { useWeek } from '@/lib/plan/use-week'

export type OpenSheet =
  | { kind: 'picker'; day: string; name: MealName }
  | { kind: 'meal'; id: string }
  | { kind: 'list' | 'planner' }

type PlanSheetsProps = {
  sheet: OpenSheet | undefined
  /** The meal of the sheet of kind 'meal'. */
  meal: Meal | undefined
  /** A dish that another screen sends to be planned; its sheet comes before all others. */
  sentDish: ReturnType<typeof dishToAdd>
  plan: ReturnType<typeof usePlan>
  week: ReturnType<typeof useWeek>
  onAdd: (dish: Dish, meal: Omit<Meal, 'id' | 'recipe'>) => void
  /** Called with the day to show, if it is another one. */
  onClose: (day?: string) => void
}

/** The sheet of dishes, of a meal or of the list that is open over the plan. */
export function PlanSheets({ sheet, meal, sentDish, plan, week, onAdd, onClose }: PlanSheetsProps) {
  const { chosenDay, firstDay } = week
  const close = () => onClose()

  if (sentDish)
    return <DishSheet {...sentDish} day={chosenDay} firstDay={firstDay} onAdd={onAdd} onClose={close} />
  if (meal)
    return (
      <MealSheet
        meal={meal}
        firstDay={firstDay}
        recipeServings={plan.recipes.get(meal.recipe.id)?.servings}
        onRemove={() => plan.remove(meal)}
        onSave={(details) => {
          plan.change(meal, details)
          onClose(details.day)
        }}
        onClose={close}
      />
    )
  if (sheet?.kind === 'picker')
    return (
      <PickerSheet
        day={sheet.day}
        name={sheet.name}
        onPick={(dish) => onAdd(dish, { ...sheet, servings: usualServings(dish.id) })}
        onClose={close}
      />
    )
  return sheet?.kind === 'list' && !plan.isLoading && <ListSheet plan={plan} onClose={close} />
}
