import { MAX_SERVINGS, MIN_SERVINGS } from '@/lib/quantities/amount-schema'
import type { Scale } from '@/lib/quantities/measure'
import type { Recipe } from '@/lib/recipes/recipes-api'

/** Parses a typed number of servings: a whole number from 1 to 99; undefined for anything else. */
export function parseServings(text: string): number | undefined {
  const trimmed = text.trim()
  const servings = Number(trimmed)
  return /^\d+$/.test(trimmed) && servings >= MIN_SERVINGS && servings <= MAX_SERVINGS ? servings : undefined
}

/** The servings chosen for a recipe. */
type Choice = { id: string; servings: number }

/** Whether a recipe can be scaled: its servings and at least one amount are known. */
const isScalable = ({ servings, ingredients }: Recipe) =>
  servings !== undefined && ingredients.some(({ amount }) => amount?.value)

/** The scale of a recipe for the chosen servings; undefined if the recipe cannot be scaled. */
export function scaleOf(recipe: Recipe, choices: Choice[]): Scale | undefined {
  const baseServings = recipe.servings
  if (baseServings === undefined || !isScalable(recipe)) return undefined
  return { servings: choices.find(({ id }) => id === recipe.id)?.servings ?? baseServings, baseServings }
}
