import fc from 'fast-check'

import type { Amount } from '@/lib/quantities/amount-schema'
import { formatMeasure } from '@/lib/quantities/format'
import { fromNumber } from '@/lib/quantities/fraction'
import { measure, type Measure } from '@/lib/quantities/measure'

/** A measure as tests write it. */
export const measureOf = (value: number, unit: string, grams?: number): Measure => ({
  value: fromNumber(value),
  unit,
  ...(grams !== undefined && { grams: fromNumber(grams) }),
})

/** The text of measures: '900 г', '1,5 кг', '½ шт', '2 шт + 100 г'. */
export const formatMeasures = (measures: Measure[]) => measures.map(formatMeasure).join(' + ')

/** Text with plain blanks, as tests write it. */
export const plainBlanks = (text: string) => text.replaceAll('\u00a0', ' ')

/** Units as recipes and hostile answers give them. */
export const anyUnits = [
  'г',
  'кг',
  'мл',
  'л',
  'шт',
  'ст. л.',
  'ч. л.',
  'зубчик',
  'пучок',
  'щепотка',
  'жменя',
  '__proto__',
]

/** Positive values with two decimals. */
export const anyValue = fc.integer({ min: 1, max: 10_000_000 }).map((hundredths) => hundredths / 100)

export const anyAmount: fc.Arbitrary<Amount> = fc.record({
  value: anyValue,
  unit: fc.constantFrom(...anyUnits),
  grams: fc.option(anyValue, { nil: undefined }),
})

export const anyServings = fc.integer({ min: 1, max: 99 })

/** Scaled amounts of one ingredient. */
export const anyMeasures = fc.array(
  fc.tuple(anyAmount, anyServings, anyServings).map(([amount, servings, baseServings]) => {
    const scaled = measure(amount, { servings, baseServings })
    if (!scaled) throw new Error('An amount with a value has no measure.')
    return scaled
  }),
  { maxLength: 8 },
)
