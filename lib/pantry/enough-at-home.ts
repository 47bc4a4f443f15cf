import type { Remainder } from '@/lib/pantry/pantry-store'
import { type Need, packsFor } from '@/lib/quantities/packs'

/** The titles of which enough is left for what is needed. */
export const enoughAtHome = (
  needs: ReadonlyMap<string, Need>,
  remainders: ReadonlyMap<string, Remainder>,
): ReadonlySet<string> =>
  new Set(
    [...needs].flatMap(([title, need]) => {
      const remainder = remainders.get(title)
      const packs = remainder && packsFor(need, remainder)
      return packs?.packs === 1 && !packs.isMinimum ? [title] : []
    }),
  )
