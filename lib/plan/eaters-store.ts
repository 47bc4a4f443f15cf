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
  /** With an empty list the first ones are back. */
  set: (eaters: Eater[]) => void
}

const stateOf = (chosen: Eater[]) =>
  chosen.length > 0 ? { eaters: chosen, isChosen: true } : { eaters: firstEaters(), isChosen: false }

/** The people who eat what is planned. */
export const useEatersStore = create<EatersState>((set) => ({
  ...stateOf([]),
  set: (eaters) => set(stateOf(eaters)),
}))

persistStore(useEatersStore, {
  stored: storedEaters,
  partialize: ({ eaters, isChosen }) => (isChosen ? eaters : undefined),
  hydrate: (eaters = []) => stateOf(eaters),
})

/** The people as they are stored and shared: none until the visitor has changed them. */
export const chosenEaters = () => {
  const { eaters, isChosen } = useEatersStore.getState()
  return isChosen ? eaters : []
}
