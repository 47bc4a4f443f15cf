import * as v from 'valibot'

import { optionalField, textField } from '@/lib/api/fields'
import type { Meal } from '@/lib/plan/meal'
import { limitServings } from '@/lib/quantities/amount-schema'

/** Who eats what is planned. */

export const nutrients = ['kcal', 'protein', 'fat', 'carbs'] as const
export type Nutrient = (typeof nutrients)[number]

/** The default portion of a child, in servings. */
export const CHILD_PORTION = 0.6
export const MIN_PORTION = 0.1
export const MAX_PORTION = 5
/** Maximum of a goal for a day. */
export const MAX_GOAL = 20_000
export const MAX_NAME_LENGTH = 40

const amount = optionalField(v.pipe(v.number(), v.minValue(0), v.maxValue(MAX_GOAL)))
const span = v.object({ min: amount, max: amount })

const goals = v.object({
  kcal: optionalField(span),
  protein: optionalField(span),
  fat: optionalField(span),
  carbs: optionalField(span),
})

export const eaterSchema = v.object({
  id: v.pipe(v.string(), v.minLength(1), v.maxLength(MAX_NAME_LENGTH)),
  name: v.fallback(
    v.pipe(
      textField,
      v.transform((name) => name.slice(0, MAX_NAME_LENGTH)),
    ),
    '',
  ),
  portion: v.fallback(v.pipe(v.number(), v.minValue(MIN_PORTION), v.maxValue(MAX_PORTION)), 1),
  goals: optionalField(goals),
})

/**
 * A person. `name` may be empty; `portion`: 1 is a serving of a recipe; `goals`: minimum and maximum for a day, in kcal or
 * grams.
 */
export type Eater = v.InferOutput<typeof eaterSchema>

/** A goal of a person: minimum and maximum for a day. One of the two may be missing. */
export type GoalSpan = v.InferOutput<typeof span>

/** Whether a person eats less than a serving. */
export const isChild = ({ portion }: Pick<Eater, 'portion'>) => portion < 1

const seats = (kind: 'adult' | 'child', count: number): Eater[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `${kind} ${index + 1}`,
    name: '',
    portion: kind === 'child' ? CHILD_PORTION : 1,
  }))

/** This many adults and children, without names. */
export const unnamedEaters = (adults: number, children: number): Eater[] => [
  ...seats('adult', adults),
  ...seats('child', children),
]

/** Whether everybody eats all of these meals. */
export const isForAll = (meals: Pick<Meal, 'eaters'>[]) => meals.every(({ eaters }) => !eaters)

/** Who of these people eats a meal: all, unless it names some who are still there. */
export function eatersOf({ eaters: ids }: Pick<Meal, 'eaters'>, eaters: Eater[]): Eater[] {
  const named = eaters.filter(({ id }) => ids?.includes(id))
  return named.length > 0 ? named : eaters
}

/** The servings to cook: all portions together, rounded up, within the limits. */
export const servingsFor = (eaters: Pick<Eater, 'portion'>[]) =>
  limitServings(Math.ceil(eaters.reduce((sum, { portion }) => sum + portion, 0) - 1e-9))
