import { useState } from 'react'

import { type Dish, DishPicker } from '@/components/plan/dish-picker'
import { type MealDetails, MealForm } from '@/components/plan/meal-form'
import { AsyncView } from '@/components/ui/async-view'
import { LinkButton } from '@/components/ui/button'
import { Sheet } from '@/components/ui/sheet'
import { Loading, Skeleton } from '@/components/ui/skeleton'
import type { MealName } from '@/lib/calendar/meals'
import { describeError } from '@/lib/feedback/describe-error'
import { failures } from '@/lib/feedback/failure-messages'
import { common } from '@/lib/feedback/messages'
import { plan as messages } from '@/lib/plan/messages'
import { useLikesStore } from '@/lib/recipes/likes-store'
import { useSavesStore } from '@/lib/recipes/saves-store'
import { useServingsStore } from '@/lib/recipes/servings-store'
import { useRecipeIndex } from '@/lib/recipes/use-recipe-index'
import { useRecipesById } from '@/lib/recipes/use-recipes-by-id'
import { hash, paths } from '@/lib/router/routes'

type DishSheetProps = {
  /** The recipe to plan; empty: it is chosen in the sheet. */
  recipeId: string
  /** The day and the meal that are selected first. */
  day: string
  name: MealName
  /** Servings of a recipe whose own servings are unknown. */
  defaultServings: number
  onAdd: (dish: Dish, details: MealDetails) => void
  onClose: () => void
}

/** Adds a dish to the plan: first the choice of the recipe, unless it is given, then day, meal and servings. */
export function DishSheet({ recipeId, day, name, defaultServings, onAdd, onClose }: DishSheetProps) {
  const [picked, setPicked] = useState<Dish>()
  const choices = useServingsStore((state) => state.choices)
  const { recipes, errors, retry } = useRecipesById(recipeId ? [recipeId] : [])
  const recipe = recipes.get(recipeId)
  const dish = recipeId ? recipe : picked
  const chosenServings = choices.find(({ id }) => id === dish?.id)?.servings
  return (
    <Sheet title={dish?.title ?? messages.addTo(day, name)} closeLabel={common.close} onClose={onClose}>
      {dish || recipeId ? (
        <AsyncView
          data={dish}
          failure={describeError(errors.get(recipeId), failures.noRecipe)}
          onRetry={retry}
          skeleton={
            <Loading label={common.loading}>
              <Skeleton className="h-giant w-full" />
            </Loading>
          }
          wayOut={<LinkButton href={hash(paths.categories)}>{common.toCategories}</LinkButton>}
        >
          {(loaded) => (
            <MealForm
              key={loaded.id}
              initial={{
                day,
                name,
                servings: chosenServings ?? recipe?.servings ?? defaultServings,
              }}
              onSave={(details) => onAdd(loaded, details)}
            />
          )}
        </AsyncView>
      ) : (
        <RecipeChoice onPick={setPicked} />
      )}
    </Sheet>
  )
}

/** Saved and liked recipes first, then all others. */
function RecipeChoice({ onPick }: { onPick: (dish: Dish) => void }) {
  const saves = useSavesStore((state) => state.recipes)
  const likes = useLikesStore((state) => state.recipes)
  const { entries, error, retry } = useRecipeIndex()
  const dishes = [...new Map([...saves, ...likes, ...(entries ?? [])].map((one) => [one.id, one])).values()]
  const failure = describeError(error)
  // The error of an API without an index cannot be retried.
  const hasIndex = !failure || failure.retry !== undefined
  return (
    <DishPicker
      dishes={dishes}
      isComplete={entries !== undefined || !hasIndex}
      failure={
        failure && hasIndex
          ? { ...failure, ...(!entries && { notice: messages.onlyUserRecipes }) }
          : undefined
      }
      onRetry={retry}
      onPick={onPick}
    />
  )
}
