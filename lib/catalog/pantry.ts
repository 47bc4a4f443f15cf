import type { RecipeEntry } from '@/lib/recipes/recipe-index-api'
import { normalize } from '@/lib/text/normalize'

/** A recipe that uses pantry ingredients, with the titles of its missing ones. */
export type Dish = { entry: RecipeEntry; missing: string[] }

const byTitle = new Intl.Collator('ru')

/**
 * Recipes that use pantry ingredients, by fewest missing ingredients, then by most pantry ingredients used. Staples (salt, water,
 * oil) count as present, but a recipe has to use another ingredient of the pantry.
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

/** Ingredients of all recipes except staples, by number of recipes, descending. */
export function ingredientsByUse(entries: RecipeEntry[], staples: ReadonlySet<string>): string[] {
  const uses = new Map<string, number>()
  for (const { ingredients } of entries)
    for (const title of new Set(ingredients))
      if (!staples.has(title)) uses.set(title, (uses.get(title) ?? 0) + 1)
  return [...uses]
    .sort(([one, ones], [other, others]) => others - ones || byTitle.compare(one, other))
    .map(([title]) => title)
}

/** Titles with a word that starts with the typed text. `ё` equals `е`; hyphens count as spaces. */
export function titlesLike(titles: string[], typed: string): string[] {
  const wanted = inWords(typed)
  return titles.filter((title) => inWords(title).includes(wanted))
}

/** 'Лук-порей' -> ' лук порей' */
const inWords = (text: string) =>
  ` ${normalize(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()}`
