import type { OwnRecipe } from '@/lib/recipes/own/own-recipes'
import { normalize } from '@/lib/text/normalize'

export const ownSorts = ['edited', 'title', 'cooked'] as const
export type OwnSort = (typeof ownSorts)[number]

const titles = new Intl.Collator('ru')

/** Own recipes whose title, tags or ingredients contain the typed text, in order. `cooked` has the last day of each id. */
export function listRecipes(
  recipes: OwnRecipe[],
  { typed, sort, cooked }: { typed: string; sort: OwnSort; cooked: ReadonlyMap<string, string> },
): OwnRecipe[] {
  const text = normalize(typed.trim())
  const found = recipes.filter(({ title, tags, ingredients }) =>
    [title, ...tags, ...ingredients.map((one) => one.title)].some((word) => normalize(word).includes(text)),
  )
  const day = ({ id }: OwnRecipe) => cooked.get(id) ?? ''
  return found.sort((a, b) => {
    if (sort === 'title') return titles.compare(a.title, b.title)
    if (sort === 'cooked' && day(a) !== day(b)) return day(a) < day(b) ? -1 : 1
    return b.editedAt - a.editedAt
  })
}
