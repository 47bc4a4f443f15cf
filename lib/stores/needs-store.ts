import { create } from 'zustand'

import type { Recipe } from '@/lib/api/recipes'
import { type Needs, noNeeds, pruned, type WantedRecipe, withoutRecipe, withRecipe } from '@/lib/needs'
import { stored } from '@/lib/stores/keys'
import { useListStore } from '@/lib/stores/list-store'
import { remember } from '@/lib/stores/storage'

type NeedsState = { needs: Needs }

/** What the titles of the shopping list are for. It follows the list: what is needed of a title goes with the title. */
export const useNeedsStore = create<NeedsState>(() => ({ needs: noNeeds }))

remember(useNeedsStore, {
  stored: stored.needs,
  select: ({ needs }) => (needs.shares.length > 0 ? needs : undefined),
  restore: (needs = noNeeds) => ({ needs }),
})

// What was not on the list before the change is stale too: the list was changed while nobody watched.
useListStore.subscribe(({ titles }, before) => {
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

/** Puts what is wanted of recipes onto the shopping list: first there, so that other tabs know the titles by then. */
export function addToList(wanted: WantedRecipe<Pick<Recipe, 'id' | 'title' | 'ingredients'>>[]) {
  const list = useListStore.getState()
  const before = list.titles
  list.add(wanted.flatMap(({ recipe }) => recipe.ingredients.map(({ title }) => title)))
  change((needs) => wanted.reduce((sofar, one) => withRecipe(sofar, one, before), pruned(needs, before)))
}

/** Takes a recipe's share off the list, and titles that nothing else needs; returns what puts all of it back. */
export function takeOffList(recipeId: string): () => void {
  const { needs: present } = useNeedsStore.getState()
  const share = present.shares.find(({ id }) => id === recipeId)
  const { needs, unneeded } = withoutRecipe(present, recipeId)
  useNeedsStore.setState({ needs })
  useListStore.getState().remove(...unneeded)
  return () => {
    if (!share) return
    addToList([{ recipe: share, scale: { servings: share.servings, of: share.of } }])
  }
}
