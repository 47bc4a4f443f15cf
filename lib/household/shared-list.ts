import type * as Y from 'yjs'

import { changeFields, type Entries, type Fields, readEntries, writeEntries } from '@/lib/household/entries'
import { noChoices } from '@/lib/shopping/cart-choices'
import { noShares, pruneShares, type RecipeShare } from '@/lib/shopping/recipe-shares'
import {
  type Basket,
  storedBought,
  storedCart,
  storedList,
  storedShares,
} from '@/lib/shopping/stored-shopping'

/** The shopping list, its recipe shares and the cart's choices in a shared document. */

/** One row for each ingredient of a share, so that two devices may remove different ones. */
type Need = { id: string; share: string } & RecipeShare['ingredients'][number]

const parts = (document: Y.Doc) => ({
  titles: document.getArray('titles') as Entries,
  shares: document.getArray('shares') as Entries,
  needs: document.getArray('needs') as Entries,
  counts: document.getMap<unknown>('cart counts'),
  removed: document.getArray('cart removed') as Entries,
})

/** The list of a document. Entries that are not valid are left out. */
export function readList(document: Y.Doc): Basket {
  const { titles, shares, needs, counts, removed } = parts(document)
  const rows = readEntries(titles, 'title')
  const titlesOf = (all: Fields[]) => storedList.validate(all.map(({ title }) => title)) ?? []
  const listed = titlesOf(rows)
  const ingredients = readEntries(needs, 'id')
  const recipeShares = storedShares.validate({
    shares: readEntries(shares, 'id').map((share) => ({
      ...share,
      ingredients: ingredients.filter((ingredient) => ingredient.share === share.id),
    })),
    manual: titlesOf(rows.filter(({ isManual }) => isManual === true)),
  })
  const cart = {
    counts: Object.fromEntries([...counts].flatMap(([title, count]) => validCount(title, count))),
    removed: titlesOf(readEntries(removed, 'title')),
  }
  return {
    titles: listed,
    bought:
      storedBought.validate(rows.filter(({ isBought }) => isBought === true).map(({ title }) => title)) ?? [],
    recipeShares: pruneShares(recipeShares ?? noShares, listed),
    cart: Object.keys(cart.counts).length + cart.removed.length === 0 ? noChoices : cart,
  }
}

const validCount = (title: string, count: unknown) =>
  Object.entries(storedCart.validate({ counts: { [title]: count }, removed: [] })?.counts ?? {})

/** Writes what a visitor changed. Call it in a transaction. */
export function writeList(document: Y.Doc, before: Basket, after: Basket) {
  const { titles, shares, needs, counts, removed } = parts(document)
  const write = (entries: Entries, field: string, rowsOf: (basket: Basket) => Fields[]) =>
    writeEntries(entries, field, { before: rowsOf(before), after: rowsOf(after) })
  writeEntries(titles, 'title', {
    before: rowsOf(before),
    after: rowsOf(after),
    renewed: newlyWanted(before, after),
  })
  write(shares, 'id', ({ recipeShares }) =>
    recipeShares.shares.map((share) => ({ ...share, ingredients: undefined })),
  )
  write(needs, 'id', ({ recipeShares }) => recipeShares.shares.flatMap(needsOf))
  changeFields([counts], before.cart.counts, after.cart.counts)
  write(removed, 'title', ({ cart }) => cart.removed.map((title) => ({ title })))
}

function rowsOf({ titles, bought, recipeShares }: Basket): Fields[] {
  const isBought = new Set(bought)
  const isManual = new Set(recipeShares.manual)
  return titles.map((title) => ({
    title,
    isBought: isBought.has(title) || undefined,
    isManual: isManual.has(title) || undefined,
  }))
}

const needsOf = ({ id, ingredients }: RecipeShare): Need[] =>
  ingredients.map((ingredient) => ({ ...ingredient, id: JSON.stringify([id, ingredient.title]), share: id }))

/** The titles that a recipe or the visitor has just asked for, including those that were listed already. */
function newlyWanted(before: Basket, after: Basket) {
  const wantsOf = ({ recipeShares: { shares, manual } }: Basket) => [
    ...shares.flatMap(needsOf).map(({ id, title }) => [id, title] as const),
    ...manual.map((title) => [title, title] as const),
  ]
  const known = new Set(wantsOf(before).map(([id]) => id))
  return new Set(wantsOf(after).flatMap(([id, title]) => (known.has(id) ? [] : [title])))
}
