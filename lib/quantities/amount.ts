import type { Amount, Pack } from '@/lib/quantities/amount-schema'
import type { Ingredient } from '@/lib/recipes/recipes-api'
import {
  add,
  ceil,
  compare,
  divide,
  floor,
  type Fraction,
  fraction,
  fromNumber,
  multiply,
  round,
  subtract,
  zero,
} from '@/lib/quantities/fraction'
import { plural } from '@/lib/text/plural'
import { recipe as messages } from '@/lib/recipes/messages'
import type { Scale } from '@/lib/recipes/scale'
import { countedUnits, type Forms } from '@/lib/quantities/units'

/**
 * Amounts of ingredients: scaled to servings, added up, counted in packs and put into words. The arithmetic is exact;
 * only the words are rounded.
 */

/** An amount to count with. `grams` is what all of it weighs, where that is known. */
export type Measure = { value: Fraction; unit: string; grams?: Fraction }

/** What can be added up is of one family, and counted in its smallest unit. Any other unit is a family of its own. */
type Family = { unit: string; size: Fraction }

const SPOON = 'ч. л.'
const ML_IN_A_SPOON = fraction(5)

const families = new Map<string, Family>([
  ['г', { unit: 'г', size: fraction(1) }],
  ['кг', { unit: 'г', size: fraction(1000) }],
  ['мл', { unit: 'мл', size: fraction(1) }],
  ['л', { unit: 'мл', size: fraction(1000) }],
  [SPOON, { unit: SPOON, size: fraction(1) }],
  ['ст. л.', { unit: SPOON, size: fraction(3) }],
])

/** The larger unit that a thousand of the smaller ones make. */
const larger = new Map([
  ['г', 'кг'],
  ['мл', 'л'],
])

const counted = new Map<string, Forms>(Object.entries(countedUnits))

/** Of these there is no half. */
const indivisible = new Set(['щепотка', 'веточка', 'лист', 'стебель', 'ломтик'])

/** An amount scaled to servings; undefined where it is to taste. */
export function measure({ value, unit, grams }: Amount, { servings, of }: Scale): Measure | undefined {
  if (value === null) return undefined
  const scale = fraction(servings, of)
  return {
    value: multiply(fromNumber(value), scale),
    unit,
    // Something that weighs nothing has not been weighed.
    ...(grams && { grams: multiply(fromNumber(grams), scale) }),
  }
}

function inSmallest({ value, unit }: Measure): Measure {
  const family = families.get(unit)
  return family ? { value: multiply(value, family.size), unit: family.unit } : { value, unit }
}

/**
 * Adds amounts of one ingredient up: one part for each family, in a fixed order, in its smallest unit. Spoons join grams
 * where their weight is known, else millilitres, where there are any to join.
 */
export function sum(measures: Measure[]): Measure[] {
  const smallest = measures.map((one) => ({ ...inSmallest(one), grams: one.grams }))
  const has = (wanted: string) => smallest.some(({ unit }) => unit === wanted)
  const [hasGrams, hasMillilitres] = [has('г'), has('мл')]
  const totals = new Map<string, Fraction>()
  for (const { value, unit, grams } of smallest) {
    const joined =
      unit !== SPOON
        ? { value, unit }
        : hasGrams && grams
          ? { value: grams, unit: 'г' }
          : hasMillilitres
            ? { value: multiply(value, ML_IN_A_SPOON), unit: 'мл' }
            : { value, unit }
    totals.set(joined.unit, add(totals.get(joined.unit) ?? zero, joined.value))
  }
  return [...totals].map(([unit, value]) => ({ value, unit })).sort((a, b) => inOrder(a.unit, b.unit))
}

/** Pieces first, weights last: '2 шт + 100 г'. */
const order = ['шт', '', SPOON, 'мл', 'г']
const placeOf = (unit: string) => (order.includes(unit) ? order.indexOf(unit) : 1)
const inOrder = (a: string, b: string) => placeOf(a) - placeOf(b) || (a < b ? -1 : 1)

/** '900 г', '1,5 кг', '½ шт', '2 шт + 100 г': at most three significant digits, things that are counted rounded up. */
export const formatSum = (parts: Measure[]) => parts.map(format).join(' + ')

/** An amount in words. Units grow and shrink: 1500 г is '1,5 кг', 0,25 л is '250 мл'. */
export function format(amount: Measure): string {
  const { value, unit } = inSmallest(amount)
  const above = larger.get(unit)
  if (above) {
    const isMany = compare(rounded(value).value, fraction(1000)) >= 0
    return isMany ? inDecimals(divide(value, fraction(1000)), above) : inDecimals(value, unit)
  }
  if (unit === SPOON) return inSpoons(value)
  return counted.has(unit) ? inPieces(value, unit) : inDecimals(value, unit)
}

/** Three significant digits and two decimals at most, and never nothing at all. */
function rounded(value: Fraction): { value: Fraction; decimals: number } {
  const digits = String(floor(value)).length
  const decimals = compare(value, fraction(1)) < 0 ? 2 : 3 - digits
  const scale = decimals < 0 ? fraction(1, 10n ** BigInt(-decimals)) : fraction(10n ** BigInt(decimals))
  const scaled = round(multiply(value, scale))
  return { value: divide(fraction(scaled > 0n ? scaled : 1n), scale), decimals: Math.max(0, decimals) }
}

function inDecimals(amount: Fraction, unit: string): string {
  const { value, decimals } = rounded(amount)
  const digits = String(floor(multiply(value, fraction(10n ** BigInt(decimals))))).padStart(decimals + 1, '0')
  const whole = digits.slice(0, digits.length - decimals)
  const rest = digits.slice(digits.length - decimals).replace(/0+$/, '')
  return withUnit(rest ? `${whole},${rest}` : whole, unit)
}

/** Spoons are told in table spoons as soon as they make one, the rest in tea spoons. */
function inSpoons(value: Fraction): string {
  const tableSpoons = divide(value, fraction(3))
  if (compare(tableSpoons, fraction(1)) < 0) return inPieces(value, SPOON)
  const isMany = compare(tableSpoons, fraction(10)) >= 0
  if (isMany || tableSpoons.d === 1n || tableSpoons.d === 2n) return inPieces(tableSpoons, 'ст. л.')
  const whole = floor(tableSpoons)
  const rest = fraction(ceil(multiply(subtract(value, fraction(whole * 3n)), fraction(2))), 2)
  if (compare(rest, fraction(3)) >= 0) return inPieces(fraction(whole + 1n), 'ст. л.')
  return `${inPieces(fraction(whole), 'ст. л.')} + ${inPieces(rest, SPOON)}`
}

/** Up to the next quarter below one, to the next half below ten, to the next whole above. */
function roundedUp(value: Fraction, unit: string): Fraction {
  const steps =
    indivisible.has(unit) || compare(value, fraction(10)) >= 0 ? 1 : compare(value, fraction(1)) < 0 ? 4 : 2
  return fraction(ceil(multiply(value, fraction(steps))), steps)
}

const glyphs = new Map([
  ['1/4', '¼'],
  ['1/2', '½'],
  ['3/4', '¾'],
])

function inPieces(amount: Fraction, unit: string): string {
  const forms: Forms = counted.get(unit) ?? [unit, unit, unit]
  const value = roundedUp(amount, unit)
  const whole = floor(value)
  const rest = subtract(value, fraction(whole))
  if (rest.n === 0n) return withUnit(String(whole), plural(Number(whole), ...forms))
  return withUnit(`${whole > 0n ? whole : ''}${glyphs.get(`${rest.n}/${rest.d}`)}`, forms[1])
}

const withUnit = (number: string, unit: string) => `${number} ${unit}`.replaceAll(' ', '\u00a0')

/**
 * The quantity of an ingredient for so many servings. For as many as the recipe is for, it is the recipe's own text; so it
 * is for what is to taste. An amount known by its text alone says which servings it is for.
 */
export function quantityFor({ quantity, amount }: Omit<Ingredient, 'title'>, scale: Scale): string {
  if (scale.servings === scale.of || amount?.value === null) return quantity
  const scaled = amount && measure(amount, scale)
  if (scaled) return format(scaled)
  return /\d/.test(quantity) ? messages.quantityFor(quantity, scale.of) : quantity
}

/** What is needed of a product, and in how many packs that is had. */
export type PackNeed = {
  /** In the smallest unit of the pack. */
  needed: Measure
  /** The same as recipes tell it, where that is in other units: '6 шт' of what is sold by weight. */
  told: Measure[]
  packs: number
  pack: Measure
  /** What will be left over; undefined for nothing, and where more may be needed than is known. */
  left: Measure | undefined
  /** Some of the amounts could not be told in the pack's unit: this is the least that is needed. */
  isLeast: boolean
}

/** The same ingredients with their quantities for so many servings; as they are where they cannot be scaled. */
export const inQuantities = (ingredients: Ingredient[], scale: Scale | undefined): Ingredient[] =>
  scale
    ? ingredients.map((ingredient) => ({ ...ingredient, quantity: quantityFor(ingredient, scale) }))
    : ingredients

/** All that is known of how much is needed of one ingredient. */
export type Needed = {
  measures: Measure[]
  /** There are amounts besides that are known by their text alone. */
  hasUnknown: boolean
}

/** Counts the packs for what is needed of a product. Undefined where none of it can be told in the pack's unit. */
export function packsFor({ measures, hasUnknown }: Needed, pack: Pack): PackNeed | undefined {
  const held = inSmallest({ value: fromNumber(pack.value), unit: pack.unit })
  const known = measures.flatMap((one) => inUnitOf(held.unit, one) ?? [])
  const exact = known.reduce(add, zero)
  if (exact.n === 0n) return undefined
  // Of what is told in pieces, as many are left as the words say.
  const value = counted.has(held.unit) ? roundedUp(exact, held.unit) : exact
  const packs = ceil(divide(value, held.value))
  const left = subtract(multiply(fraction(packs), held.value), value)
  const isLeast = hasUnknown || known.length < measures.length
  const parts = sum(measures)
  return {
    needed: { value, unit: held.unit },
    told: isLeast || (parts.length === 1 && parts[0]?.unit === held.unit) ? [] : parts,
    packs: Number(packs),
    pack: held,
    left: left.n === 0n || isLeast ? undefined : { value: left, unit: held.unit },
    isLeast,
  }
}

/** An amount in grams, millilitres or pieces; undefined where it cannot be told. */
function inUnitOf(unit: string, one: Measure): Fraction | undefined {
  const smallest = inSmallest(one)
  if (smallest.unit === unit) return smallest.value
  if (unit === 'г') return one.grams
  if (unit === 'мл' && smallest.unit === SPOON) return multiply(smallest.value, ML_IN_A_SPOON)
  return undefined
}
