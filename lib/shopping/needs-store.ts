import * as v from 'valibot'
import { create } from 'zustand'

import { amountSchema, servingsSchema } from '@/lib/quantities/amount-schema'
import { added, cardFields, textField, titleField } from '@/lib/api/fields'
import {
  neededAnew,
  type Needs,
  noNeeds,
  pruned,
  putBack,
  type Share,
  type WantedRecipe,
  withOwn,
  withoutRecipe,
  withRecipe,
} from '@/lib/shopping/recipe-shares'
import { useCartStore } from '@/lib/shopping/cart-store'
import { useListStore, without } from '@/lib/shopping/list-store'
import { checked, fitting } from '@/lib/storage/shapes'
import { remember } from '@/lib/storage/storage'

const share = v.object({
  id: cardFields.id,
  title: titleField,
  recipeId: added(cardFields.id),
  servings: servingsSchema,
  of: servingsSchema,
  ingredients: v.pipe(
    fitting(v.object({ title: titleField, quantity: textField, amount: added(amountSchema) })),
    v.minLength(1),
  ),
})

export const needsSchema = v.object({
  shares: v.pipe(
    fitting(share),
    v.transform((all) => [...new Map(all.map((one) => [one.id, one])).values()]),
  ),
  own: fitting(titleField),
})

export const storedNeeds = checked('needs', needsSchema)

type NeedsState = { needs: Needs }

/** What the titles of the shopping list are for. It follows the list: what is needed of a title goes with the title. */
export const useNeedsStore = create<NeedsState>(() => ({ needs: noNeeds }))

remember(useNeedsStore, {
  stored: storedNeeds,
  select: ({ needs }) => (needs.shares.length > 0 ? needs : undefined),
  restore: (needs = noNeeds) => ({ needs }),
})

// What was not on the list before the change is stale too: the list was changed while nobody watched.
useListStore.subscribe(({ titles }, before) => {
  if (titles === before.titles) return
  const staying = new Set(before.titles)
  change((needs) =>
    pruned(
      needs,
      titles.filter((title) => staying.has(title)),
    ),
  )
})

function change(update: (needs: Needs) => Needs) {
  const { needs } = useNeedsStore.getState()
  const changed = update(needs)
  if (changed !== needs) useNeedsStore.setState({ needs: changed })
}

/** What is needed of the titles that are on the list now. */
export const listedNeeds = () => pruned(useNeedsStore.getState().needs, useListStore.getState().titles)

/**
 * Puts what is wanted of recipes onto the shopping list, in place of what is there of them: only what they need more of
 * is needed anew. First there, so that other tabs know the titles by then.
 */
export function addToList(wanted: WantedRecipe<Pick<Share, 'id' | 'title' | 'recipeId' | 'ingredients'>>[]) {
  const { titles, add } = useListStore.getState()
  const needs = listedNeeds()
  add(wanted.flatMap((one) => neededAnew(needs, one)))
  useNeedsStore.setState({ needs: wanted.reduce((sofar, one) => withRecipe(sofar, one, titles), needs) })
}

/** Puts titles onto the shopping list that stay there without the recipes that need them too. */
export function addOwn(titles: string[]) {
  useListStore.getState().add(titles)
  change((needs) => withOwn(needs, titles))
}

/**
 * Takes titles off the list; returns what puts them back: their places, what is needed of them, what was bought, and what
 * the cart had for those that were not put on the list anew.
 */
export function removeFromList(titles: string[]): () => void {
  const list = useListStore.getState()
  const { needs } = useNeedsStore.getState()
  const { choices } = useCartStore.getState()
  const removed = new Set(titles)
  const bought = list.bought.filter((title) => removed.has(title))
  list.remove(...titles)
  return () => {
    useCartStore.getState().recall(choices, without(titles, useListStore.getState().titles))
    list.putBack(titles, bought)
    change((present) => putBack(present, needs, removed))
  }
}

/** Takes a recipe's share off the list, and titles that nothing else needs; returns what puts all of it back. */
export function takeOffList(recipeId: string): () => void {
  const { needs: before } = useNeedsStore.getState()
  const { needs, unneeded } = withoutRecipe(before, recipeId)
  const share = before.shares.find(({ id }) => id === recipeId)
  useNeedsStore.setState({ needs })
  const putTitlesBack = removeFromList(unneeded)
  return () => {
    if (!share) return
    putTitlesBack()
    change((present) =>
      putBack(present, before, new Set(share.ingredients.map(({ title }) => title)), recipeId),
    )
  }
}
