import * as v from 'valibot'
import { amount } from './amount-field'
import { countingNumber, line, nonEmptyArray, pickDefined } from './field-rules'

const difficulties = ['easy', 'medium', 'hard'] as const

/**
 * What a cook knows about a dish beyond its steps. All fields are optional. Only the response for a single recipe has them,
 * unchanged but for the products of substitutions.
 */
export const noteFields = {
  /** Minutes of work at the board or the stove, a part of `minutes`. */
  activeMinutes: v.optional(countingNumber),
  /** What the long rest of the time is for: 'ночь в холодильнике'. */
  waiting: v.optional(line),
  difficulty: v.optional(v.picklist(difficulties)),
  /** The weight of the finished dish. */
  yieldGrams: v.optional(countingNumber),
  /** The core temperature at which the dish is done. */
  doneness: v.optional(
    v.strictObject({
      celsius: v.pipe(
        v.number(),
        v.minValue(40, 'must be at least 40'),
        v.maxValue(100, 'must be at most 100'),
      ),
      where: line,
      note: v.optional(line),
    }),
  ),
  storage: v.optional(
    v.strictObject({
      roomDays: v.optional(countingNumber),
      fridgeDays: v.optional(countingNumber),
      freezerMonths: v.optional(countingNumber),
      text: v.optional(line),
    }),
  ),
  equipment: v.optional(nonEmptyArray(line)),
  tips: v.optional(nonEmptyArray(line)),
  substitutions: v.optional(
    nonEmptyArray(
      v.strictObject({
        ingredient: line,
        replacement: line,
        /** The product of the shop that the replacement is; without one it is only text. */
        product: v.optional(line),
        /** How much of the product replaces all of the ingredient, if the ratio does not say so. */
        amount: v.optional(amount),
        ratio: line,
        effect: line,
      }),
    ),
  ),
  variations: v.optional(nonEmptyArray(line)),
}

type NoteField = keyof typeof noteFields

/** The notes of a recipe, without the fields that it lacks. */
export const notesOf = <T extends Partial<Record<NoteField, unknown>>>(recipe: T): Pick<T, NoteField> =>
  pickDefined(recipe, Object.keys(noteFields) as NoteField[])

/** The recipe as the lists return it. */
export function withoutNotes<T extends object>(recipe: T): Omit<T, NoteField> {
  const others = Object.entries(recipe).filter(([name]) => !(name in noteFields))
  return Object.fromEntries(others) as Omit<T, NoteField>
}
