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
  /** Choices that differ from the recipe's own number of servings. */
  choices: ServingsChoice[]
  /** Stores the choice; undefined removes it. */
  choose: (recipeId: string, servings: number | undefined) => void
}

/** The chosen servings by recipe. */
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
