import * as v from 'valibot'

import { MAX_PACKS, packCount } from '@/lib/quantities/amount-schema'
import { normalize } from '@/lib/text/normalize'

export const cartChoicesSchema = v.object({
  counts: v.record(v.string(), packCount),
  removed: v.array(v.string()),
})

/** What the visitor changed in the cart: counts by product title, and titles of removed products. */
export type CartChoices = v.InferOutput<typeof cartChoicesSchema>

export const noChoices: CartChoices = { counts: {}, removed: [] }

/** Sets the number of packs of a product, from 0 (spec point 4) to `MAX_PACKS`. */
export const withCount = (choices: CartChoices, title: string, count: number): CartChoices => ({
  ...choices,
  counts: { ...choices.counts, [title]: Math.min(Math.max(0, count), MAX_PACKS) },
})

/** Drops the choices for these titles. */
export const withoutTitles = (choices: CartChoices, titles: string[]): CartChoices =>
  choices === noChoices ? choices : filterChoices(choices, titles, false)

/** Restores the earlier choices for these titles; choices made since then win. */
export function withEarlier(choices: CartChoices, earlier: CartChoices, titles: string[]): CartChoices {
  if (choices === earlier) return choices
  const { counts, removed } = filterChoices(earlier, titles, true)
  return {
    counts: { ...counts, ...choices.counts },
    removed: [...new Set([...removed, ...choices.removed])],
  }
}

/** The choices for these titles, or for all others; the list may spell a title differently from the shop. */
function filterChoices({ counts, removed }: CartChoices, titles: string[], isIncluded: boolean): CartChoices {
  const wanted = new Set(titles.map(normalize))
  const stays = (title: string) => wanted.has(normalize(title)) === isIncluded
  return {
    counts: Object.fromEntries(Object.entries(counts).filter(([title]) => stays(title))),
    removed: removed.filter(stays),
  }
}
