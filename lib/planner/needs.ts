import type { Candidate, Place } from '@/lib/planner/compile'
import type { ShelfItem } from '@/lib/planner/shelf'

/** A place with its dish. */
export type Served = { place: Place; candidate: Candidate }

export type ItemNeed = Pick<ShelfItem, 'need' | 'uses' | 'unknown'>

/** What one dish needs of each product; leftovers need nothing. */
export function needsOf({ place, candidate: { dish, uses } }: Served): Map<ShelfItem, ItemNeed> {
  const scale = place.servings / (dish.servings ?? place.servings)
  const needs = new Map<ShelfItem, ItemNeed>()
  if (place.isLeftover) return needs
  for (const { item, amount, isUnknown } of uses)
    needs.set(
      item,
      sumOf([{ need: amount * scale, uses: 1, unknown: Number(isUnknown) }, needs.get(item) ?? nothing]),
    )
  return needs
}

const nothing: ItemNeed = { need: 0, uses: 0, unknown: 0 }

/** What several dishes need of a product together. */
export const sumOf = (needs: ItemNeed[]): ItemNeed =>
  needs.reduce(
    (sum, { need, uses, unknown }) => ({
      need: sum.need + need,
      uses: sum.uses + uses,
      unknown: sum.unknown + unknown,
    }),
    nothing,
  )
