import { addDays } from '@/lib/calendar/days'
import {
  isGoodOn,
  type PantryItem,
  type Remainder,
  storedPantry,
  usePantryStore,
} from '@/lib/pantry/pantry-store'
import { fraction, multiply, subtract } from '@/lib/quantities/fraction'
import type { TillRow } from '@/lib/shop/till'

/** What is left at home of opened packs: what was bought, less what the dishes on the list need. */

/** The remainder of a row that is bought on a day; undefined if nothing or an unknown amount is left. */
export function remainderOf(
  { title, need, count, shelfLifeDays }: TillRow,
  day: string,
): PantryItem | undefined {
  if (!need || need.isMinimum) return undefined
  const { n, d } = subtract(multiply(fraction(count), need.pack.value), need.rounded.value)
  const amount = { value: Number(n) / Number(d), unit: need.pack.unit }
  const until = shelfLifeDays && addDays(day, shelfLifeDays)
  // Validation narrows the unit of the pack to one of a remainder.
  return n > 0n ? storedPantry.validate([{ title, amount, until }])?.[0] : undefined
}

/** What was at home before a row was bought in this visit, by title. */
const before = new Map<string, PantryItem>()

/** Notes the remainder of a row that was just bought. It replaces an earlier one, which may have been eaten. */
export function noteRemainder(row: TillRow, day: string) {
  const remainder = remainderOf(row, day)
  if (!remainder) return
  const { items, put } = usePantryStore.getState()
  const earlier = items.find(({ title }) => title === remainder.title)
  if (earlier) before.set(remainder.title, earlier)
  put(remainder)
}

/** Removes the note of a row that is not bought after all, unless the visitor has changed it since. */
export function takeBackRemainder(row: TillRow, day: string) {
  const { items, put, remove } = usePantryStore.getState()
  const remainder = remainderOf(row, day)
  const noted = items.find(({ title }) => title === row.title)
  if (!remainder || noted?.amount?.value !== remainder.amount?.value) return
  const earlier = before.get(row.title)
  before.delete(row.title)
  if (earlier) put(earlier)
  else remove(row.title)
}

/** What is left, with the last day on which it is good, if that is known. */
export type HomeRemainder = Remainder & Pick<PantryItem, 'until'>

/** How much is left of what is good on a day, by title. */
export const remaindersOn = (items: PantryItem[], day: string): ReadonlyMap<string, HomeRemainder> =>
  new Map(
    items.flatMap((item): [string, HomeRemainder][] => {
      const { title, amount, until } = item
      return amount && isGoodOn(item, day) ? [[title, { ...amount, ...(until && { until }) }]] : []
    }),
  )
