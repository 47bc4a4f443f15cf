import * as v from 'valibot'
import { create } from 'zustand'

import { type Eater, eaterSchema, unnamedEaters } from '@/lib/plan/eaters'
import { jsonKey } from '@/lib/storage/keys'
import { listKey } from '@/lib/storage/shapes'
import { persistStore, readLatest } from '@/lib/storage/storage'

/** Maximum number of people that a plan is made for. */
export const MAX_EATERS = 24

const eaterList = listKey('eaters', eaterSchema, ({ id }) => id)

export const storedEaters = jsonKey('eaters', (value) => eaterList.validate(value)?.slice(0, MAX_EATERS))

const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAX_EATERS / 2))
const earlierWishes = jsonKey('planner', (value) => {
  const read = v.safeParse(v.object({ adults: count, children: count }), value)
  return read.success ? read.output : undefined
})

/** Two adults, or the people that an earlier version has stored. */
function firstEaters(): Eater[] {
  const { adults, children } = earlierWishes.parse(readLatest('planner') ?? '') ?? { adults: 2, children: 0 }
  return unnamedEaters(adults + children > 0 ? adults : 1, children)
}

type EatersState = {
  /** At least one. */
  eaters: Eater[]
  /** Whether the visitor has changed them. */
  isChosen: boolean
  set: (eaters: Eater[]) => void
}

/** The people who eat what is planned. */
export const useEatersStore = create<EatersState>((set) => ({
  eaters: firstEaters(),
  isChosen: false,
  set: (eaters) =>
    set(eaters.length > 0 ? { eaters, isChosen: true } : { eaters: firstEaters(), isChosen: false }),
}))

persistStore(useEatersStore, {
  stored: storedEaters,
  partialize: ({ eaters, isChosen }) => (isChosen ? eaters : undefined),
  hydrate: (eaters = []) =>
    eaters.length > 0 ? { eaters, isChosen: true } : { eaters: firstEaters(), isChosen: false },
})

/** The people as they are stored and shared: none until the visitor has changed them. */
export const chosenEaters = () => {
  const { eaters, isChosen } = useEatersStore.getState()
  return isChosen ? eaters : []
}
