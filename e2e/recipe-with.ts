import type { APIRequestContext } from 'playwright/test'

import { type Catalogue, getFromApi, type Recipe } from './api'

/** What a test needs of a recipe. */
export type Shape = {
  /** The least number of steps. */
  steps?: number
  /** Whether one of its steps says how long it takes. */
  timer?: boolean
}

/** How the texts of recipes state durations that a kitchen timer can count. */
const duration = /\d+ (минут|час)/

/** All recipes of the API under test, in full. */
export async function readRecipes(request: APIRequestContext, site: string, { categories }: Catalogue) {
  const recipes: Recipe[] = []
  for (const { id } of categories) {
    const answer = (await getFromApi(request, site, `selected/${id}/category`)) as Record<string, Recipe[]>
    recipes.push(...(answer[id] ?? []))
  }
  return recipes
}

/** The first recipe of that shape; undefined if there is none. */
export function findRecipe(recipes: Recipe[], { steps = 0, timer }: Shape) {
  const hasTimer = ({ instructions }: Recipe) => instructions.some((text) => duration.test(text))
  return recipes.find(
    (recipe) => recipe.instructions.length >= steps && (timer === undefined || hasTimer(recipe) === timer),
  )
}
