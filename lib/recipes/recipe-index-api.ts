import * as v from 'valibot'

import { readEntries } from '@/lib/api/answer'
import {
  addressField,
  optionalField,
  cardFields,
  ingredientField,
  pictureField,
  tagsField,
  textField,
} from '@/lib/api/fields'
import { fetchWithRetry } from '@/lib/api/fetch-json'
import { servingsSchema } from '@/lib/quantities/amount-schema'

const entrySchema = v.object({
  id: cardFields.id,
  title: cardFields.title,
  name: optionalField(addressField),
  picture: pictureField,
  categoryId: optionalField(cardFields.id),
  time: optionalField(textField),
  kcal: optionalField(textField),
  servings: optionalField(servingsSchema),
  ingredients: v.fallback(v.array(ingredientField), []),
  main: optionalField(v.array(v.number())),
  tags: tagsField,
  till: optionalField(v.pipe(v.number(), v.finite(), v.minValue(0))),
})

/**
 * An entry of the recipe index, for search and filters. `time` ('40 минут') and `kcal` ('330 ккал') are texts; `till` is in
 * rubles, for whole packs for all `servings`.
 */
export type RecipeEntry = v.InferOutput<typeof entrySchema>

/** Fetches the recipe index, a call that the spec does not have. Throws `ApiError`, with `isMissing` if the API lacks it. */
export function fetchRecipeIndex(): Promise<RecipeEntry[]> {
  return fetchWithRetry('recipes', (answer) => readEntries(entrySchema, answer, 'the recipe index'))
}
