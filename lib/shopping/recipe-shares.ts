import { formatSum, type Measure, measure, type Needed, quantityFor, sum } from '@/lib/quantities/amount'
import type { Ingredient, Recipe } from '@/lib/recipes/recipes-api'
import { recipe as messages } from '@/lib/recipes/messages'
import type { Scale } from '@/lib/recipes/scale'

/**
 * What the titles of the shopping list are for. The list itself stays the titles alone, as the spec has it; what each
 * recipe needs of them is remembered beside it, and may be missing. Titles match whole, never by a part.
 */

/** A recipe's share of the list. */
export type Share = Scale & {
  id: string
  title: string
  /** Which recipe it is, where the share's own id does not tell: a meal of the plan has a share of its own. */
  recipeId?: string
  ingredients: Ingredient[]
}

export type Needs = {
  shares: Share[]
  /** Of the titles that shares need, those that are wanted without them too. */
  own: string[]
}

export const noNeeds: Needs = { shares: [], own: [] }

const titlesOf = ({ ingredients }: Pick<Share, 'ingredients'>) => ingredients.map(({ title }) => title)

const neededBy = (shares: Share[]): ReadonlySet<string> => new Set(shares.flatMap(titlesOf))

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
  { recipe, scale }: WantedRecipe<Pick<Share, 'id' | 'title' | 'recipeId' | 'ingredients'>>,
  before: string[],
): Needs {
  const { id, title, recipeId, ingredients } = recipe
  const others = shares.filter((share) => share.id !== id)
  const isBefore = new Set(before)
  const needed = neededBy(shares)
  const isOwn = (name: string) => !scale || (isBefore.has(name) && !needed.has(name))
  return checked({
    shares:
      scale && ingredients.length > 0
        ? [...others, { id, title, ...(recipeId && { recipeId }), ...scale, ingredients }]
        : others,
    own: [...new Set([...own, ...titlesOf(recipe).filter(isOwn)])],
  })
}

/** Titles that the visitor wants whatever recipes need of them. */
export const withOwn = ({ shares, own }: Needs, titles: string[]): Needs =>
  checked({ shares, own: [...new Set([...own, ...titles])] })

/**
 * Of a recipe's titles those that are needed anew: its earlier share, if it has one, had none or less of them. Of what is
 * to taste there is never more.
 */
export function neededAnew(
  { shares }: Needs,
  { recipe, scale }: WantedRecipe<Pick<Share, 'id' | 'ingredients'>>,
) {
  const before = shares.find(({ id }) => id === recipe.id)
  const isMore = (one: Ingredient) =>
    !scale ||
    !before ||
    !titlesOf(before).includes(one.title) ||
    (scale.servings * before.of > before.servings * scale.of &&
      (one.amount ? quantityFor(one, scale) !== quantityFor(one, before) : /\d/.test(one.quantity)))
  return titlesOf({ ingredients: recipe.ingredients.filter(isMore) })
}

/** Takes a recipe's share off, and tells which titles nothing else needs any more. */
export function withoutRecipe({ shares, own }: Needs, id: string): { needs: Needs; unneeded: string[] } {
  const left = shares.filter((share) => share.id !== id)
  const titles = neededBy(shares.filter((share) => share.id === id))
  const staying = new Set([...own, ...neededBy(left)])
  return {
    needs: checked({ shares: left, own }),
    unneeded: [...titles].filter((title) => !staying.has(title)),
  }
}

/**
 * Puts back what is gone since `before` of these titles, in its place: of all recipes, or of one. What has come since
 * stays.
 */
export function putBack(
  { shares, own }: Needs,
  before: Needs,
  titles: ReadonlySet<string>,
  recipeId?: string,
): Needs {
  const present = new Map(shares.map((share) => [share.id, share]))
  const restored = before.shares.flatMap((share) => {
    const now = present.get(share.id)
    present.delete(share.id)
    const staying = new Set(now && titlesOf(now))
    const isBack = (title: string) =>
      staying.has(title) || (titles.has(title) && (recipeId === undefined || recipeId === share.id))
    const ingredients = share.ingredients.filter(({ title }) => isBack(title))
    const known = new Set(titlesOf(share))
    ingredients.push(...(now?.ingredients.filter(({ title }) => !known.has(title)) ?? []))
    return ingredients.length > 0 ? [{ ...share, ...now, ingredients }] : []
  })
  const isOwn = new Set([...own, ...titles])
  return checked({
    shares: [...restored, ...present.values()],
    own: [...new Set([...before.own.filter((title) => isOwn.has(title)), ...own])],
  })
}

/** A title that no share needs is on the list, and that is all there is to know of it. */
function checked({ shares, own }: Needs): Needs {
  const needed = neededBy(shares)
  return { shares, own: own.filter((title) => needed.has(title)) }
}

/** A shopping list with what its titles are for. */
type NeededList = { titles: string[]; needs: Needs }

/** The needs of the list that two lists make together; of a recipe that is on both, the share of the first counts. */
export function joinedNeeds(first: NeededList, second: NeededList): Needs {
  const isShared = new Set(first.needs.shares.map(({ id }) => id))
  return checked({
    shares: [...first.needs.shares, ...second.needs.shares.filter(({ id }) => !isShared.has(id))],
    own: [...new Set([...wantedAnyway(first), ...wantedAnyway(second)])],
  })
}

/** Titles that would stay on the list without its recipes. */
function wantedAnyway({ titles, needs: { shares, own } }: NeededList) {
  const needed = neededBy(shares)
  return [...own, ...titles.filter((title) => !needed.has(title))]
}

/** What a recipe needs of one title. */
export type TitleShare = {
  id: string
  recipeId: string
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
  const byTitle = new Map<string, Map<Share, Portion[]>>()
  for (const share of shares)
    for (const ingredient of share.ingredients) {
      const ofTitle = byTitle.get(ingredient.title) ?? new Map<Share, Portion[]>()
      byTitle.set(ingredient.title, ofTitle)
      ofTitle.set(share, [...(ofTitle.get(share) ?? []), { share, ingredient }])
    }

  return new Map(
    [...byTitle].map(([title, ofTitle]) => {
      const portions = [...ofTitle.values()].flat()
      return [
        title,
        {
          ...neededOf(portions),
          sum: inWords(portions),
          shares: [...ofTitle].map(([share, own]) => ({
            id: share.id,
            recipeId: share.recipeId ?? share.id,
            title: share.title,
            servings: share.servings,
            quantity: inWords(own),
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

/**
 * A single amount reads as its recipe has it; several are added up, and what cannot be added stands behind them: the
 * same text once, with how many times it is needed where it tells an amount.
 */
function inWords(portions: Portion[]): string {
  const [only, ...more] = portions
  const text = ({ share, ingredient }: Portion) => quantityFor(ingredient, share)
  if (only && more.length === 0) return text(only)
  const untold = portions.filter((portion) => measuresOf(portion).length === 0).map(text)
  const told = [...new Set(untold)].map((one) => {
    const times = untold.filter((other) => other === one).length
    return times > 1 && /\d/.test(one) ? messages.times(one, times) : one
  })
  return [formatSum(sum(portions.flatMap(measuresOf))), ...told].filter(Boolean).join(' + ')
}
