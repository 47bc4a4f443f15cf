import { formatQuantity } from '@/lib/quantities/format'
import { ceil, fraction, fromNumber, multiply } from '@/lib/quantities/fraction'
import type { Scale } from '@/lib/quantities/measure'
import type { Forms } from '@/lib/quantities/units'
import { plural } from '@/lib/text/plural'

const eggs: readonly Forms[] = [
  ['яйцо', 'яйца', 'яиц'],
  ['желток', 'желтка', 'желтков'],
  ['белок', 'белка', 'белков'],
]

/**
 * '100 мл', '1,5 кг', '2 ст. л.', '2 яйца'. Not what an amount is cut or divided into ('по 80 г'), nor what something holds or
 * is mixed for ('на 3 л'), nor an end of a range.
 */
const AMOUNT = new RegExp(
  String.raw`(?<!(?:^|[^а-яё])(?:по|на)[\s ]|[\d,–-])(\d{1,5}(?:,\d{1,3})?)[\s ](г|кг|мл|л|ст\. ?л\.|ч\. ?л\.|${eggs.flat().join('|')})(?![а-яё])`,
  'gu',
)

/** The steps of a recipe with their amounts for the wanted servings; unchanged for its own servings or without a scale. */
export function scaleSteps(instructions: string[], scale: Scale | undefined): string[] {
  if (!scale || scale.servings === scale.baseServings) return instructions
  return instructions.map((text) =>
    text.replace(AMOUNT, (quantity: string, digits: string, unit: string) => {
      const value = Number(digits.replace(',', '.'))
      const forms = eggs.find((some) => some.includes(unit))
      if (!forms)
        return formatQuantity(
          { quantity, amount: { value, unit: unit.replace(/\. ?/, '. '), grams: undefined } },
          scale,
        )
      const count = Number(ceil(multiply(fromNumber(value), fraction(scale.servings, scale.baseServings))))
      return `${count}\u00a0${plural(count, ...forms)}`
    }),
  )
}
