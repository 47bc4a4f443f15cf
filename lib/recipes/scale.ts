import type { Recipe } from '@/lib/recipes/recipes-api'

/** How many servings a recipe can be for, and a visitor can ask for. */
export const MIN_SERVINGS = 1
export const MAX_SERVINGS = 99

/** Reads a typed number of servings: a whole number from 1 to 99; undefined for anything else. */
export function readServings(text: string): number | undefined {
  const trimmed = text.trim()
  const servings = Number(trimmed)
  return /^\d+$/.test(trimmed) && servings >= MIN_SERVINGS && servings <= MAX_SERVINGS ? servings : undefined
}

/** Amounts are told for `of` servings and wanted for `servings`. */
export type Scale = { servings: number; of: number }

/** The servings chosen for a recipe. */
type Choice = { id: string; servings: number }

/** Whether the amounts of a recipe can be scaled: it says how many they are for, and has some. */
export const isScalable = ({ servings, ingredients }: Recipe) =>
  servings !== undefined && ingredients.some(({ amount }) => amount?.value)

/** For how many a recipe is cooked; undefined where it cannot be scaled. */
export function scaleOf(recipe: Recipe, choices: Choice[]): Scale | undefined {
  const of = recipe.servings
  if (of === undefined || !isScalable(recipe)) return undefined
  return { servings: choices.find(({ id }) => id === recipe.id)?.servings ?? of, of }
}
