import type { Amount } from '@/lib/quantities/amount-schema'
import {
  ceil,
  compare,
  divide,
  floor,
  type Fraction,
  fraction,
  multiply,
  round,
  subtract,
} from '@/lib/quantities/fraction'
import { measure, type Measure, type Scale, TABLESPOON, TEASPOON, toBaseUnit } from '@/lib/quantities/measure'
import { quantities as messages } from '@/lib/quantities/messages'
import { isWhole, roundForCook } from '@/lib/quantities/round'
import { countedUnits, type Forms, homeUnits } from '@/lib/quantities/units'
import { plural } from '@/lib/text/plural'

/** The unit that 1000 of the smaller one make. */
const largerUnits = new Map([
  ['г', 'кг'],
  ['мл', 'л'],
])

const counted = new Map<string, Forms>(Object.entries({ ...countedUnits, ...homeUnits }))

/**
 * The text of one measure, with at most three significant digits; counted units are rounded up. Units change with the
 * size: 1500 г is '1,5 кг', 0,25 л is '250 мл'.
 */
export function formatMeasure(measure: Measure): string {
  const { value, unit } = toBaseUnit(measure)
  const larger = largerUnits.get(unit)
  if (larger) {
    const isLarge = compare(toSignificant(value).value, fraction(1000)) >= 0
    return isLarge ? formatDecimal(divide(value, fraction(1000)), larger) : formatDecimal(value, unit)
  }
  if (unit === TEASPOON) return formatSpoons(value)
  return counted.has(unit) ? formatCounted(value, unit) : formatDecimal(value, unit)
}

/** Rounds to three significant digits and at most two decimals, and never to 0. */
function toSignificant(value: Fraction): { value: Fraction; decimals: number } {
  const digits = String(floor(value)).length
  const decimals = compare(value, fraction(1)) < 0 ? 2 : 3 - digits
  const scale = decimals < 0 ? fraction(1, 10n ** BigInt(-decimals)) : fraction(10n ** BigInt(decimals))
  const scaled = round(multiply(value, scale))
  return { value: divide(fraction(scaled > 0n ? scaled : 1n), scale), decimals: Math.max(0, decimals) }
}

function formatDecimal(exact: Fraction, unit: string): string {
  const { value, decimals } = toSignificant(exact)
  const digits = String(floor(multiply(value, fraction(10n ** BigInt(decimals))))).padStart(decimals + 1, '0')
  const whole = digits.slice(0, digits.length - decimals)
  const rest = digits.slice(digits.length - decimals).replace(/0+$/, '')
  return withUnit(rest ? `${whole},${rest}` : whole, unit)
}

/** Table spoons from one of them on, with the rest in tea spoons; four and five tea spoons stay such. */
function formatSpoons(teaspoons: Fraction): string {
  const tablespoons = divide(teaspoons, fraction(3))
  const isFew = teaspoons.d === 1n && (teaspoons.n === 4n || teaspoons.n === 5n)
  if (isFew || compare(tablespoons, fraction(1)) < 0) return formatCounted(teaspoons, TEASPOON)
  const isMany = compare(tablespoons, fraction(10)) >= 0
  if (isMany || tablespoons.d === 1n || tablespoons.d === 2n) return formatCounted(tablespoons, TABLESPOON)
  const whole = floor(tablespoons)
  const rest = fraction(ceil(multiply(subtract(teaspoons, fraction(whole * 3n)), fraction(2))), 2)
  if (compare(rest, fraction(3)) >= 0) return formatCounted(fraction(whole + 1n), TABLESPOON)
  return `${formatCounted(fraction(whole), TABLESPOON)} + ${formatCounted(rest, TEASPOON)}`
}

/** Whether the unit is counted in pieces, spoons or the like, not measured. */
export const isCounted = (unit: string) => counted.has(unit)

/** Rounds a counted value up as its text does: to a quarter below 1, to a half below 10, to a whole number above. */
export function roundUpCounted(value: Fraction, unit: string): Fraction {
  const steps =
    isWhole(unit) || compare(value, fraction(10)) >= 0 ? 1 : compare(value, fraction(1)) < 0 ? 4 : 2
  return fraction(ceil(multiply(value, fraction(steps))), steps)
}

const glyphs = new Map([
  ['1/4', '¼'],
  ['1/2', '½'],
  ['3/4', '¾'],
])

function formatCounted(exact: Fraction, unit: string): string {
  const forms: Forms = counted.get(unit) ?? [unit, unit, unit]
  const value = roundUpCounted(exact, unit)
  const whole = floor(value)
  const rest = subtract(value, fraction(whole))
  if (rest.n === 0n) return withUnit(String(whole), plural(Number(whole), ...forms))
  return withUnit(`${whole > 0n ? whole : ''}${glyphs.get(`${rest.n}/${rest.d}`)}`, forms[1])
}

const withUnit = (number: string, unit: string) => `${number} ${unit}`.replaceAll(' ', '\u00a0')

/**
 * The quantity of an ingredient: its text and, where the recipe gives one, its amount. The title says what is not halved.
 */
export type Quantity = { title?: string; quantity: string; amount?: Amount }

/**
 * The text of a quantity for the wanted servings, rounded as a cook measures. The recipe's own text stays for its base
 * servings and for an amount to taste. A text without an amount cannot be scaled: where it has a number, the servings that
 * it is for are added.
 */
export function formatQuantity({ title, quantity, amount }: Quantity, scale: Scale): string {
  if (scale.servings === scale.baseServings || amount?.value === null) return quantity
  const scaled = amount && measure(amount, scale)
  if (scaled) return formatMeasure(roundForCook(scaled, title))
  return /\d/.test(quantity) ? messages.forServings(quantity, scale.baseServings) : quantity
}

/** The ingredients with their quantities scaled; unchanged without a scale. */
export const scaleQuantities = <I extends Quantity>(ingredients: I[], scale: Scale | undefined): I[] =>
  scale
    ? ingredients.map((ingredient) => ({ ...ingredient, quantity: formatQuantity(ingredient, scale) }))
    : ingredients
