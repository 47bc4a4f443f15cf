import { type MealDetails, MealForm } from '@/components/plan/meal-form'
import { AsyncView } from '@/components/ui/async-view'
import { LinkButton } from '@/components/ui/button'
import { Sheet } from '@/components/ui/sheet'
import { Loading, Skeleton } from '@/components/ui/skeleton'
import { describeError } from '@/lib/feedback/describe-error'
import { failures } from '@/lib/feedback/failure-messages'
import { common } from '@/lib/feedback/messages'
import type { Dish } from '@/lib/plan/dishes'
import type { Meal } from '@/lib/plan/meal'
import { plan as messages } from '@/lib/plan/messages'
import { usualServings } from '@/lib/plan/use-plan'
import { useRecipesById } from '@/lib/recipes/use-recipes-by-id'
import { hash, paths } from '@/lib/router/routes'

type DishSheetProps = {
  recipeId: string
  /** The day that is selected first. */
  day: string
  /** The first day of the week that the plan shows. */
  firstDay: string
  /** For leftovers: the id of the diary entry they are left from, and the number of servings. */
  leftovers?: { of: string; servings: number | undefined }
  onAdd: (dish: Dish, meal: MealDetails & Pick<Meal, 'leftoversOf'>) => void
  onClose: () => void
}

/** Adds a recipe that another screen sent to the plan. */
export function DishSheet({ recipeId, day, firstDay, leftovers, onAdd, onClose }: DishSheetProps) {
  const { recipes, errors, retry } = useRecipesById([recipeId])
  const recipe = recipes.get(recipeId)
  return (
    <Sheet title={recipe?.title ?? messages.addSent} closeLabel={common.close} onClose={onClose}>
      <AsyncView
        data={recipe}
        failure={describeError(errors.get(recipeId), failures.noRecipe)}
        onRetry={retry}
        skeleton={
          <Loading label={common.loading}>
            <Skeleton className="h-giant w-full" />
          </Loading>
        }
        exitLink={<LinkButton href={hash(paths.categories)}>{common.toCategories}</LinkButton>}
      >
        {(loaded) => (
          <>
            {leftovers && <p className="text-label text-ink-soft">{messages.leftoversHint}</p>}
            <MealForm
              initial={{
                day,
                name: leftovers ? 'lunch' : 'dinner',
                servings: leftovers?.servings ?? usualServings(recipeId, loaded.servings),
              }}
              firstDay={firstDay}
              onSave={(details) => onAdd(loaded, { ...details, leftoversOf: leftovers?.of })}
            />
          </>
        )}
      </AsyncView>
    </Sheet>
  )
}
