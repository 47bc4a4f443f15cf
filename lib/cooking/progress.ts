/** Progress through the steps of a recipe. Steps count from 1. */

/** The current step of a recipe and the indexes of its ticked ingredients. */
export type Progress = { id: string; step: number; ticked: number[] }

/** Maximum number of recipes with stored progress; the oldest is dropped. */
const MAX_RECIPES = 20

/** Clamps a requested step to 1…count; 1 for a text that is no number. */
export function clampStep(asked: number | string, count: number): number {
  const step = Math.trunc(Number(asked))
  return Number.isNaN(step) ? 1 : Math.max(1, Math.min(count, step))
}

/** The stored progress of a recipe, by default its first step. */
export const progressOf = (all: Progress[], id: string): Progress =>
  all.find((one) => one.id === id) ?? { id, step: 1, ticked: [] }

/** Puts a progress last; drops one that equals the initial state. */
export function withProgress(all: Progress[], changed: Progress): Progress[] {
  const others = all.filter(({ id }) => id !== changed.id)
  const isNothing = changed.step === 1 && changed.ticked.length === 0
  return isNothing ? others : [...others, changed].slice(-MAX_RECIPES)
}
