import type { Pack } from '@/lib/quantities/amount-schema'
import { formatMeasure } from '@/lib/quantities/format'
import { ceil, compare, divide, type Fraction, fraction, multiply } from '@/lib/quantities/fraction'
import { type Measure, packSize, TEASPOON, toBaseUnit } from '@/lib/quantities/measure'
import { LOOSE, type PackName, packNames } from '@/lib/quantities/pack-names'
import { plural } from '@/lib/text/plural'

/** Amounts as a shop sells them: packs by their names, and what is needed in round figures. */

const TEASPOONS_PER_TABLESPOON = 3

/** Names of what has no exact size. */
const grown = new Set<PackName>(['пучок', 'головка', 'кочан', 'штука'])

/**
 * The text of some packs: '1 банка', '2 пачки по 200 г', '10 шт.', '0,5 кг' of loose goods. Without a name of the pack
 * '200 г' or '2 × 200 г'.
 */
export function formatPacks(count: number, pack: Pack, name?: PackName): string {
  const size = packSize(pack)
  const total = { ...size, value: multiply(fraction(count), size.value) }
  if (name === LOOSE) return formatLoose(total)
  const text = formatShopMeasure(size)
  if (name) {
    const [one, few, many] = packNames[name]
    const named = `${count}\u00a0${plural(count, one, few, many)}`
    return count === 1 || grown.has(name) ? named : `${named} по\u00a0${text}`
  }
  if (size.unit === 'шт') return formatShopMeasure(total)
  return count === 1 ? text : `${count}\u00a0×\u00a0${text}`
}

const kilograms = new Intl.NumberFormat('ru', { maximumFractionDigits: 2 })

/** Loose goods are weighed in kilograms from half of one on. */
function formatLoose(total: Measure): string {
  const { value, unit } = total
  if (unit !== 'г' || compare(value, fraction(500)) < 0) return formatShopMeasure(total)
  return `${kilograms.format(Number(value.n) / Number(value.d) / 1000)}\u00a0кг`
}

/** The text of a measure, with the full stop of 'шт.' that texts of the shop have. */
export const formatShopMeasure = (measure: Measure) => formatMeasure(measure).replace(/шт$/, 'шт.')

/** The text of what is needed, each measure rounded up: '850 г', '5 зубчиков', '2 шт. + 100 г'. */
export const formatNeeded = (measures: Measure[]) =>
  measures.map((measure) => formatShopMeasure(roundForShop(measure))).join(' + ')

/**
 * Rounds up to what a shopper can ask for: grams and millilitres to 1, 5, 10 or 50, spoons and whatever is counted to whole
 * ones.
 */
export function roundForShop(measure: Measure): Measure {
  const { value, unit } = toBaseUnit(measure)
  const step = stepOf(value, unit)
  return { unit, value: fraction(ceil(divide(value, fraction(step))) * BigInt(step)) }
}

function stepOf(value: Fraction, unit: string): number {
  const isBelow = (limit: number) => compare(value, fraction(limit)) < 0
  if (unit === 'г' || unit === 'мл') return isBelow(20) ? 1 : isBelow(500) ? 5 : isBelow(1000) ? 10 : 50
  if (unit === TEASPOON) return isBelow(TEASPOONS_PER_TABLESPOON) ? 1 : TEASPOONS_PER_TABLESPOON
  return 1
}
