import * as v from 'valibot'
import { create } from 'zustand'

import { cardFields, optionalField, titleField } from '@/lib/api/fields'
import { jsonKey } from '@/lib/storage/keys'
import { listKey, renameField, withMigration } from '@/lib/storage/shapes'
import { persistList, persistStore } from '@/lib/storage/storage'
import { requestTimers } from '@/lib/timers/timers-presence'
import { type TimerPurpose, MAX_MS, MAX_NAME, startTimer, type Timer } from '@/lib/timers/timers'

const milliseconds = v.pipe(v.number(), v.minValue(0), v.maxValue(MAX_MS))

const timerSchema = withMigration(
  (value) => renameField(value, 'isTold', 'isNotified'),
  v.object({
    id: v.pipe(v.string(), v.minLength(1)),
    name: v.pipe(v.string(), v.minLength(1), v.maxLength(MAX_NAME)),
    recipeId: cardFields.id,
    recipeTitle: titleField,
    step: v.pipe(v.number(), v.integer(), v.minValue(1)),
    part: optionalField(v.pipe(v.number(), v.integer(), v.minValue(0))),
    endsAt: v.nullable(v.pipe(v.number(), v.finite())),
    left: milliseconds,
    isNotified: v.boolean(),
  }),
)

type TimersState = {
  /** In the order of their start. */
  timers: Timer[]
  /** Whether the user has been asked about notifications. */
  isAsked: boolean
  start: (purpose: TimerPurpose, seconds: number) => void
  change: (id: string, update: (timer: Timer, now: number) => Timer) => void
  remove: (id: string) => void
  /** Restores a removed timer. */
  restore: (timer: Timer) => void
  setAsked: () => void
}

/** Kitchen timers: running, paused and finished. */
export const useTimersStore = create<TimersState>((set) => ({
  timers: [],
  isAsked: false,
  start: (purpose, seconds) => {
    set(({ timers }) => ({ timers: [...timers, startTimer(purpose, seconds, Date.now())] }))
    requestTimers()
  },
  change: (id, update) =>
    set(({ timers }) => ({
      timers: timers.map((timer) => (timer.id === id ? update(timer, Date.now()) : timer)),
    })),
  remove: (id) => set(({ timers }) => ({ timers: timers.filter((timer) => timer.id !== id) })),
  restore: (timer) =>
    set(({ timers }) => ({ timers: [...timers.filter(({ id }) => id !== timer.id), timer] })),
  setAsked: () => set({ isAsked: true }),
}))

persistList(
  useTimersStore,
  listKey('timers', timerSchema, ({ id }) => id),
  'timers',
)

persistStore(useTimersStore, {
  stored: jsonKey<boolean>('askedToNotify', (value) => value === true || undefined),
  partialize: ({ isAsked }) => isAsked || undefined,
  hydrate: (isAsked = false) => ({ isAsked }),
})
