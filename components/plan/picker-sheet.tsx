import { useState } from 'react'

import { DishPicker } from '@/components/plan/dish-picker'
import { Sheet } from '@/components/ui/sheet'
import { daysBetween } from '@/lib/calendar/days'
import type { MealName } from '@/lib/calendar/meals'
import { useRecipeSearch } from '@/lib/catalog/use-recipe-search'
import { describeError } from '@/lib/feedback/describe-error'
import { common } from '@/lib/feedback/messages'
import { type Dish, dishesById, dishesOf, type DishTab, foundDishes } from '@/lib/plan/dishes'
import { plan as messages } from '@/lib/plan/messages'
import { usePlanStore } from '@/lib/plan/plan-store'
import { suiting } from '@/lib/plan/suiting'
import { useLikesStore } from '@/lib/recipes/likes-store'
import { useSavesStore } from '@/lib/recipes/saves-store'
import { useRecipeIndex } from '@/lib/recipes/use-recipe-index'

const DAYS_OF_WEEK = 7

type PickerSheetProps = { day: string; name: MealName; onPick: (dish: Dish) => void; onClose: () => void }

/** Chooses a dish for a meal: from the tabs, or by the search of the catalogue. */
export function PickerSheet({ day, name, onPick, onClose }: PickerSheetProps) {
  const saved = useSavesStore((state) => state.recipes)
  const liked = useLikesStore((state) => state.recipes)
  const meals = usePlanStore((state) => state.meals)
  const [typed, setTyped] = useState('')
  const [tab, setTab] = useState<DishTab>(saved.length > 0 ? 'saved' : 'quick')
  const { entries, error, retry } = useRecipeIndex()
  const search = useRecipeSearch(typed)
  const suitable = useRecipeSearch(suiting[name])

  const all = dishesById([...saved, ...liked], entries)
  const suitableIds = new Set(suitable.result?.found.map(({ entry }) => entry.id))
  // A dish of the same week is rarely wanted again.
  for (const meal of meals)
    if (Math.abs(daysBetween(day, meal.day)) < DAYS_OF_WEEK) suitableIds.delete(meal.recipe.id)
  const failure = describeError(error)
  // Only the error of an API without an index cannot be retried.
  const hasIndex = !failure || failure.retry !== undefined
  const isWaiting = typed ? search.isLoading : suitable.isLoading
  // The dishes of these tabs are stored on the device, so that the index is not needed.
  const isStoredTab = !typed && (tab === 'saved' || tab === 'recent')

  const found = search.result?.found ?? []
  const lacks = found[0]?.lacks

  return (
    <Sheet title={messages.pickFor(day, name)} closeLabel={common.close} onClose={onClose}>
      {/* The height stays while the number of dishes changes, so that the search field does not move. */}
      <div className="min-h-sheet">
        <DishPicker
          typed={typed}
          onType={setTyped}
          tab={tab}
          onTab={setTab}
          dishes={
            typed
              ? foundDishes(found, all, typed)
              : dishesOf(tab, { all, saved, meals, suits: (id) => suitableIds.has(id) })
          }
          note={lacks ? messages.lacking(lacks) : search.result?.hint && messages.meant(search.result.hint)}
          isComplete={isStoredTab || !hasIndex || (entries !== undefined && !isWaiting)}
          failure={
            failure && hasIndex && !isStoredTab
              ? { ...failure, ...(!entries && { notice: messages.onlyUserRecipes }) }
              : undefined
          }
          onRetry={retry}
          onPick={onPick}
        />
      </div>
    </Sheet>
  )
}
