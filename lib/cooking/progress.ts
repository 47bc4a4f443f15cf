/** Cooking a recipe step by step: which step is shown, how far one has come. Steps count from 1. */

/** How far the cooking of a recipe has come: the step, and the ingredients ticked, by their index. */
export type Progress = { id: string; step: number; ticked: number[] }

/** So many recipes are remembered, the latest ones. */
const MAX_RECIPES = 20

/** The step that an address or the memory asks for: the nearest there is, the first where it asks for none. */
export function clampStep(asked: number | string, count: number): number {
  const step = Math.trunc(Number(asked))
  return Number.isNaN(step) ? 1 : Math.max(1, Math.min(count, step))
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
