import { useState } from 'react'

import type { OpenSheet } from '@/components/plan/plan-sheets'
import type { Dragged } from '@/components/plan/use-draggable'
import type { MealName } from '@/lib/calendar/meals'
import type { Dish } from '@/lib/plan/dishes'
import type { Meal } from '@/lib/plan/meal'
import { usePlanStore } from '@/lib/plan/plan-store'
import { type usePlan, usualServings } from '@/lib/plan/use-plan'
import type { useWeek } from '@/lib/plan/use-week'

type Shown = {
  plan: ReturnType<typeof usePlan>
  week: ReturnType<typeof useWeek>
  /** Whether the address asks to add a dish. */
  hasSentDish: boolean
}

/** The sheet that is open over the plan, and what adds and moves dishes: a choice in a sheet, or a drop on a meal. */
export function usePlanSheet({ plan, week: { chosenDay, showDay }, hasSentDish }: Shown) {
  const [sheet, setSheet] = useState<OpenSheet>()
  const mealId = sheet?.kind === 'meal' ? sheet.id : undefined
  const meal = usePlanStore(({ meals }) => meals.find(({ id }) => id === mealId))
  const isListEmpty = sheet?.kind === 'list' && plan.cooked.length === 0
  // What the sheet is about was removed, here or in another tab.
  if ((mealId && !meal) || isListEmpty) setSheet(undefined)

  /** Closes the sheet and shows the day; the address forgets the dish that was sent. */
  function close(day = chosenDay) {
    setSheet(undefined)
    if (hasSentDish || day !== chosenDay) showDay(day)
  }

  function add(
    { id, title }: Dish,
    { day, name, servings, eaters, leftoversOf }: Omit<Meal, 'id' | 'recipe'>,
  ) {
    plan.add({ recipe: { id, title }, day, name, servings, eaters, leftoversOf })
    close(day)
  }

  function drop(dragged: Dragged, day: string, name: MealName) {
    if ('dish' in dragged) return add(dragged.dish, { day, name, servings: usualServings(dragged.dish.id) })
    const moved = plan.meals.find(({ id }) => id === dragged.mealId)
    if (moved && (moved.day !== day || moved.name !== name)) plan.change(moved, { day, name })
  }

  return { sheet, setSheet, meal, close, add, drop }
}
