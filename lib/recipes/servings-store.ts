import * as v from 'valibot'
import { create } from 'zustand'

import { servingsSchema } from '@/lib/quantities/amount-schema'
import { listKey } from '@/lib/storage/shapes'
import { persistStore } from '@/lib/storage/storage'

const servingsChoice = v.object({ id: v.string(), servings: servingsSchema })

export const storedServings = listKey('servings', servingsChoice, ({ id }) => id)

/** The servings chosen for a recipe. */
type ServingsChoice = v.InferOutput<typeof servingsChoice>

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

persistStore(useServingsStore, {
  stored: storedServings,
  partialize: ({ choices }) => (choices.length > 0 ? choices : undefined),
  hydrate: (choices = []) => ({ choices }),
})
