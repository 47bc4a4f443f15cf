import * as v from 'valibot'
import { create } from 'zustand'

import { type Progress, progressOf, withProgress } from '@/lib/cooking/progress'
import { listKey } from '@/lib/storage/shapes'
import { persistList } from '@/lib/storage/storage'

const progress = v.object({
  id: v.string(),
  step: v.pipe(v.number(), v.integer(), v.minValue(1)),
  ticked: v.array(v.pipe(v.number(), v.integer(), v.minValue(0))),
})

export const storedCooking = listKey('cooking', progress, ({ id }) => id)

type CookingState = {
  /** Progress by recipe, the latest last. */
  all: Progress[]
  reach: (recipeId: string, step: number) => void
  tick: (recipeId: string, ingredient: number) => void
  /** Replaces the progress of a recipe. */
  put: (progress: Progress) => void
}

/** The progress of recipes in cook mode. */
export const useCookingStore = create<CookingState>((set) => {
  const change = (id: string, update: (present: Progress) => Partial<Progress>) =>
    set(({ all }) => {
      const present = progressOf(all, id)
      return { all: withProgress(all, { ...present, ...update(present) }) }
    })
  return {
    all: [],
    reach: (recipeId, step) => change(recipeId, () => ({ step })),
    tick: (recipeId, ingredient) =>
      change(recipeId, ({ ticked }) => ({
        ticked: ticked.includes(ingredient)
          ? ticked.filter((other) => other !== ingredient)
          : [...ticked, ingredient],
      })),
    put: (known) => change(known.id, () => known),
  }
})

persistList(useCookingStore, storedCooking, 'all')
