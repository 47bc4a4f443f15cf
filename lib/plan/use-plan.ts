import { describeError } from '@/lib/feedback/describe-error'
import { useRecipesById } from '@/lib/recipes/use-recipes-by-id'
import { useShop } from '@/lib/shop/use-shop'
import type { Meal } from '@/lib/plan/meal'
import { plan as messages } from '@/lib/plan/messages'
import { navigate } from '@/lib/router/navigation'
import type { RecipeShare } from '@/lib/shopping/recipe-shares'
import { offerUndo } from '@/lib/feedback/offer-undo'
import { shareIdOf, shareOf } from '@/lib/plan/plan'
import { paths } from '@/lib/router/routes'
import { announce } from '@/lib/feedback/announcer-store'
import { listedShares, useShoppingStore } from '@/lib/shopping/shopping-store'
import { usePlanStore } from '@/lib/plan/plan-store'
import { showToast } from '@/lib/feedback/toasts-store'

/** The meals of some days with their recipes, and all that can be done with them. */
export function usePlan(days: string[]) {
  const all = usePlanStore((state) => state.meals)
  const store = usePlanStore.getState()
  const meals = all.filter(({ day }) => days.includes(day))
  const { recipes, errors, isLoading, retry } = useRecipesById(meals.map(({ recipe }) => recipe.id))
  const shop = useShop({ isWanted: meals.length > 0 })

  const failed = meals.filter(({ recipe }) => errors.has(recipe.id)).map(({ recipe }) => recipe)
  const failures = failed.map(({ id }) => describeError(errors.get(id)))

  /** A meal that is on the shopping list already changes there too. */
  function relist(meal: Meal) {
    const share = listedShares(useShoppingStore.getState()).shares.find(({ id }) => id === shareIdOf(meal))
    if (!share) return
    const { baseServings: servings, ingredients } = share
    // Without a network the list follows all the same.
    const recipe = recipes.get(meal.recipe.id) ?? { id: meal.recipe.id, servings, ingredients }
    listShares([shareOf(meal, recipe, new Set(ingredients.map(({ title }) => title)))])
  }

  return {
    meals,
    recipes,
    products: shop.products ?? [],
    shop,
    isLoading,
    /** Titles of the dishes that could not be loaded. */
    notLoaded: [...new Set(failed.map(({ title }) => title))],
    /** Why they could not: where trying again helps one of them, that one's reason. */
    failure: failures.find((failure) => failure?.retry) ?? failures[0],
    retry,

    add: (meal: Omit<Meal, 'id'>) => {
      store.add(meal)
      showToast({ type: 'success', message: messages.added(meal.recipe.title, meal.day, meal.name) })
    },

    change: (meal: Meal, part: Partial<Pick<Meal, 'day' | 'name' | 'servings'>>) => {
      const changed = { ...meal, ...part }
      store.change(meal.id, part)
      relist(changed)
      if (changed.day !== meal.day || changed.name !== meal.name)
        announce(messages.moved(meal.recipe.title, changed.day, changed.name))
      else if (changed.servings !== meal.servings)
        announce(messages.resized(meal.recipe.title, changed.servings))
    },

    remove: (meal: Meal) => {
      const { title } = meal.recipe
      store.remove(meal.id)
      const putBack = useShoppingStore.getState().removeRecipe(shareIdOf(meal))
      offerUndo(messages.removed(title), messages.restored(title), () => {
        store.restore(meal, all.indexOf(meal))
        putBack()
      })
    },

    toList: (titles: ReadonlySet<string>) => {
      listShares(
        meals.flatMap((meal) => {
          const recipe = recipes.get(meal.recipe.id)
          return recipe ? [shareOf(meal, recipe, titles)] : []
        }),
      )
      showToast({
        type: 'success',
        message: messages.addedToList,
        action: messages.openList,
        onClick: () => navigate(paths.list),
      })
    },
  }
}

const listShares = (shares: RecipeShare[]) =>
  useShoppingStore.getState().addRecipes(shares.map((share) => ({ recipe: share, scale: share })))
