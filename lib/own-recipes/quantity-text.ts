import type { Amount } from '@/lib/quantities/amount-schema'
import { countedUnits, type Forms, homeUnits } from '@/lib/quantities/units'
import type { ReadIngredient } from '@/lib/recipe-import/ingredient-line'
import { ownRecipes as messages } from '@/lib/own-recipes/messages'
import type { TextAmount } from '@/lib/recipe-import/text-amounts'
import { formatDecimal } from '@/lib/text/decimal'
import { plural } from '@/lib/text/plural'

const forms = new Map<string, Forms>(Object.entries({ ...countedUnits, ...homeUnits }))

/** Units that are converted, each with the unit that replaces it and its size in that unit. */
const converted = new Map([
  ['фунт', { unit: 'г', size: 454 }],
  ['унция', { unit: 'г', size: 28.35 }],
  ['жидкая унция', { unit: 'мл', size: 30 }],
  ['пинта', { unit: 'мл', size: 473 }],
  ['кварта', { unit: 'мл', size: 946 }],
  ['дюйм', { unit: 'см', size: 2.5 }],
  ['чашка', { unit: 'мл', size: 240 }],
  // The measuring cup of a multicooker.
  ['мультистакан', { unit: 'мл', size: 160 }],
  ['дес. л.', { unit: 'ч. л.', size: 2 }],
])

function convert(amount: TextAmount): TextAmount {
  const rule = converted.get(amount.unit)
  if (!rule) return amount
  const size = (value: number) => {
    const exact = value * rule.size
    // An eighth of an inch is not 0 cm.
    return Math.round(exact) || Math.ceil(exact * 10) / 10
  }
  return { unit: rule.unit, value: size(amount.value), ...(amount.to && { to: size(amount.to) }) }
}

/** An amount as it is stored. Of a range that is the end, so that enough is bought. */
export function storedAmount({ amount, grams }: ReadIngredient): Amount {
  if (!amount) return { value: null, unit: messages.toTaste, grams: undefined }
  const { value, to, unit } = convert(amount)
  return { value: to ?? value, unit, grams }
}

/** The text of an amount with its note: '1–2 зубчика', '½ пачки (90 г)', '50 г, натереть', «по вкусу». */
export function quantityText({ amount, grams, note }: ReadIngredient): string {
  if (!amount) return note || messages.toTaste
  const { value, to, unit } = convert(amount)
  const last = to ?? value
  const unitForms = forms.get(unit)
  const word = unitForms ? (Number.isInteger(last) ? plural(last, ...unitForms) : unitForms[1]) : unit
  const numbers = to ? `${numberText(value)}–${numberText(to)}` : numberText(value)
  const weight = grams ? ` (${numberText(grams)}\u00a0г)` : ''
  return `${numbers}\u00a0${word}${weight}${note && note.length <= MAX_NOTE ? `, ${note}` : ''}`
}

const MAX_NOTE = 40

const signs: [part: number, sign: string][] = [
  [0.5, '½'],
  [0.25, '¼'],
  [0.125, '⅛'],
  [0.75, '¾'],
  [0.333, '⅓'],
  [0.667, '⅔'],
]

function numberText(value: number): string {
  const whole = Math.floor(value)
  const sign = signs.find(([part]) => Math.abs(value - whole - part) < 0.002)?.[1]
  return sign && whole < 10 ? `${whole || ''}${sign}` : formatDecimal(value)
}
