import * as v from 'valibot'
import { create } from 'zustand'

import { servingsSchema } from '@/lib/quantities/amount-schema'
import { listKey } from '@/lib/storage/shapes'
import { persistList } from '@/lib/storage/storage'

const servingsChoice = v.object({ id: v.string(), servings: servingsSchema })

export const storedServings = listKey('servings', servingsChoice, ({ id }) => id)

type ServingsChoice = v.InferOutput<typeof servingsChoice>

type ServingsState = {
  /** Choices that differ from the recipe's own number of servings. */
  choices: ServingsChoice[]
  /** Stores the choice. Undefined, and the recipe's own number if given, remove it. */
  choose: (recipeId: string, servings: number | undefined, baseServings?: number) => void
}

/** The chosen servings by recipe. */
export const useServingsStore = create<ServingsState>((set) => ({
  choices: [],
  choose: (recipeId, servings, baseServings) =>
    set(({ choices }) => {
      const others = choices.filter(({ id }) => id !== recipeId)
      const isDefault = servings === undefined || servings === baseServings
      return { choices: isDefault ? others : [...others, { id: recipeId, servings }] }
    }),
}))

persistList(useServingsStore, storedServings, 'choices')
