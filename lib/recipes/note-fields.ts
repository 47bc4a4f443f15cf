import * as v from 'valibot'

import { amountSchema } from '@/lib/quantities/amount-schema'
import { ingredientField, optionalField, textField, titleField } from '@/lib/api/fields'

const counted = optionalField(v.pipe(v.number(), v.integer(), v.minValue(1)))
const texts = optionalField(v.array(titleField))
const grams = v.pipe(v.number(), v.minValue(0), v.maxValue(100_000))

/** What a recipe's own answer may say beyond its ingredients and steps; an invalid field is treated as absent. */
export const noteFields = {
  /** Minutes of the time that are work. */
  activeMinutes: counted,
  /** What happens in the time that is not work: 'ночь в холодильнике'. */
  waiting: optionalField(titleField),
  difficulty: optionalField(v.picklist(['easy', 'medium', 'hard'])),
  /** The weight of the finished dish. */
  yieldGrams: counted,
  /** Per serving, in kcal and grams. */
  nutrition: optionalField(v.object({ kcal: grams, protein: grams, fat: grams, carbs: grams })),
  doneness: optionalField(
    v.object({ celsius: v.number(), where: titleField, note: optionalField(titleField) }),
  ),
  storage: optionalField(
    v.object({
      roomDays: counted,
      fridgeDays: counted,
      freezerMonths: counted,
      text: optionalField(titleField),
    }),
  ),
  equipment: texts,
  tips: texts,
  substitutions: optionalField(
    v.array(
      v.object({
        ingredient: ingredientField,
        replacement: titleField,
        ratio: textField,
        effect: textField,
        /** The product of the shop that the replacement is, with its quantity in place of the ingredient's. */
        product: optionalField(
          v.object({ title: titleField, quantity: textField, amount: optionalField(amountSchema) }),
        ),
      }),
    ),
  ),
  variations: texts,
}

/** What a cook notes about a dish; each field may be missing. */
export type RecipeNotes = v.InferOutput<v.ObjectSchema<typeof noteFields, undefined>>
