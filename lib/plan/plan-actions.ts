import { announce } from '@/lib/feedback/announcer-store'
import { common } from '@/lib/feedback/messages'
import { offerUndo } from '@/lib/feedback/offer-undo'
import { showToast } from '@/lib/feedback/toasts-store'
import type { Meal } from '@/lib/plan/meal'
import { plan as messages } from '@/lib/plan/messages'
import { shareIdOf, shareOf, sharesOf } from '@/lib/plan/plan'
import { usePlanStore } from '@/lib/plan/plan-store'
import { limitServings } from '@/lib/quantities/amount-schema'
import type { Recipe } from '@/lib/recipes/recipes-api'
import { navigate } from '@/lib/router/navigation'
import { paths } from '@/lib/router/routes'
import type { RecipeShare } from '@/lib/shopping/recipe-shares'
import { listedShares, useShoppingStore } from '@/lib/shopping/shopping-store'

type ShownPlan = {
  /** The planned meals of all weeks. */
  allMeals: Meal[]
  /** Those of the days that are shown, and of these the ones that are cooked. */
  meals: Meal[]
  cooked: Meal[]
  recipes: ReadonlyMap<string, Recipe>
}

/** What the visitor does with the meals of a plan. The shopping list follows their changes. */
export function planActions({ allMeals, meals, cooked, recipes }: ShownPlan) {
  const store = usePlanStore.getState()

  /** Updates the share of a meal that is already on the shopping list. */
  function updateShare(meal: Meal) {
    const share = listedShares(useShoppingStore.getState()).shares.find(({ id }) => id === shareIdOf(meal))
    if (!share) return
    const { baseServings: servings, ingredients } = share
    const loaded = recipes.get(meal.recipe.id)
    const own = loaded && shareOf(meal, loaded, new Set(ingredients.map(({ title }) => title)))
    // Rebuilt from itself where the recipe is not loaded, such as offline, or lacks a product that is listed: substitutes
    // are a person's own, the list and the plan a household's.
    const isWhole = own?.ingredients.length === ingredients.length
    addShares([isWhole ? own : shareOf(meal, { id: meal.recipe.id, servings, ingredients })])
  }

  function update(meal: Meal, part: Partial<Omit<Meal, 'id' | 'recipe'>>) {
    store.change(meal.id, part)
    updateShare({ ...meal, ...part })
  }

  return {
    add: (meal: Omit<Meal, 'id'>) => {
      const { title } = meal.recipe
      const id = store.add(meal)
      const undo = () => {
        store.remove(id)
        useShoppingStore.getState().removeRecipe(shareIdOf({ id }))
      }
      offerUndo(messages.added(title, meal.day, meal.name), messages.removed(title), undo, 'success')
    },

    change: (meal: Meal, part: Partial<Pick<Meal, 'day' | 'name' | 'servings' | 'eaters'>>) => {
      const changed = { ...meal, ...part }
      update(meal, part)
      const source = allMeals.find(({ id }) => id === meal.leftoversOf)
      const more = changed.servings - meal.servings
      if (source && more !== 0) update(source, { servings: limitServings(source.servings + more) })
      if (changed.day !== meal.day || changed.name !== meal.name)
        announce(messages.moved(meal.recipe.title, changed.day, changed.name))
      else if (changed.servings !== meal.servings)
        announce(messages.resized(meal.recipe.title, changed.servings))
    },

    remove: (meal: Meal) => {
      const { title } = meal.recipe
      const linked = allMeals.filter(
        ({ id, leftoversOf }) => id === meal.leftoversOf || leftoversOf === meal.id,
      )
      store.remove(meal.id)
      const restoreShare = useShoppingStore.getState().removeRecipe(shareIdOf(meal))
      for (const { id } of linked) {
        const changed = usePlanStore.getState().meals.find((other) => other.id === id)
        if (changed) updateShare(changed)
      }
      offerUndo(messages.removed(title), messages.restored(title), () => {
        store.restore(meal, allMeals.indexOf(meal))
        for (const before of linked) update(before, before)
        restoreShare()
      })
    },

    /** Adds these ingredients of the meals to the shopping list and goes on to it, or to the cart. */
    addToList: (titles: ReadonlySet<string>, path: string = paths.list) => {
      addShares(sharesOf(cooked, recipes, titles))
      showToast({ type: 'success', message: messages.addedToList })
      navigate(path)
    },

    /** Downloads the meals as a calendar file; what writes it loads now. */
    toCalendar: async () => {
      try {
        const [{ download }, { planFile }] = await Promise.all([
          import('@/lib/browser/download'),
          import('@/lib/plan/plan-calendar'),
        ])
        download(planFile(meals, recipes))
      } catch {
        showToast({ type: 'error', message: common.lostPart })
      }
    },
  }
}

const addShares = (shares: RecipeShare[]) =>
  useShoppingStore.getState().addRecipes(shares.map((share) => ({ recipe: share, scale: share })))
