import * as v from 'valibot'
import { create } from 'zustand'

import { optionalField, titleField } from '@/lib/api/fields'
import { isDay } from '@/lib/calendar/days'
import { listKey, withMigration } from '@/lib/storage/shapes'
import { persistList } from '@/lib/storage/storage'

/** The units of what is left, the smaller ones of packs. */
const remainderUnits = ['г', 'мл', 'шт'] as const

/** Maximum remainder, the same as that of a pack. */
const MAX_REMAINDER = 100_000

const itemSchema = withMigration(
  // Earlier versions stored titles only.
  (value) => (typeof value === 'string' ? { title: value } : value),
  v.object({
    title: titleField,
    amount: optionalField(
      v.object({
        value: v.pipe(v.number(), v.minValue(0.001), v.maxValue(MAX_REMAINDER)),
        unit: v.picklist(remainderUnits),
      }),
    ),
    until: optionalField(v.pipe(v.string(), v.check(isDay))),
  }),
)

/**
 * An ingredient at home. `amount`: what is left of it, if that is known, in grams, millilitres or pieces; `until`: the last
 * day on which it is good.
 */
export type PantryItem = v.InferOutput<typeof itemSchema>

/** Whether an item can still be eaten on a day. */
export const isGoodOn = ({ until }: Pick<PantryItem, 'until'>, day: string) =>
  until === undefined || until >= day

export type Remainder = NonNullable<PantryItem['amount']>

/** An item of which nothing but the title is known is stored as its title, so that earlier versions still read it. */
export const storedPantry = {
  ...listKey('pantry', itemSchema, ({ title }) => title),
  format: (items: PantryItem[]) =>
    JSON.stringify(items.map((item) => (item.amount || item.until ? item : item.title))),
}

type PantryState = {
  /** In the order in which they were added. */
  items: PantryItem[]
  /** Adds or removes a title. */
  toggle: (title: string) => void
  /** Adds an item, or takes the place of the one with its title. */
  put: (item: PantryItem) => void
  remove: (title: string) => void
  clear: () => void
  /** Restores removed items, before those added meanwhile; of a title that was added again, the later item stays. */
  restore: (items: PantryItem[]) => void
}

/** The pantry: ingredients at home, from which dishes are suggested. */
export const usePantryStore = create<PantryState>((set) => ({
  items: [],
  toggle: (title) =>
    set(({ items }) => ({
      items: items.some((item) => item.title === title) ? without(items, title) : [...items, { title }],
    })),
  put: (item) =>
    set(({ items }) => ({
      items: items.some(({ title }) => title === item.title)
        ? items.map((other) => (other.title === item.title ? item : other))
        : [...items, item],
    })),
  remove: (title) => set(({ items }) => ({ items: without(items, title) })),
  clear: () => set({ items: [] }),
  restore: (items) =>
    set((state) => ({
      items: [...new Map([...items, ...state.items].map((item) => [item.title, item])).values()],
    })),
}))

const without = (items: PantryItem[], title: string) => items.filter((item) => item.title !== title)

persistList(usePantryStore, storedPantry, 'items')
