import { inQuantities } from '@/lib/amount'
import type { Recipe } from '@/lib/api/recipes'
import { cooking as messages } from '@/lib/messages/cooking'
import type { Scale } from '@/lib/servings'

/** Cooking a recipe step by step: which step is shown, what it takes, how far one has come. Steps count from 1. */

/** How far the cooking of a recipe has come: the step, and the ingredients ticked, by their index. */
export type Progress = { id: string; step: number; ticked: number[] }

/** So many recipes are remembered, the latest ones. */
const MAX_RECIPES = 20

/** The step that an address or the memory asks for: the nearest there is, the first where it asks for none. */
export function stepWithin(asked: number | string, count: number): number {
  const step = Math.trunc(Number(asked))
  return Number.isNaN(step) ? 1 : Math.max(1, Math.min(count, step))
}

/** An ingredient with its index in the recipe. */
export type IndexedIngredient = { index: number; title: string; quantity: string }

/** All ingredients of a recipe, in the amounts for so many servings. */
export const allIngredients = ({ ingredients }: Recipe, scale: Scale | undefined): IndexedIngredient[] =>
  inQuantities(ingredients, scale).map(({ title, quantity }, index) => ({ index, title, quantity }))

/**
 * Those that a step takes; undefined where nobody knows. A number that other steps take their part of is said to be for
 * all of them.
 */
export function ingredientsOf(
  recipe: Recipe,
  step: number,
  scale: Scale | undefined,
): IndexedIngredient[] | undefined {
  const { uses } = recipe
  const own = uses?.[step - 1]
  const isShared = (index: number) => uses?.some((other) => other !== own && other.includes(index))
  return (
    own &&
    allIngredients(recipe, scale)
      .filter(({ index }) => own.includes(index))
      .map((one) =>
        isShared(one.index) && /\d/.test(one.quantity)
          ? { ...one, quantity: messages.inAll(one.quantity) }
          : one,
      )
  )
}

/** What is remembered of a recipe; its first step where that is nothing. */
export const progressOf = (all: Progress[], id: string): Progress =>
  all.find((one) => one.id === id) ?? { id, step: 1, ticked: [] }

/** The progress changed, as the latest; what says nothing is forgotten. */
export function withProgress(all: Progress[], changed: Progress): Progress[] {
  const others = all.filter(({ id }) => id !== changed.id)
  const isNothing = changed.step === 1 && changed.ticked.length === 0
  return isNothing ? others : [...others, changed].slice(-MAX_RECIPES)
}
