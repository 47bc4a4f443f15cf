import { useRecipesById } from '@/lib/hooks/use-recipes-by-id'
import { useShop } from '@/lib/hooks/use-shop'
import { plan as messages } from '@/lib/messages/plan'
import { navigate } from '@/lib/navigation'
import { type Share } from '@/lib/needs'
import { type Meal, shareIdOf, shareOf } from '@/lib/plan'
import { paths } from '@/lib/routes'
import { announce } from '@/lib/stores/announcer-store'
import { addToList, takeOffList, useNeedsStore } from '@/lib/stores/needs-store'
import { usePlanStore } from '@/lib/stores/plan-store'
import { showToast } from '@/lib/stores/toasts-store'

/** The meals of some days with their recipes, and all that can be done with them. */
export function usePlan(days: string[]) {
  const all = usePlanStore((state) => state.meals)
  const store = usePlanStore.getState()
  const meals = all.filter(({ day }) => days.includes(day))
  const { recipes, isLoading, retry } = useRecipesById(meals.map(({ recipe }) => recipe.id))
  const { products = [] } = useShop({ isWanted: meals.length > 0 })

  /** Puts shares onto the list, in place of those that are there. */
  const listShares = (shares: Share[]) =>
    addToList(shares.map((share) => ({ recipe: share, scale: { servings: share.servings, of: share.of } })))

  /** A meal that is on the shopping list already changes there too. */
  function relist(meal: Meal) {
    const share = useNeedsStore.getState().needs.shares.find(({ id }) => id === shareIdOf(meal))
    const recipe = recipes.get(meal.recipe.id)
    if (share && recipe)
      listShares([shareOf(meal, recipe, new Set(share.ingredients.map(({ title }) => title)))])
  }

  return {
    meals,
    recipes,
    products,
    isLoading,
    retry,

    add: (meal: Omit<Meal, 'id'>) => {
      store.add(meal)
      showToast({ type: 'success', message: messages.added(meal.recipe.title, meal.day, meal.name) })
    },

    change: (meal: Meal, part: Partial<Pick<Meal, 'day' | 'name' | 'servings'>>) => {
      const changed = { ...meal, ...part }
      store.change(meal.id, part)
      relist(changed)
      announce(messages.moved(meal.recipe.title, changed.day, changed.name))
    },

    remove: (meal: Meal) => {
      const { title } = meal.recipe
      store.remove(meal.id)
      const putBack = takeOffList(shareIdOf(meal))
      showToast({
        type: 'info',
        message: messages.removed(title),
        action: messages.undo,
        onClick: () => {
          store.restore(meal, all.indexOf(meal))
          putBack()
          announce(messages.restored(title))
        },
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
