import type { RecipeEntry } from '@/lib/recipes/recipe-index-api'

/** A recipe that uses pantry ingredients, with the titles of its missing ones. */
export type Dish = { entry: RecipeEntry; missing: string[] }

const byTitle = new Intl.Collator('ru')

/**
 * Recipes that use pantry ingredients, by fewest missing ingredients, then by most pantry ingredients used. Staples (salt,
 * water, oil) count as present, but a recipe has to use another ingredient of the pantry.
 */
export function rankDishes(
  entries: RecipeEntry[],
  home: ReadonlySet<string>,
  staples: ReadonlySet<string>,
): Dish[] {
  return entries
    .flatMap((entry) => {
      const wanted = [...new Set(entry.ingredients)].filter((title) => !staples.has(title))
      const missing = wanted.filter((title) => !home.has(title))
      const used = wanted.length - missing.length
      return used > 0 ? [{ entry, missing, used }] : []
    })
    .sort(
      (one, other) =>
        one.missing.length - other.missing.length ||
        other.used - one.used ||
        byTitle.compare(one.entry.title, other.entry.title),
    )
    .map(({ entry, missing }) => ({ entry, missing }))
}
