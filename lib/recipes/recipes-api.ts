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
    amounts: optionalField(v.array(optionalField(amountSchema))),
    uses: optionalField(v.array(v.array(v.pipe(v.number(), v.integer(), v.minValue(0))))),
  }),
  v.transform(({ ingredients, quantity, amounts, uses, ...rest }) => ({
    ...rest,
    // All or none: where one is out of range, the others cannot be trusted to mean these ingredients.
    ...(uses?.length === rest.instructions.length &&
      uses.flat().every((index) => index < ingredients.length) &&
      ingredients.every(Boolean) && {
        uses: uses.map((indexes) => [...new Set(indexes)]),
      }),
    ingredients: ingredients
      .map((title, index) => ({
        title,
        quantity: quantity[index] ?? '',
        // Of another length, they cannot be told which ingredient each belongs to.
        ...(amounts?.length === ingredients.length && { amount: amounts[index] }),
      }))
      .filter(({ title }) => title),
  })),
)

/**
 * A recipe as one cooks from it; each ingredient goes with its quantity as text and, where it is told, as a number. `uses`
 * has for each instruction the indexes of the ingredients it takes, where that is told.
 */
export type Recipe = v.InferOutput<typeof recipeSchema>
export type Ingredient = Recipe['ingredients'][number]

/**
 * Fetches the cards of a category's recipes; of very many, `onFirst` gets the first while the rest is on its way. Throws
 * `ApiError`, `isMissing` for an unknown category.
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
    // They are to be seen before the browser is busy with the rest.
    await new Promise<void>(whenIdle)
  }
  return fetchWithRetry(`selected/${encodeURIComponent(categoryId)}`, read, {
    // What cannot be read yet is read when all has come.
    onFirstPart: (beginning) => readFirst(beginning).catch(() => {}),
  })
}

/** Fetches a recipe, normally one; for a category's id all of its recipes; never none. Throws `ApiError`. */
export function fetchRecipes(id: string): Promise<Recipe[]> {
  const what = `recipe "${id}"`
  return fetchWithRetry(`selected/${encodeURIComponent(id)}/category`, async (answer) => {
    const recipes = await readEntries(recipeSchema, readField(answer, id, what), what)
    if (recipes.length === 0) throw new ApiError('status', `${what}: none in the answer`, 404)
    return recipes
  })
}
