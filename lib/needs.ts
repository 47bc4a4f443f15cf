import { formatSum, type Measure, measure, type Needed, quantityFor, sum } from '@/lib/amount'
import type { Ingredient, Recipe } from '@/lib/api/recipes'
import type { Scale } from '@/lib/servings'

/**
 * What the titles of the shopping list are for. The list itself stays the titles alone, as the spec has it; what each
 * recipe needs of them is remembered beside it, and may be missing. Titles match whole, never by a part.
 */

/** A recipe's share of the list. */
export type Share = Scale & { id: string; title: string; ingredients: Ingredient[] }

export type Needs = {
  shares: Share[]
  /** Of the titles that shares need, those that are wanted without them too. */
  own: string[]
}

export const noNeeds: Needs = { shares: [], own: [] }

const isNeeded = (shares: Share[], title: string) =>
  shares.some(({ ingredients }) => ingredients.some((ingredient) => ingredient.title === title))

const titlesOf = ({ ingredients }: Pick<Share, 'ingredients'>) => ingredients.map(({ title }) => title)

/** Leaves only what is needed of these titles; the same object when that is all of it. */
export function pruned(needs: Needs, titles: Iterable<string>): Needs {
  const isOn = new Set(titles)
  const all = [...needs.own, ...needs.shares.flatMap(titlesOf)]
  if (all.every((title) => isOn.has(title))) return needs
  return {
    shares: needs.shares
      .map((share) => ({ ...share, ingredients: share.ingredients.filter(({ title }) => isOn.has(title)) }))
      .filter(({ ingredients }) => ingredients.length > 0),
    own: needs.own.filter((title) => isOn.has(title)),
  }
}

/** A recipe, of its ingredients only those wanted, and for how many; a recipe that cannot be scaled has no scale. */
export type WantedRecipe<R = Recipe> = { recipe: R; scale: Scale | undefined }

/**
 * Adds what is wanted of a recipe: in place of its earlier share, if it has one. `before` are the titles on the list
 * before it: those that no recipe needs are the visitor's own. Without a scale there is no share, only titles.
 */
export function withRecipe(
  { shares, own }: Needs,
  { recipe, scale }: WantedRecipe<Pick<Recipe, 'id' | 'title' | 'ingredients'>>,
  before: string[],
): Needs {
  const { id, title, ingredients } = recipe
  const others = shares.filter((share) => share.id !== id)
  const isOwn = (name: string) =>
    scale ? before.includes(name) && !isNeeded(shares, name) : isNeeded(others, name)
  return checked({
    shares: scale && ingredients.length > 0 ? [...others, { id, title, ...scale, ingredients }] : others,
    own: [...new Set([...own, ...titlesOf(recipe).filter(isOwn)])],
  })
}

/** Takes a recipe's share off, and tells which titles nothing else needs any more. */
export function withoutRecipe({ shares, own }: Needs, id: string): { needs: Needs; unneeded: string[] } {
  const left = shares.filter((share) => share.id !== id)
  const titles = new Set(shares.filter((share) => share.id === id).flatMap(titlesOf))
  return {
    needs: checked({ shares: left, own }),
    unneeded: [...titles].filter((title) => !own.includes(title) && !isNeeded(left, title)),
  }
}

/** A title that no share needs is on the list, and that is all there is to know of it. */
const checked = ({ shares, own }: Needs): Needs => ({
  shares,
  own: own.filter((title) => isNeeded(shares, title)),
})

/** What a recipe needs of one title. */
export type TitleShare = {
  id: string
  title: string
  servings: number
  /** In words; empty where the recipe does not tell. */
  quantity: string
}

/** What is needed of one title over all recipes. */
export type TitleNeed = Needed & {
  /** In words: '900 г', '2 шт + 100 г'; empty where no recipe tells. */
  sum: string
  shares: TitleShare[]
}

/** What is needed of each title that recipes need. */
export function needsByTitle(shares: Share[]): Map<string, TitleNeed> {
  const byTitle = new Map<string, { share: Share; ingredient: Ingredient }[]>()
  for (const share of shares)
    for (const ingredient of share.ingredients)
      byTitle.set(ingredient.title, [...(byTitle.get(ingredient.title) ?? []), { share, ingredient }])

  return new Map(
    [...byTitle].map(([title, entries]) => {
      const ofShares = new Map(entries.map(({ share }) => [share.id, share]))
      return [
        title,
        {
          ...neededOf(entries),
          sum: inWords(entries),
          shares: [...ofShares.values()].map((share) => ({
            id: share.id,
            title: share.title,
            servings: share.servings,
            quantity: inWords(entries.filter((entry) => entry.share === share)),
          })),
        },
      ]
    }),
  )
}

type Portion = { share: Scale; ingredient: Omit<Ingredient, 'title'> }

const measuresOf = ({ share, ingredient: { amount } }: Portion): Measure[] => {
  const one = amount && measure(amount, share)
  return one ? [one] : []
}

/** What of one product several portions need together. */
export const neededOf = (portions: Portion[]): Needed => ({
  measures: portions.flatMap(measuresOf),
  hasUnknown: portions.some(({ ingredient }) => !ingredient.amount && /\d/.test(ingredient.quantity)),
})

/** A single amount reads as its recipe has it; several are added up, and what cannot be added stands behind them. */
function inWords(portions: Portion[]): string {
  const [only, ...more] = portions
  const text = ({ share, ingredient }: Portion) => quantityFor(ingredient, share)
  if (only && more.length === 0) return text(only)
  const untold = portions.filter((portion) => measuresOf(portion).length === 0).map(text)
  return [formatSum(sum(portions.flatMap(measuresOf))), ...new Set(untold)].filter(Boolean).join(' + ')
}
