import type { Meal } from '@/lib/plan/meal'
import { isQuick, mixedByCategory } from '@/lib/recipes/quick-recipes'
import type { RecipeEntry } from '@/lib/recipes/recipe-index-api'
import type { RecipeCard } from '@/lib/recipes/recipes-api'
import { normalize } from '@/lib/text/normalize'

/** A recipe that can be planned, with the known fields of its card. */
export type Dish = Pick<RecipeEntry, 'id' | 'title'> &
  Partial<Pick<RecipeEntry, 'name' | 'picture' | 'time' | 'till' | 'servings' | 'categoryId'>>

/** The dishes to choose from, in the order of their tabs. */
export const dishTabs = ['saved', 'quick', 'recent', 'all'] as const
export type DishTab = (typeof dishTabs)[number]

/** All dishes by id, those of the visitor first. An entry of the index has more fields than a stored card. */
export const dishesById = (own: RecipeCard[], entries: RecipeEntry[] = []): ReadonlyMap<string, Dish> =>
  new Map<string, Dish>([...own, ...entries].map((dish) => [dish.id, dish]))

type Sources = {
  all: ReadonlyMap<string, Dish>
  saved: Dish[]
  meals: Meal[]
  /** Whether a dish suits the meal that it is chosen for. */
  suits: (id: string) => boolean
}

/** The dishes of a tab: saved and planned ones with the latest first, others with suitable ones first, mixed by category. */
export function dishesOf(tab: DishTab, { all, saved, meals, suits }: Sources): Dish[] {
  if (tab === 'all' || tab === 'quick') {
    const dishes = mixedByCategory([...all.values()].filter((dish) => tab === 'all' || isQuick(dish)))
    return [...dishes.filter(({ id }) => suits(id)), ...dishes.filter(({ id }) => !suits(id))]
  }
  const latest = tab === 'saved' ? saved : meals.map(({ recipe }) => recipe)
  return uniqueById([...latest].reverse().map((dish) => all.get(dish.id) ?? dish))
}

/**
 * The dishes that match a typed text: those of the search that lack as much of it as the best one, then those with the text
 * in their title, which are all of them until the search has loaded, or if it cannot load.
 */
export function foundDishes(
  found: { entry: RecipeEntry; lacks: string | undefined }[],
  all: ReadonlyMap<string, Dish>,
  typed: string,
): Dish[] {
  const best = found.filter(({ lacks }) => lacks === found[0]?.lacks)
  return uniqueById([...best.map(({ entry }) => entry), ...dishesByTitle([...all.values()], typed)])
}

/** The dishes without repeated ids. */
export const uniqueById = (dishes: Dish[]): Dish[] => [
  ...new Map(dishes.map((dish) => [dish.id, dish])).values(),
]

/** The dishes whose title contains the text. */
export function dishesByTitle(dishes: Dish[], text: string): Dish[] {
  const query = normalize(text.trim())
  return dishes.filter(({ title }) => normalize(title).includes(query))
}
