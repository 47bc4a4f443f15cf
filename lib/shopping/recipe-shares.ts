import type { MealName } from '@/lib/calendar/meals'
import type { Scale } from '@/lib/quantities/measure'
import type { Ingredient, Recipe } from '@/lib/recipes/recipes-api'

/**
 * What the titles of the shopping list are for. The list itself is titles only (spec point 3), so the share of each recipe
 * is stored beside it and may be missing. Titles match as a whole.
 */

/** The ingredients of one recipe that are on the list. */
export type RecipeShare = Scale & {
  id: string
  title: string
  /** The recipe, where the share has an id of its own: each planned meal has a share. */
  recipeId?: string
  /** The planned meal that the share belongs to. */
  meal?: { day: string; name: MealName }
  ingredients: Ingredient[]
}

export type RecipeShares = {
  shares: RecipeShare[]
  /** Titles that shares need and that stay on the list without them. */
  manual: string[]
}

export const noShares: RecipeShares = { shares: [], manual: [] }

/** The fields of a share that come from its recipe. */
export type SharedRecipe = Pick<RecipeShare, 'id' | 'title' | 'recipeId' | 'meal' | 'ingredients'>

/** A recipe, reduced to the wanted ingredients, with its scale; undefined for a recipe that cannot be scaled. */
export type WantedRecipe<R = Recipe> = { recipe: R; scale: Scale | undefined }

const titlesOf = ({ ingredients }: Pick<RecipeShare, 'ingredients'>) => ingredients.map(({ title }) => title)

/** The titles that shares need. */
export const neededBy = (shares: RecipeShare[]): ReadonlySet<string> => new Set(shares.flatMap(titlesOf))

/** Drops what the shares need of all other titles; returns the same object when that is nothing. */
export function pruneShares(all: RecipeShares, titles: Iterable<string>): RecipeShares {
  const isListed = new Set(titles)
  const known = [...all.manual, ...all.shares.flatMap(titlesOf)]
  if (known.every((title) => isListed.has(title))) return all
  return {
    shares: all.shares
      .map((share) => ({
        ...share,
        ingredients: share.ingredients.filter(({ title }) => isListed.has(title)),
      }))
      .filter(({ ingredients }) => ingredients.length > 0),
    manual: all.manual.filter((title) => isListed.has(title)),
  }
}

/**
 * Adds the share of a recipe in place of its earlier one. Titles that were `listedBefore` and that no share needs become
 * manual. A recipe without a scale gets no share: its titles become manual.
 */
export function withRecipe(
  { shares, manual }: RecipeShares,
  { recipe, scale }: WantedRecipe<SharedRecipe>,
  listedBefore: string[],
): RecipeShares {
  const { id, title, recipeId, meal, ingredients } = recipe
  const others = shares.filter((share) => share.id !== id)
  const wasListed = new Set(listedBefore)
  const needed = neededBy(shares)
  const isManual = (name: string) => !scale || (wasListed.has(name) && !needed.has(name))
  return consistent({
    shares:
      scale && ingredients.length > 0
        ? [
            ...others,
            { id, title, ...(recipeId && { recipeId }), ...(meal && { meal }), ...scale, ingredients },
          ]
        : others,
    manual: [...new Set([...manual, ...titlesOf(recipe).filter(isManual)])],
  })
}

/** Marks titles as wanted independently of all recipes. */
export const withManual = ({ shares, manual }: RecipeShares, titles: string[]): RecipeShares =>
  consistent({ shares, manual: [...new Set([...manual, ...titles])] })

/** How much of a title ingredients need, in their units; a text with a number counts as one, an amount to taste as nothing. */
const amountOf = (title: string, ingredients: Ingredient[]) =>
  ingredients
    .filter((ingredient) => ingredient.title === title)
    .reduce(
      (sum, { amount, quantity }) => sum + (amount ? (amount.value ?? 0) : Number(/\d/.test(quantity))),
      0,
    )

/**
 * The titles of a recipe of which more is needed than its earlier share accounts for, since it is for more servings or has
 * changed. An amount to taste never grows.
 */
export function titlesToReopen(
  { shares }: RecipeShares,
  { recipe, scale }: WantedRecipe<Pick<RecipeShare, 'id' | 'ingredients'>>,
): string[] {
  const before = shares.find(({ id }) => id === recipe.id)
  const isMore = (title: string) =>
    !scale ||
    !before ||
    !titlesOf(before).includes(title) ||
    scale.servings * before.baseServings * amountOf(title, recipe.ingredients) >
      before.servings * scale.baseServings * amountOf(title, before.ingredients)
  return titlesOf(recipe).filter(isMore)
}

/** Removes the share of a recipe; `unneeded` are its titles that nothing else needs. */
export function withoutRecipe(
  { shares, manual }: RecipeShares,
  id: string,
): { recipeShares: RecipeShares; unneeded: string[] } {
  const left = shares.filter((share) => share.id !== id)
  const titles = neededBy(shares.filter((share) => share.id === id))
  const staying = new Set([...manual, ...neededBy(left)])
  return {
    recipeShares: consistent({ shares: left, manual }),
    unneeded: [...titles].filter((title) => !staying.has(title)),
  }
}

/**
 * Undoes a removal: restores from `before` what is gone of these titles, in its old position; of one recipe with
 * `recipeId`. Later additions stay.
 */
export function restoreShares(
  { shares, manual }: RecipeShares,
  before: RecipeShares,
  titles: ReadonlySet<string>,
  recipeId?: string,
): RecipeShares {
  const present = new Map(shares.map((share) => [share.id, share]))
  const restored = before.shares.flatMap((share) => {
    const now = present.get(share.id)
    present.delete(share.id)
    const staying = new Map(now?.ingredients.map((ingredient) => [ingredient.title, ingredient]))
    const isRestored = (title: string) =>
      titles.has(title) && (recipeId === undefined || recipeId === share.id)
    const ingredients = share.ingredients.flatMap(
      (ingredient) => staying.get(ingredient.title) ?? (isRestored(ingredient.title) ? ingredient : []),
    )
    const known = new Set(titlesOf(share))
    ingredients.push(...(now?.ingredients.filter(({ title }) => !known.has(title)) ?? []))
    return ingredients.length > 0 ? [{ ...share, ...now, ingredients }] : []
  })
  const isManual = new Set([...manual, ...titles])
  return consistent({
    shares: [...restored, ...present.values()],
    manual: [...new Set([...before.manual.filter((title) => isManual.has(title)), ...manual])],
  })
}

/** A manual title that no share needs is implied by being on the list, so it is not stored. */
function consistent({ shares, manual }: RecipeShares): RecipeShares {
  const needed = neededBy(shares)
  return { shares, manual: manual.filter((title) => needed.has(title)) }
}

type List = { titles: string[]; recipeShares: RecipeShares }

/** Merges the shares of two lists; of a recipe on both lists the share of the first one counts. */
export function mergeShares(first: List, second: List): RecipeShares {
  const isOnFirst = new Set(first.recipeShares.shares.map(({ id }) => id))
  return consistent({
    shares: [
      ...first.recipeShares.shares,
      ...second.recipeShares.shares.filter(({ id }) => !isOnFirst.has(id)),
    ],
    manual: [...new Set([...manualTitles(first), ...manualTitles(second)])],
  })
}

/** All titles that would stay on the list without its recipes. */
function manualTitles({ titles, recipeShares: { shares, manual } }: List) {
  const needed = neededBy(shares)
  return [...manual, ...titles.filter((title) => !needed.has(title))]
}
