import type { RecipeEntry } from '@/lib/recipes/recipe-index-api'
import { normalize } from '@/lib/text/normalize'

const byTitle = new Intl.Collator('ru')

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
