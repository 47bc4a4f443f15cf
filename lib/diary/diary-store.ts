import * as v from 'valibot'
import { create } from 'zustand'

import { optionalField, textField, titleField } from '@/lib/api/fields'
import { listKey } from '@/lib/storage/shapes'
import { persistList } from '@/lib/storage/storage'

const diaryEntry = v.object({
  id: titleField,
  recipeId: titleField,
  title: titleField,
  /** The day that it was cooked, '2026-11-26'. */
  day: v.pipe(
    v.string(),
    // As `isDay` of `lib/calendar`, which is in a chunk with the shopping list.
    v.check((day) => new Date(day).toJSON()?.slice(0, 10) === day),
  ),
  stars: optionalField(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5))),
  note: optionalField(textField),
  /** Servings that were left. */
  leftovers: optionalField(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(99))),
})

export const storedDiary = listKey('diary', diaryEntry, ({ id }) => id)

/** One time that a dish was cooked. */
export type DiaryEntry = v.InferOutput<typeof diaryEntry>

type DiaryState = {
  /** The latest added first. */
  entries: DiaryEntry[]
  add: (entry: DiaryEntry) => void
  remove: (id: string) => void
  /** Restores a removed entry at its previous index. */
  restore: (entry: DiaryEntry, index: number) => void
}

/** The maximum number of entries; the oldest are forgotten. */
const MAX_ENTRIES = 1000

/** When dishes were cooked, with stars and notes. */
export const useDiaryStore = create<DiaryState>((set) => ({
  entries: [],
  add: (entry) => set(({ entries }) => ({ entries: [entry, ...entries].slice(0, MAX_ENTRIES) })),
  remove: (id) => set(({ entries }) => ({ entries: entries.filter((other) => other.id !== id) })),
  restore: (entry, index) => set(({ entries }) => ({ entries: entries.toSpliced(index, 0, entry) })),
}))

persistList(useDiaryStore, storedDiary, 'entries')

/** The last day that each recipe was cooked, by its id. */
export function lastCooked(entries: DiaryEntry[]): ReadonlyMap<string, string> {
  const days = new Map<string, string>()
  for (const { recipeId, day } of entries) if (day > (days.get(recipeId) ?? '')) days.set(recipeId, day)
  return days
}

/** The entries of a recipe, the last day first; of one day, the latest added. */
export const entriesOf = (entries: DiaryEntry[], recipeId: string): DiaryEntry[] =>
  entries
    .filter((entry) => entry.recipeId === recipeId)
    .sort((one, other) => Number(one.day < other.day) - Number(one.day > other.day))
