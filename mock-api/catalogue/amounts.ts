import { gramsPerUnit } from '../../lib/recipes/own/nutrition'
import { countedUnits, type Forms } from '../../lib/quantities/units'
import { formatDecimal } from '../../lib/text/decimal'

const unitForms = {
  г: ['г', 'г', 'г'],
  кг: ['кг', 'кг', 'кг'],
  мл: ['мл', 'мл', 'мл'],
  л: ['л', 'л', 'л'],
  ...countedUnits,
} as const satisfies Record<string, Forms>

type Unit = keyof typeof unitForms
export type Amount = { value: number; unit: Unit } | { value: null; unit: typeof toTaste }

/** The size of one pack of a product. */
export type Pack = { value: number; unit: (typeof packUnits)[number] }

/** Grams per unit of a product, for the units that do not measure weight ('шт', 'зубчик', 'мл', …). */
export type Weights = Partial<Record<Unit, number>>

const toTaste = 'по вкусу'
export const packUnits = ['г', 'кг', 'мл', 'л', 'шт'] as const

/** The units whose weight depends on the product, which lists it in `grams`. */
export const productUnits = (Object.keys(unitForms) as Unit[]).filter(
  (unit) => !['г', 'кг', 'л'].includes(unit),
)

const unitByForm = new Map(
  Object.entries<Forms>(unitForms).flatMap(([unit, forms]) => forms.map((form) => [form, unit as Unit])),
)

const plurals = new Intl.PluralRules('ru')

/** An amount as text: '600 г', '3 зубчика', '0,5 пучка', 'по вкусу'. */
export function formatAmount(amount: Amount): string {
  if (amount.value === null) return amount.unit
  const [one, few, many] = unitForms[amount.unit]
  const category = plurals.select(amount.value)
  const form = category === 'one' ? one : category === 'many' ? many : few
  return `${formatDecimal(amount.value)} ${form}`
}

/**
 * Parses '<number> <unit>' (decimal comma, the unit in the matching form) or 'по вкусу', whose value is null.
 * Throws an Error that states the expected spelling if `formatAmount` would return a different text.
 */
export function parseAmount(text: string): Amount {
  if (text === toTaste) return { value: null, unit: toTaste }
  const [, number, form] = /^(\d+(?:,\d+)?) (.+)$/.exec(text) ?? []
  if (number === undefined || form === undefined) {
    throw new Error(
      `«${text}» is not an amount: write '<number> <unit>' with a decimal comma, or '${toTaste}'`,
    )
  }
  const unit = unitByForm.get(form)
  if (!unit) {
    throw new Error(`«${text}» has an unknown unit: use one of ${Object.keys(unitForms).join(', ')}`)
  }
  const amount = { value: Number(number.replace(',', '.')), unit }
  if (amount.value === 0)
    throw new Error(`«${text}» is zero: write an amount greater than 0, or '${toTaste}'`)
  const expected = formatAmount(amount)
  if (expected !== text) throw new Error(`«${text}» should be written «${expected}»`)
  return amount
}

/**
 * The weight of an amount in grams, rounded to a hundredth; 0 for 'по вкусу'. `weights` are the product's.
 * Throws an Error if they lack the unit of the amount.
 */
export function toGrams(amount: Amount, weights: Weights): number {
  if (amount.value === null) return 0
  const grams = gramsPerUnit(amount.unit, weights)
  if (grams === undefined) {
    const missing = amount.unit === 'л' ? 'мл' : amount.unit
    throw new Error(`the product's \`grams\` has no entry for «${missing}»`)
  }
  return Math.round(amount.value * grams * 100) / 100
}
