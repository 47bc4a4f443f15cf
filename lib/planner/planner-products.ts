import { daysBetween } from '@/lib/calendar/days'
import { measure, packSize, type Scale, valueIn } from '@/lib/quantities/measure'
import type { Fraction } from '@/lib/quantities/fraction'
import type { HomeRemainder } from '@/lib/pantry/remainders'
import type { HomeProduct, PlannerDish, PlannerInput } from '@/lib/planner/planner-types'
import { toKopecks } from '@/lib/shop/money'
import type { Product } from '@/lib/shop/shop-api'
import { normalize } from '@/lib/text/normalize'

/** A product and what the dishes of the present plan need of it, which the search updates together with `till` and `left`. */
export type PlannerProduct = {
  title: string
  /** Kopecks of a pack. */
  price: number
  /** The amount in a pack, in its base unit; 0 if it is unknown. */
  size: number
  unit: string
  /** The number of packs that count for a dish which uses an unknown amount. */
  usualPacks: number
  /** Neither bought nor left over: a staple, or alcohol, which the shop does not sell (`ownShelf`). */
  isFree: boolean
  isPantry: boolean
  /** What an opened pack at home still holds. */
  stock: number
  /** The measured part of `stock` that no other meal needs: nothing is bought where it suffices. */
  spare: number
  /** The last day, counted from the first one, on which what is at home is good. */
  lastDay: number
  months: number[]
  need: number
  /** The part of `need` for the days on which what is at home is good. */
  needInTime: number
  uses: number
  usesInTime: number
  /** Uses whose amount cannot be counted in packs. */
  unknown: number
  till: number
  left: number
}

/** What a dish uses of a product, for its base servings. `amount` is 0 for salt to taste and for an unknown amount. */
export type Use = { item: PlannerProduct; amount: number; isUnknown: boolean }

const toNumber = ({ n, d }: Fraction) => Number(n) / Number(d)

const asIs: Scale = { servings: 1, baseServings: 1 }

/**
 * Returns the products with what is at home of each, and a function that finds those that a dish uses. What the shop does not
 * sell is left out, as in its sums.
 */
export function compileProducts(
  { products, pantry, opened, days: [firstDay = ''] }: PlannerInput,
  home: ReadonlyMap<string, HomeRemainder>,
) {
  const lastDayOf = ({ until }: HomeProduct) =>
    until === undefined ? Infinity : daysBetween(firstDay, until)
  const atHome = new Map(pantry.map((product) => [normalize(product.title), lastDayOf(product)]))
  const items = new Map<string, PlannerProduct>()
  const similar = new Map<string, PlannerProduct>()
  for (const product of products) {
    const item = toItem(product, atHome)
    items.set(product.title, item)
    similar.set(normalize(product.title), item)
  }
  for (const pack of opened) {
    const { title, amount } = pack
    const item = similar.get(normalize(title))
    if (!item) continue
    item.lastDay = lastDayOf(pack)
    if (!amount) item.stock += item.size / 2
    else if (amount.unit === item.unit) {
      item.stock += amount.value
      if (home.has(item.title)) item.spare = amount.value
    }
  }
  const itemOf = (title: string) => items.get(title) ?? similar.get(normalize(title))

  const usesOf = ({ ingredients }: PlannerDish): Use[] =>
    ingredients.flatMap(({ title, quantity, amount }) => {
      const item = itemOf(title)
      if (!item) return []
      const measured = amount && measure(amount, asIs)
      const value = measured && item.size > 0 ? valueIn(item.unit, measured) : undefined
      const isUnknown = measured ? value === undefined : !amount && /\d/.test(quantity)
      return [{ item, amount: value ? toNumber(value) : 0, isUnknown }]
    })
  return { products: [...items.values()], usesOf }
}

function toItem(product: Product, atHome: ReadonlyMap<string, number>): PlannerProduct {
  const { title, price, pack, count, staple, ownShelf, months = [] } = product
  const size = pack && packSize(pack)
  return {
    title,
    price: toKopecks(price),
    size: size ? toNumber(size.value) : 0,
    unit: size?.unit ?? '',
    usualPacks: count,
    isFree: Boolean(staple || ownShelf),
    isPantry: atHome.has(normalize(title)),
    stock: 0,
    spare: 0,
    lastDay: atHome.get(normalize(title)) ?? Infinity,
    months,
    ...nothing,
    till: 0,
    left: 0,
  }
}

/** Part of a pack that sums of amounts may be off by, since they are no exact fractions. */
const TOLERANCE = 1e-6

/** The packs that hold an amount. */
export const packsOf = ({ size }: PlannerProduct, amount: number) => Math.ceil(amount / size - TOLERANCE)

export type Needed = Pick<PlannerProduct, 'need' | 'needInTime' | 'uses' | 'usesInTime' | 'unknown'>

export const nothing: Needed = { need: 0, needInTime: 0, uses: 0, usesInTime: 0, unknown: 0 }

/** Kopecks of an item at the till, by the rules of `lib/shop/till.ts`; nothing where enough of it is at home for all dishes. */
export function tillOfProduct(
  item: PlannerProduct,
  { need, uses, usesInTime, unknown }: Needed = item,
): number {
  if (item.isFree || uses === 0) return 0
  const isCounted = item.size > 0 && need > item.size * TOLERANCE
  const isEnough = unknown === 0 && uses === usesInTime && need <= item.spare + item.size * TOLERANCE
  if (isCounted && isEnough) return 0
  return item.price * (isCounted ? packsOf(item, need) : item.usualPacks)
}

/** Kopecks of what is left of opened packs. 0 for an item that is at home or used in an unknown amount. */
export function leftOfProduct(item: PlannerProduct, { need, needInTime, unknown }: Needed = item): number {
  const { size, stock, price } = item
  if (item.isFree || item.isPantry || size === 0 || unknown > 0) return 0
  const missing = need - Math.min(stock, needInTime)
  const held = missing > size * TOLERANCE ? stock + packsOf(item, missing) * size : stock
  return (Math.max(0, held - need) / size) * price
}
