import { limitServings } from '@/lib/quantities/amount-schema'
import { usePantryStore } from '@/lib/pantry/pantry-store'
import { remaindersOn } from '@/lib/pantry/remainders'
import { describeError } from '@/lib/feedback/describe-error'
import { common } from '@/lib/feedback/messages'
import { useRecipesById } from '@/lib/recipes/use-recipes-by-id'
import { useShop } from '@/lib/shop/use-shop'
import { useEatersStore } from '@/lib/plan/eaters-store'
import { isCooked } from '@/lib/plan/leftovers'
import type { Meal } from '@/lib/plan/meal'
import { plan as messages } from '@/lib/plan/messages'
import { navigate } from '@/lib/router/navigation'
import type { RecipeShare } from '@/lib/shopping/recipe-shares'
import { offerUndo } from '@/lib/feedback/offer-undo'
import { shareIdOf, shareOf, sharesOf } from '@/lib/plan/plan'
import { paths } from '@/lib/router/routes'
import { announce } from '@/lib/feedback/announcer-store'
import { listedShares, useShoppingStore } from '@/lib/shopping/shopping-store'
import { useServingsStore } from '@/lib/recipes/servings-store'
import { usePlanStore } from '@/lib/plan/plan-store'
import { showToast } from '@/lib/feedback/toasts-store'

/** The meals of the given days with their recipes, the shop's products, and the actions of the plan. */
export function usePlan(days: string[]) {
  const allMeals = usePlanStore((state) => state.meals)
  const store = usePlanStore.getState()
  const meals = allMeals.filter(({ day }) => days.includes(day))
  const cooked = meals.filter(isCooked)
  const { recipes, errors, isLoading, retry } = useRecipesById(meals.map(({ recipe }) => recipe.id))
  const shop = useShop({ isWanted: meals.length > 0 })
  const pantry = usePantryStore((state) => state.items)
  const eaters = useEatersStore((state) => state.eaters)
  const listed = useShoppingStore((state) => state.titles)
  const [firstDay = ''] = cooked.map(({ day }) => day).sort()
  const remainders = remaindersOn(pantry, firstDay)

  const failed = [...new Map(meals.map(({ recipe }) => [recipe.id, recipe])).values()].flatMap((recipe) => {
    const failure = describeError(errors.get(recipe.id))
    return failure ? [{ ...recipe, failure }] : []
  })
  const isGone = ({ failure }: (typeof failed)[number]) => failure.retry === undefined

  /** Updates the share of a meal that is already on the shopping list. */
  function updateShare(meal: Meal) {
    const share = listedShares(useShoppingStore.getState()).shares.find(({ id }) => id === shareIdOf(meal))
    if (!share) return
    const { baseServings: servings, ingredients } = share
    // A recipe that is not loaded, such as offline, is rebuilt from the share.
    const recipe = recipes.get(meal.recipe.id) ?? { id: meal.recipe.id, servings, ingredients }
    addShares([shareOf(meal, recipe, new Set(ingredients.map(({ title }) => title)))])
  }

  function update(meal: Meal, part: Partial<Omit<Meal, 'id' | 'recipe'>>) {
    store.change(meal.id, part)
    updateShare({ ...meal, ...part })
  }

  return {
    meals,
    /** The meals that are cooked, and not left from another day. */
    cooked,
    recipes,
    products: shop.products ?? [],
    shop,
    /** What is at home. */
    pantry,
    /** What is left of it for the first meal. */
    remainders,
    /** The part of it that is meant for nothing else: listed titles are bought, and their dishes have taken their part. */
    home: new Map([...remainders].filter(([title]) => !listed.includes(title))),
    /** Who eats. */
    eaters,
    isLoading,
    /** Dishes that failed to load; one that can be retried comes first. */
    failed: [...failed.filter((dish) => !isGone(dish)), ...failed.filter(isGone)],
    /** Ids of recipes that the API does not know any more. */
    gone: new Set(failed.filter(isGone).map(({ id }) => id)),
    retry,

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

    /** Adds these ingredients of the meals to the shopping list and goes on to it. */
    addToList: (titles: ReadonlySet<string>) => {
      addShares(sharesOf(cooked, recipes, titles))
      showToast({ type: 'success', message: messages.addedToList })
      navigate(paths.list)
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

/** Servings of the first dish that is planned. */
const DEFAULT_SERVINGS = 2

/**
 * The servings to suggest for a dish: those chosen for its recipe, those of the recipe if the caller knows them, or those of
 * the dish that was planned last.
 */
export function usualServings(recipeId: string, recipeServings?: number): number {
  const choice = useServingsStore.getState().choices.find(({ id }) => id === recipeId)
  const planned = usePlanStore.getState().meals.at(-1)
  return choice?.servings ?? recipeServings ?? planned?.servings ?? DEFAULT_SERVINGS
}

const addShares = (shares: RecipeShare[]) =>
  useShoppingStore.getState().addRecipes(shares.map((share) => ({ recipe: share, scale: share })))
