import { countedUnits, type Forms } from '../../lib/quantities/units'

/** The forms of each unit. */
const unitForms = {
  г: ['г', 'г', 'г'],
  кг: ['кг', 'кг', 'кг'],
  мл: ['мл', 'мл', 'мл'],
  л: ['л', 'л', 'л'],
  ...countedUnits,
} as const satisfies Record<string, Forms>

export type Unit = keyof typeof unitForms
export type Amount = { value: number; unit: Unit } | { value: null; unit: typeof toTaste }

/** What a product is sold by. */
export type Pack = { value: number; unit: (typeof packUnits)[number] }

/** Grams in one of each counted unit (and in one millilitre) of a product. */
export type Weights = Partial<Record<Unit, number>>

const toTaste = 'по вкусу'
export const packUnits = ['г', 'кг', 'мл', 'л', 'шт'] as const

/** The units that mean a different weight for each product; a product says which in its `grams`. */
export const weighedUnits = (Object.keys(unitForms) as Unit[]).filter(
  (unit) => !['г', 'кг', 'л'].includes(unit),
)

const unitByForm = new Map(
  Object.entries<Forms>(unitForms).flatMap(([unit, forms]) => forms.map((form) => [form, unit as Unit])),
)

const plurals = new Intl.PluralRules('ru')

/** A number with its noun in the right form: `counted(1.5, ['час', 'часа', 'часов'])` is '1,5 часа'. */
export function formatCount(value: number, [one, few, many]: Forms): string {
  const category = plurals.select(value)
  const form = category === 'one' ? one : category === 'many' ? many : few
  return `${String(value).replace('.', ',')} ${form}`
}

/** The text of an amount: '600 г', '3 зубчика', '0,5 пучка', 'по вкусу'. */
export function formatAmount(amount: Amount): string {
  return amount.value === null ? amount.unit : formatCount(amount.value, unitForms[amount.unit])
}

/**
 * Reads '<number> <unit>' (decimal comma, the unit in its right form) or 'по вкусу', whose value is null.
 * Throws an Error that says how to write it when `formatAmount` would not give back the same text.
 */
export function parseAmount(text: string): Amount {
  if (text === toTaste) return { value: null, unit: toTaste }
  const [, number, form] = /^(\d+(?:,\d+)?) (.+)$/.exec(text) ?? []
  if (number === undefined || form === undefined) {
    throw new Error(`«${text}» is no amount: write '<number> <unit>' with a decimal comma, or '${toTaste}'`)
  }
  const unit = unitByForm.get(form)
  if (!unit) {
    throw new Error(`«${text}» has no known unit: the units are ${Object.keys(unitForms).join(', ')}`)
  }
  const amount = { value: Number(number.replace(',', '.')), unit }
  if (amount.value === 0) throw new Error(`«${text}» is nothing: an amount is more than 0, or '${toTaste}'`)
  const right = formatAmount(amount)
  if (right !== text) throw new Error(`«${text}» should be written «${right}»`)
  return amount
}

/**
 * Grams in an amount of a product with these weights, to a hundredth; 0 for 'по вкусу'.
 * Throws an Error when the product does not say what one such unit weighs.
 */
export function toGrams(amount: Amount, weights: Weights): number {
  if (amount.value === null) return 0
  const unit = { г: 1, кг: 1000, ...weights, л: weights.мл && weights.мл * 1000 }[amount.unit]
  if (unit === undefined) {
    throw new Error(
      `the product's grams do not say what one «${amount.unit === 'л' ? 'мл' : amount.unit}» weighs`,
    )
  }
  return Math.round(amount.value * unit * 100) / 100
}
