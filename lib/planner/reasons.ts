import { mealNames } from '@/lib/calendar/meals'
import { needsOf, type Pot, type Served, sumOf } from '@/lib/planner/needs'
import type { Reason } from '@/lib/planner/planner-types'
import {
  leftOfProduct,
  type Needed,
  packsOf,
  type PlannerProduct,
  tillOfProduct,
} from '@/lib/planner/planner-products'

/** The dishes of an item with what each needs of it. */
type Users = Map<Served, Needed>

/** Returns a function that gives the reasons for a dish in the plan, the strongest first. `month` is 1 to 12. */
export function createReasons(served: Served[], pots: Pot[], month: number): (one: Served) => Reason[] {
  const byItem = new Map<PlannerProduct, Users>()
  for (const one of served)
    for (const [item, need] of needsOf(one)) {
      const users: Users = byItem.get(item) ?? new Map()
      byItem.set(item, users.set(one, need))
    }

  return (one) => {
    if (pots.some(({ to }) => to === one)) return [{ kind: 'leftover' }]
    const { candidate } = one
    if (candidate.leftoversOf) return [{ kind: 'waiting' }]
    const items = [...new Set(candidate.uses.map(({ item }) => item))].filter(({ isFree }) => !isFree)
    const first = (kind: 'opened' | 'pantry' | 'season', is: (item: PlannerProduct) => boolean): Reason[] => {
      const title = items.find(is)?.title
      return title ? [{ kind, title }] : []
    }
    return [
      ...(pots.some(({ from }) => from === one) ? [{ kind: 'pot' } as const] : []),
      ...first('opened', (item) => isInTime(one, item) && stockBefore(one, item, byItem) > 0),
      ...first('pantry', (item) => item.isPantry && isInTime(one, item)),
      ...sharedPack(one, items, byItem),
      ...(candidate.isLiked ? [{ kind: 'liked' } as const] : []),
      ...first('season', ({ months }) => months.includes(month)),
      ...(isUsedUp(items, byItem) ? [{ kind: 'whole' } as const] : []),
      ...(candidate.minutes < Infinity ? [{ kind: 'minutes', minutes: candidate.minutes } as const] : []),
    ]
  }
}

const isInTime = ({ place }: Served, { lastDay }: PlannerProduct) => place.dayIndex <= lastDay

const isBefore = ({ place: one }: Served, { place: other }: Served) =>
  one.dayIndex < other.dayIndex ||
  (one.dayIndex === other.dayIndex && mealNames.indexOf(one.name) < mealNames.indexOf(other.name))

/** What the meals before a dish leave of an opened pack. */
function stockBefore(one: Served, item: PlannerProduct, byItem: Map<PlannerProduct, Users>): number {
  const earlier = [...(byItem.get(item) ?? [])].filter(([other]) => isBefore(other, one))
  return item.stock - sumOf(earlier.map(([, need]) => need)).needInTime
}

/** Maximum share of the price that may be left of a dish's products, for them to count as used up. */
const MAX_SHARE_LEFT = 0.15

/** Whether the plan uses up what it opens for a dish. */
function isUsedUp(items: PlannerProduct[], byItem: Map<PlannerProduct, Users>): boolean {
  const needs = items.map((item) => ({ item, need: sumOf([...(byItem.get(item)?.values() ?? [])]) }))
  const till = needs.reduce((sum, { item, need }) => sum + tillOfProduct(item, need), 0)
  const left = needs.reduce((sum, { item, need }) => sum + leftOfProduct(item, need), 0)
  return till > 0 && left <= MAX_SHARE_LEFT * till
}

/** A dish that uses less of a pack than this is no reason to open it. */
const MIN_SHARE_USED = 0.2

/**
 * The product of which two dishes together need fewer packs than separately, preferably a dear one that few dishes use.
 */
function sharedPack(one: Served, items: PlannerProduct[], byItem: Map<PlannerProduct, Users>): Reason[] {
  const shared = items.flatMap((item) => {
    const users = byItem.get(item)
    const own = users?.get(one)
    if (!users || !own || item.size === 0 || item.isPantry || own.need < MIN_SHARE_USED * item.size) return []
    return [...users].flatMap(([other, need]) => {
      if (other.candidate === one.candidate || need.need < MIN_SHARE_USED * item.size) return []
      const saved =
        packsOf(item, own.need) + packsOf(item, need.need) - packsOf(item, sumOf([own, need]).need)
      return saved > 0
        ? [{ title: item.title, with: other.candidate.dish.title, worth: (saved * item.price) / users.size }]
        : []
    })
  })
  const [best] = shared.sort((a, b) => b.worth - a.worth)
  return best ? [{ kind: 'shared', title: best.title, with: best.with }] : []
}
