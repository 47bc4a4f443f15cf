import { useState } from 'react'

import { DishPicker } from '@/components/plan/dish-picker'
import { Sheet } from '@/components/ui/sheet'
import type { MealName } from '@/lib/calendar/meals'
import { useRecipeSearch } from '@/lib/catalog/use-recipe-search'
import { describeError } from '@/lib/feedback/describe-error'
import { common } from '@/lib/feedback/messages'
import { type Dish, dishesById, dishesByTitle, dishesOf, type DishTab, uniqueById } from '@/lib/plan/dishes'
import { plan as messages } from '@/lib/plan/messages'
import { usePlanStore } from '@/lib/plan/plan-store'
import { suiting as suitingWords } from '@/lib/plan/suiting'
import { useLikesStore } from '@/lib/recipes/likes-store'
import { useSavesStore } from '@/lib/recipes/saves-store'
import { useRecipeIndex } from '@/lib/recipes/use-recipe-index'

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
  const suiting = useRecipeSearch(suitingWords[name])

  const all = dishesById([...saved, ...liked], entries)
  const suits = new Set(suiting.result?.found.map(({ entry }) => entry.id))
  const failure = describeError(error)
  // The error of an API without an index cannot be retried.
  const hasIndex = !failure || failure.retry !== undefined
  const isWaiting = typed ? search.isLoading : suiting.isLoading
  const isOwnTab = !typed && (tab === 'saved' || tab === 'recent')

  const found = search.result?.found ?? []
  const lacks = found[0]?.lacks
  /** The dishes that have as much of the query as the first one; by the title until the search has loaded, or if it cannot. */
  const foundDishes = () =>
    uniqueById([
      ...found.filter((recipe) => recipe.lacks === lacks).map(({ entry }) => entry),
      ...dishesByTitle([...all.values()], typed),
    ])

  return (
    <Sheet title={messages.pickFor(day, name)} closeLabel={common.close} onClose={onClose}>
      {/* Keeps its height with few or no dishes. */}
      <div className="min-h-sheet">
        <DishPicker
          typed={typed}
          onType={setTyped}
          tab={tab}
          onTab={setTab}
          dishes={typed ? foundDishes() : dishesOf(tab, { all, saved, meals, suits: (id) => suits.has(id) })}
          note={lacks ? messages.lacking(lacks) : search.result?.hint && messages.meant(search.result.hint)}
          isComplete={isOwnTab || !hasIndex || (entries !== undefined && !isWaiting)}
          failure={
            failure && hasIndex && !isOwnTab
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
