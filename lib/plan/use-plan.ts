import { describeError } from '@/lib/feedback/describe-error'
import { usePantryStore } from '@/lib/pantry/pantry-store'
import { remaindersOn } from '@/lib/pantry/remainders'
import { useEatersStore } from '@/lib/plan/eaters-store'
import { isCooked } from '@/lib/plan/leftovers'
import { planActions } from '@/lib/plan/plan-actions'
import { usePlanStore } from '@/lib/plan/plan-store'
import { useServingsStore } from '@/lib/recipes/servings-store'
import { useRecipesById } from '@/lib/recipes/use-recipes-by-id'
import { useShop } from '@/lib/shop/use-shop'
import { useShoppingStore } from '@/lib/shopping/shopping-store'

/** The meals of the given days with their recipes, the shop's products, and the actions of the plan. */
export function usePlan(days: string[]) {
  const allMeals = usePlanStore((state) => state.meals)
  const meals = allMeals.filter(({ day }) => days.includes(day))
  const cooked = meals.filter(isCooked)
  const { recipes, errors, isLoading, retry } = useRecipesById(meals.map(({ recipe }) => recipe.id))
  const shop = useShop({ isWanted: meals.length > 0 })
  const pantry = usePantryStore((state) => state.items)
  const eaters = useEatersStore((state) => state.eaters)
  const listed = useShoppingStore((state) => state.titles)
  const [firstDay = ''] = cooked.map(({ day }) => day).sort()

  const failed = [...new Map(meals.map(({ recipe }) => [recipe.id, recipe])).values()].flatMap((recipe) => {
    const failure = describeError(errors.get(recipe.id))
    return failure ? [{ ...recipe, failure }] : []
  })
  const isGone = ({ failure }: (typeof failed)[number]) => failure.retry === undefined

  return {
    meals,
    /** The meals that are cooked, and not left from another day. */
    cooked,
    recipes,
    products: shop.products ?? [],
    shop,
    /** What is at home. */
    pantry,
    /** The day of the first cooked meal, '' without any. */
    firstDay,
    /**
     * What is left of it for that day and meant for nothing else: listed titles are bought, and their dishes have taken
     * their part.
     */
    home: new Map([...remaindersOn(pantry, firstDay)].filter(([title]) => !listed.includes(title))),
    /** Who eats. */
    eaters,
    isLoading,
    /** Dishes that failed to load; one that can be retried comes first. */
    failed: [...failed.filter((dish) => !isGone(dish)), ...failed.filter(isGone)],
    /** Ids of recipes that the API does not know any more. */
    gone: new Set(failed.filter(isGone).map(({ id }) => id)),
    retry,
    ...planActions({ allMeals, meals, cooked, recipes }),
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
