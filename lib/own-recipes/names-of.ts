import { nameKey } from '@/lib/own-recipes/product-names-store'
import type { ReadRecipe } from '@/lib/recipe-import/read-recipe-text'

/** The names of the ingredients of recipes, each once, the most frequent first. */
export function namesOf(recipes: ReadRecipe[]): string[] {
  const counts = new Map<string, { name: string; count: number }>()
  const ingredients = recipes.flatMap(({ lines }) => lines).flatMap((line) => line.ingredients)
  for (const { name } of ingredients) {
    const known = counts.get(nameKey(name))
    if (known) known.count += 1
    else counts.set(nameKey(name), { name, count: 1 })
  }
  return [...counts.values()].sort((a, b) => b.count - a.count).map(({ name }) => name)
}
