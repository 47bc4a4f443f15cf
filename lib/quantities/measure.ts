import type { Amount, Pack } from '@/lib/quantities/amount-schema'
import { add, type Fraction, fraction, fromNumber, multiply, zero } from '@/lib/quantities/fraction'

/** Amounts are given for `baseServings` and wanted for `servings`. */
export type Scale = { servings: number; baseServings: number }

/** An amount as exact numbers. `grams` is the weight of all of it, where that is known. */
export type Measure = { value: Fraction; unit: string; grams?: Fraction }

export const TEASPOON = 'ч. л.'
export const TABLESPOON = 'ст. л.'
const ML_PER_TEASPOON = fraction(5)

/** Units that convert into a smaller one, with its size in that unit. Any other unit only adds up with itself. */
const baseUnits = new Map<string, { unit: string; size: Fraction }>([
  ['г', { unit: 'г', size: fraction(1) }],
  ['кг', { unit: 'г', size: fraction(1000) }],
  ['мл', { unit: 'мл', size: fraction(1) }],
  ['л', { unit: 'мл', size: fraction(1000) }],
  [TEASPOON, { unit: TEASPOON, size: fraction(1) }],
  [TABLESPOON, { unit: TEASPOON, size: fraction(3) }],
])

/** Scales an amount to the servings; undefined for an amount to taste. */
export function measure({ value, unit, grams }: Amount, scale: Scale): Measure | undefined {
  if (value === null) return undefined
  const factor = fraction(scale.servings, scale.baseServings)
  return {
    value: multiply(fromNumber(value), factor),
    unit,
    // A weight of 0 means that nobody has weighed it.
    ...(grams && { grams: multiply(fromNumber(grams), factor) }),
  }
}

/** The same amount in the smallest unit of its kind: kilograms become grams, table spoons become tea spoons. */
export function toBaseUnit({ value, unit }: Measure): Measure {
  const base = baseUnits.get(unit)
  return base ? { value: multiply(value, base.size), unit: base.unit } : { value, unit }
}

/** The content of one pack in its base unit. */
export const packSize = ({ value, unit }: Pack): Measure => toBaseUnit({ value: fromNumber(value), unit })

/**
 * Adds up measures of one ingredient: one measure per base unit, pieces first, weight last. Spoons are converted to grams
 * where their weight is known, else to millilitres, if any of the measures is in that unit.
 */
export function addMeasures(measures: Measure[]): Measure[] {
  const based = measures.map((one) => ({ ...toBaseUnit(one), grams: one.grams }))
  const has = (wanted: string) => based.some(({ unit }) => unit === wanted)
  const [hasGrams, hasMillilitres] = [has('г'), has('мл')]
  const totals = new Map<string, Fraction>()
  for (const one of based) {
    const { unit, value } = convertSpoons(one, { hasGrams, hasMillilitres })
    totals.set(unit, add(totals.get(unit) ?? zero, value))
  }
  return [...totals].map(([unit, value]) => ({ value, unit })).sort((a, b) => compareUnits(a.unit, b.unit))
}

function convertSpoons(
  { value, unit, grams }: Measure,
  { hasGrams, hasMillilitres }: { hasGrams: boolean; hasMillilitres: boolean },
): Measure {
  if (unit !== TEASPOON) return { value, unit }
  if (hasGrams && grams) return { value: grams, unit: 'г' }
  if (hasMillilitres) return { value: multiply(value, ML_PER_TEASPOON), unit: 'мл' }
  return { value, unit }
}

/** '' stands for all other units. */
const unitOrder = ['шт', '', TEASPOON, 'мл', 'г']
const rankOf = (unit: string) => (unitOrder.includes(unit) ? unitOrder.indexOf(unit) : 1)
const compareUnits = (a: string, b: string) => rankOf(a) - rankOf(b) || (a < b ? -1 : 1)

/** The value of a measure in grams, millilitres or another base unit; undefined where it cannot be converted. */
export function valueIn(unit: string, measure: Measure): Fraction | undefined {
  const based = toBaseUnit(measure)
  if (based.unit === unit) return based.value
  if (unit === 'г') return measure.grams
  if (unit === 'мл' && based.unit === TEASPOON) return multiply(based.value, ML_PER_TEASPOON)
  return undefined
}
