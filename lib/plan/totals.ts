import { enoughAtHome } from '@/lib/pantry/enough-at-home'
import { isGoodOn } from '@/lib/pantry/pantry-store'
import type { HomeRemainder } from '@/lib/pantry/remainders'
import { isCooked } from '@/lib/plan/leftovers'
import type { Meal } from '@/lib/plan/meal'
import { mealScale, type PlannedRecipe, shareOf } from '@/lib/plan/plan'
import { kcalOf } from '@/lib/recipes/card-numbers'
import type { Recipe } from '@/lib/recipes/recipes-api'
import { priceOf } from '@/lib/shop/recipe-price'
import type { Product } from '@/lib/shop/shop-api'
import { estimatedTitles, tillOf } from '@/lib/shop/till'
import { needsByTitle } from '@/lib/shopping/title-needs'

/** A sum over meals, and the number of meals whose value is unknown. */
export type Total = { sum: number; unknown: number }

/** The sum of values, of which some may be unknown. */
export const totalOf = (values: (number | undefined)[]): Total => ({
  sum: values.reduce<number>((sum, value = 0) => sum + value, 0),
  unknown: values.filter((value) => value === undefined).length,
})

/** The kcal of one serving of each meal. */
export const kcalTotalOf = (meals: Meal[], recipes: ReadonlyMap<string, Recipe>): Total =>
  totalOf(meals.map(({ recipe }) => kcalOf(recipes.get(recipe.id)?.kcal)))

/** What is left at home and good until the last of the cooked meals that need it. */
export const goodForAll = (
  home: ReadonlyMap<string, HomeRemainder>,
  cooked: Meal[],
  recipes: ReadonlyMap<string, PlannedRecipe>,
): ReadonlyMap<string, HomeRemainder> =>
  new Map(
    [...home].filter(([title, remainder]) =>
      cooked
        .filter(({ day }) => !isGoodOn(remainder, day))
        .every(({ recipe: { id } }) => !recipes.get(id)?.ingredients.some((one) => one.title === title)),
    ),
  )

/**
 * The prices of all servings of the cooked meals, in kopecks. `till` is the price of the packs, which may each serve several
 * meals; `used` is the price of the amounts that the meals use. Both leave out the ingredients `atHome`: `home` has enough of
 * them, and they are good until the last meal that needs them. Both also leave out ingredients that the shop does not sell;
 * `partlySold` is the number of meals that have any. `estimated` are the products whose packs are an estimate.
 */
export function pricesOf(
  meals: Meal[],
  recipes: ReadonlyMap<string, PlannedRecipe>,
  products: Product[],
  home: ReadonlyMap<string, HomeRemainder> = new Map(),
): { till: Total; used: Total; partlySold: number; estimated: string[]; atHome?: string[] } {
  const cooked = meals.filter(isCooked)
  const known = cooked.flatMap((meal) => {
    const recipe = recipes.get(meal.recipe.id)
    const price = recipe && priceOf(recipe.ingredients, mealScale(meal, recipe), products)
    return recipe && price ? [{ share: shareOf(meal, recipe), notSold: price.notSold }] : []
  })
  const unknown = cooked.length - known.length
  const needs = needsByTitle(known.map(({ share }) => share))
  const atHome = enoughAtHome(needs, goodForAll(home, cooked, recipes))
  const isBought = (title: string) => !atHome.has(title)
  const till = tillOf([...needs.keys()].filter(isBought), products, needs)
  const used = known.map(({ share }) => {
    const bought = share.ingredients.filter(({ title }) => isBought(title))
    return priceOf(bought, share, products)?.used?.kopecks ?? 0
  })
  return {
    till: { sum: till.kopecks, unknown },
    used: { sum: used.reduce((sum, kopecks) => sum + kopecks, 0), unknown },
    partlySold: known.filter(({ notSold }) => notSold.length > 0).length,
    estimated: estimatedTitles(till.rows),
    ...(atHome.size > 0 && { atHome: [...atHome] }),
  }
}
