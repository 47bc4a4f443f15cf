import * as v from 'valibot'

import { ingredientField, optionalField, textField, titleField } from '@/lib/api/fields'
import { amountSchema, servingsSchema } from '@/lib/quantities/amount-schema'
import { listKey } from '@/lib/storage/shapes'
import type { CountedNutrition } from '@/lib/recipes/own/nutrition'
import { formatMinutes } from '@/lib/recipes/card-numbers'
import type { Recipe } from '@/lib/recipes/recipes-api'

/** The recipes that the visitor has written or imported, as they are stored, and as a recipe of the catalogue. */

/** The most that a recipe may have: only a faulty import has more. */
export const MAX_INGREDIENTS = 200
export const MAX_STEPS = 200

const minutes = optionalField(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100_000)))
const id = v.pipe(v.string(), v.regex(/^own\.[a-z0-9]{1,40}$/))

const ownIngredientSchema = v.object({
  /** The line as it was written. */
  line: textField,
  title: titleField,
  /** The amount as a text, '1–2 зубчика'. */
  quantity: textField,
  amount: optionalField(amountSchema),
  /** The part of the recipe that it is for, «Для соуса». */
  group: optionalField(ingredientField),
})
export type OwnIngredient = v.InferOutput<typeof ownIngredientSchema>

const ownRecipeSchema = v.object({
  id,
  title: titleField,
  servings: optionalField(servingsSchema),
  activeMinutes: minutes,
  totalMinutes: minutes,
  ingredients: v.pipe(v.array(ownIngredientSchema), v.maxLength(MAX_INGREDIENTS)),
  steps: v.pipe(v.array(textField), v.maxLength(MAX_STEPS)),
  tags: v.fallback(v.array(titleField), []),
  source: optionalField(titleField),
  notes: optionalField(titleField),
  hasPhoto: optionalField(v.boolean()),
  /** Milliseconds since 1970. */
  editedAt: v.pipe(v.number(), v.finite()),
})
export type OwnRecipe = v.InferOutput<typeof ownRecipeSchema>

export const storedOwnRecipes = listKey('ownRecipes', ownRecipeSchema, (recipe) => recipe.id)

/**
 * An own recipe as the screens of recipes show it. `photo` is a data URL. What was counted in part only is not shown as the
 * nutrition of the recipe.
 */
export function toRecipe(own: OwnRecipe, photo: string | undefined, counted?: CountedNutrition): Recipe {
  const nutrition = counted?.isWhole ? counted.nutrition : undefined
  return {
    id: own.id,
    name: PLACEHOLDER,
    title: own.title,
    picture: photo ? { webp: photo } : undefined,
    ingredients: own.ingredients.map(({ title, quantity, amount }) => ({ title, quantity, amount })),
    instructions: own.steps,
    video: '',
    time: own.totalMinutes === undefined ? undefined : formatMinutes(own.totalMinutes),
    kcal: nutrition && `${nutrition.kcal} ккал`,
    servings: own.servings,
    activeMinutes: own.activeMinutes,
    nutrition,
    counted,
    tips: own.notes ? own.notes.split('\n').filter(Boolean) : undefined,
    written: {
      tags: own.tags,
      source: own.source,
      notes: own.notes,
      groups: own.ingredients.some(({ group }) => group)
        ? own.ingredients.map(({ group }) => group)
        : undefined,
    },
  }
}

/** The picture of a recipe without a photo. */
export const PLACEHOLDER = 'images/placeholder.svg'
