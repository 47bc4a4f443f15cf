import type { Pack } from '@/lib/quantities/amount-schema'
import { isCounted, type Quantity, roundUpCounted } from '@/lib/quantities/format'
import { add, ceil, compare, divide, fraction, multiply, subtract, zero } from '@/lib/quantities/fraction'
import { addMeasures, measure, type Measure, packSize, type Scale, valueIn } from '@/lib/quantities/measure'
import { roundForShop } from '@/lib/quantities/shop-units'

/** What is known of the amount that is needed of one ingredient. */
export type Need = {
  measures: Measure[]
  /** There are further quantities that are known as text only. */
  hasUnmeasured: boolean
}

/** The quantity that one recipe needs of an ingredient. */
export type Portion = { scale: Scale; ingredient: Quantity }

/** The scaled amount of a portion; undefined where it has none or is to taste. */
export const measureOf = ({ scale, ingredient: { amount } }: Portion): Measure | undefined =>
  amount && measure(amount, scale)

/** What several portions of one ingredient need together. */
export const needOf = (portions: Portion[]): Need => ({
  measures: portions.flatMap((portion) => measureOf(portion) ?? []),
  hasUnmeasured: portions.some(({ ingredient }) => !ingredient.amount && /\d/.test(ingredient.quantity)),
})

/** The packs to buy of a product. */
export type PackNeed = {
  /** The amount needed, in the base unit of the pack. */
  needed: Measure
  /** The same as a shop sells it: rounded up, and no more than the packs hold. */
  rounded: Measure
  /** The same amount as recipes give it, where they use other units: '6 шт' of a product sold by weight. */
  inRecipeUnits: Measure[]
  packs: number
  pack: Measure
  /** What is left of the packs beside `rounded`; undefined for nothing, and where `isMinimum`. */
  left: Measure | undefined
  /** Some quantities could not be converted to the unit of the pack: at least this much is needed. */
  isMinimum: boolean
}

/** Counts the packs to buy. Undefined where no measure converts to the unit of the pack. */
export function packsFor({ measures, hasUnmeasured }: Need, pack: Pack): PackNeed | undefined {
  const size = packSize(pack)
  const values = measures.flatMap((one) => valueIn(size.unit, one) ?? [])
  const exact = values.reduce(add, zero)
  if (exact.n === 0n) return undefined
  const value = isCounted(size.unit) ? roundUpCounted(exact, size.unit) : exact
  const packs = ceil(divide(value, size.value))
  const held = multiply(fraction(packs), size.value)
  const rounded = roundForShop({ value, unit: size.unit }).value
  const shown = compare(rounded, held) < 0 ? rounded : held
  const left = subtract(held, shown)
  const isMinimum = hasUnmeasured || values.length < measures.length
  const totals = addMeasures(measures)
  return {
    needed: { value, unit: size.unit },
    rounded: { value: shown, unit: size.unit },
    inRecipeUnits: isMinimum || (totals.length === 1 && totals[0]?.unit === size.unit) ? [] : totals,
    packs: Number(packs),
    pack: size,
    left: left.n === 0n || isMinimum ? undefined : { value: left, unit: size.unit },
    isMinimum,
  }
}
