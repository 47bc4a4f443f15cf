import * as v from 'valibot'

import { entriesOf } from '@/lib/api/answer'
import { added, cardFields } from '@/lib/api/card'
import { request } from '@/lib/api/request'

const entrySchema = v.object({
  id: cardFields.id,
  title: cardFields.title,
  time: added(v.string()),
  kcal: added(v.string()),
  ingredients: v.fallback(v.array(v.string()), []),
})

/** A recipe as the search knows it; `time` ('40 минут') and `kcal` ('330 ккал') are texts. */
export type RecipeEntry = v.InferOutput<typeof entrySchema>

/** Fetches all recipes in short, an added call (issue 3). Throws `ApiError`, `isMissing` where the API has no such call. */
export function fetchRecipeIndex(): Promise<RecipeEntry[]> {
  return request('recipes', (answer) => entriesOf(entrySchema, answer, 'the recipe index'))
}
