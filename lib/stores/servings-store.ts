import { create } from 'zustand'

import { stored, type ServingsChoice } from '@/lib/stores/keys'
import { remember } from '@/lib/stores/storage'

type ServingsState = {
  /** Recipes that the visitor cooks for another number of servings than they are written for. */
  choices: ServingsChoice[]
  /** Remembers the choice; undefined forgets it. */
  choose: (recipeId: string, servings: number | undefined) => void
}

/** For how many a recipe is cooked. */
export const useServingsStore = create<ServingsState>((set) => ({
  choices: [],
  choose: (recipeId, servings) =>
    set(({ choices }) => {
      const others = choices.filter(({ id }) => id !== recipeId)
      return { choices: servings === undefined ? others : [...others, { id: recipeId, servings }] }
    }),
}))

remember(useServingsStore, {
  stored: stored.servings,
  select: ({ choices }) => (choices.length > 0 ? choices : undefined),
  restore: (choices = []) => ({ choices }),
})
