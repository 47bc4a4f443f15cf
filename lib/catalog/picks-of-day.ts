import { isQuick, mixedByCategory } from '@/lib/recipes/quick-recipes'
import type { RecipeEntry } from '@/lib/recipes/recipe-index-api'

/** A number that looks random and is the same for the same text (FNV-1a). */
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index++)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193) >>> 0
  return hash
}

/**
 * Up to `count` quick recipes with pictures: others every day, the same all day long. `day` is an ISO date. Each category
 * comes once before any comes again.
 */
export function picksOfDay(entries: RecipeEntry[], day: string, count: number): RecipeEntry[] {
  const ranked = entries
    .filter((entry) => entry.name && isQuick(entry))
    .map((entry) => ({ entry, rank: hashOf(`${day} ${entry.id}`) }))
    .sort((one, other) => one.rank - other.rank)
  return mixedByCategory(ranked.map(({ entry }) => entry)).slice(0, count)
}
