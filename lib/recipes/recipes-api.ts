import * as v from 'valibot'

import { amountSchema, servingsSchema } from '@/lib/quantities/amount-schema'
import { readEntries, readField } from '@/lib/api/answer'
import {
  optionalField,
  addressField,
  cardFields,
  ingredientField,
  pictureField,
  tagsField,
  textField,
} from '@/lib/api/fields'
import { ApiError, fetchWithRetry } from '@/lib/api/fetch-json'
import { parseTruncatedJson } from '@/lib/api/truncated-json'
import { whenIdle } from '@/lib/browser/idle'
import type { CountedNutrition } from '@/lib/recipes/own/nutrition'
import { noteFields } from '@/lib/recipes/note-fields'

/** A recipe's card: `time` ('40 минут') and `kcal` ('733 ккал') are texts. */
export const recipeCardSchema = v.object({
  ...cardFields,
  time: textField,
  kcal: textField,
  categoryTitle: optionalField(textField),
  tags: tagsField,
})
export type RecipeCard = v.InferOutput<typeof recipeCardSchema>

const recipeSchema = v.pipe(
  v.object({
    id: cardFields.id,
    name: cardFields.name,
    title: cardFields.title,
    picture: pictureField,
    ingredients: v.array(ingredientField),
    quantity: v.array(textField),
    instructions: v.array(textField),
    video: v.fallback(addressField, ''),
    time: optionalField(textField),
    kcal: optionalField(textField),
    servings: optionalField(servingsSchema),
    keepsDays: optionalField(v.pipe(v.number(), v.integer(), v.minValue(1))),
    amounts: optionalField(v.array(optionalField(amountSchema))),
    uses: optionalField(v.array(v.array(v.pipe(v.number(), v.integer(), v.minValue(0))))),
    ...noteFields,
  }),
  v.transform(({ ingredients, quantity, amounts, uses, ...rest }) => ({
    ...rest,
    // All or none: an index out of range means that the others may refer to other ingredients, too.
    ...(uses?.length === rest.instructions.length &&
      uses.flat().every((index) => index < ingredients.length) &&
      ingredients.every(Boolean) && {
        uses: uses.map((indexes) => [...new Set(indexes)]),
      }),
    ingredients: ingredients
      .map((title, index) => ({
        title,
        quantity: quantity[index] ?? '',
        // Amounts of another length cannot be assigned to ingredients.
        ...(amounts?.length === ingredients.length && { amount: amounts[index] }),
      }))
      .filter(({ title }) => title),
  })),
)

/**
 * A full recipe. `kcal` and `nutrition` are for one serving. Each ingredient has its quantity as a text and, if the API sends
 * it, as an `amount`. `uses` lists for each instruction the indexes of the ingredients that it uses, if the API sends them.
 * `keepsDays`: how long the dish keeps in a refrigerator. Notes come only with the answer for the recipe's own id. `counted`
 * is of own recipes and of those with substitutes: their nutrition as far as it could be counted. A recipe with substitutes
 * has the `original`, whose ingredients are in the same order. `written` is of own recipes: what else their author noted.
 */
export type Recipe = Omit<v.InferOutput<typeof recipeSchema>, 'ingredients'> & {
  ingredients: Ingredient[]
  counted?: CountedNutrition
  original?: Recipe
  written?: Written
}
export type Written = {
  tags: string[]
  source?: string
  notes?: string
  /** The part of the dish that each ingredient is for, «Для соуса»; none in a recipe without parts. */
  groups?: (string | undefined)[]
}

/** `insteadOf`: the title of the ingredient in whose place a product stands. */
export type Ingredient = v.InferOutput<typeof recipeSchema>['ingredients'][number] & { insteadOf?: string }

/**
 * Fetches the recipe cards of a category. For a large response, `onFirst` receives the first cards while the rest is loading.
 * Throws `ApiError`, with `isMissing` for an unknown category.
 */
export function fetchRecipeCards(
  categoryId: string,
  onFirst: (cards: RecipeCard[]) => void = () => {},
): Promise<RecipeCard[]> {
  const what = `recipes of "${categoryId}"`
  const read = (answer: unknown) => readEntries(recipeCardSchema, readField(answer, categoryId, what), what)
  const readFirst = async (beginning: string) => {
    const cards = await read(parseTruncatedJson(beginning))
    if (cards.length === 0) return
    onFirst(cards)
    // Paints the first cards before the main thread is busy with the rest.
    await new Promise<void>(whenIdle)
  }
  return fetchWithRetry(`selected/${encodeURIComponent(categoryId)}`, read, {
    // A beginning that does not parse is parsed with the complete response.
    onFirstPart: (beginning) => readFirst(beginning).catch(() => {}),
  })
}

/** The requests that callers of the same task have started, by id: several hooks of a screen may ask for the same recipe. */
const started = new Map<string, Promise<Recipe[]>>()

/** Fetches the recipe with this id, or all recipes of the category with this id; at least one. Throws `ApiError`. */
export function fetchRecipes(id: string): Promise<Recipe[]> {
  const request = started.get(id) ?? requestRecipes(id)
  started.set(id, request)
  queueMicrotask(() => started.delete(id))
  return request
}

function requestRecipes(id: string): Promise<Recipe[]> {
  const what = `recipe "${id}"`
  return fetchWithRetry(`selected/${encodeURIComponent(id)}/category`, async (answer) => {
    const recipes = await readEntries(recipeSchema, readField(answer, id, what), what)
    if (recipes.length === 0) throw new ApiError('status', `${what}: none in the answer`, 404)
    return recipes
  })
}
