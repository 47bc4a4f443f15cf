import * as v from 'valibot'

import { amountSchema, servingsSchema } from '@/lib/api/amount'
import { entriesOf, fieldOf } from '@/lib/api/answer'
import { added, cardFields, pictureField } from '@/lib/api/card'
import { ApiError, request } from '@/lib/api/request'

/** A recipe's card: `time` ('40 минут') and `kcal` ('733 ккал') are texts. */
export const recipeCardSchema = v.object({
  ...cardFields,
  time: v.string(),
  kcal: v.string(),
  categoryTitle: added(v.string()),
})
export type RecipeCard = v.InferOutput<typeof recipeCardSchema>

const recipeSchema = v.pipe(
  v.object({
    id: cardFields.id,
    name: v.string(),
    title: cardFields.title,
    picture: pictureField,
    ingredients: v.array(v.string()),
    quantity: v.array(v.string()),
    instructions: v.array(v.string()),
    video: v.fallback(v.string(), ''),
    time: added(v.string()),
    kcal: added(v.string()),
    servings: added(servingsSchema),
    amounts: added(v.array(added(amountSchema))),
  }),
  v.transform(({ ingredients, quantity, amounts, ...rest }) => ({
    ...rest,
    ingredients: ingredients.map((title, index) => ({
      title,
      quantity: quantity[index] ?? '',
      // Of another length, they cannot be told which ingredient each belongs to.
      ...(amounts?.length === ingredients.length && { amount: amounts[index] }),
    })),
  })),
)

/** A recipe as one cooks from it; each ingredient goes with its quantity as text and, where it is told, as a number. */
export type Recipe = v.InferOutput<typeof recipeSchema>
export type Ingredient = Recipe['ingredients'][number]

/** Fetches the cards of a category's recipes. Throws `ApiError`, `isMissing` for an unknown category. */
export function fetchRecipeCards(categoryId: string): Promise<RecipeCard[]> {
  const what = `recipes of "${categoryId}"`
  return request(`selected/${encodeURIComponent(categoryId)}`, (answer) =>
    entriesOf(recipeCardSchema, fieldOf(answer, categoryId, what), what),
  )
}

/** Fetches a recipe, normally one; for a category's id all of its recipes; never none. Throws `ApiError`. */
export function fetchRecipes(id: string): Promise<Recipe[]> {
  const what = `recipe "${id}"`
  return request(`selected/${encodeURIComponent(id)}/category`, (answer) => {
    const recipes = entriesOf(recipeSchema, fieldOf(answer, id, what), what)
    if (recipes.length === 0) throw new ApiError('status', `${what}: none in the answer`, 404)
    return recipes
  })
}
