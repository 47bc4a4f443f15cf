import { QUICK_MINUTES } from '@/lib/catalog/quick-choices'
import type { RecipeEntry } from '@/lib/recipes/recipe-index-api'
import { minutesOf } from '@/lib/recipes/recipe-facts'

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
  const seen = new Map<string | undefined, number>()
  return entries
    .filter(({ name, time }) => name && (minutesOf(time) ?? Infinity) <= QUICK_MINUTES)
    .map((entry) => ({ entry, rank: hashOf(`${day} ${entry.id}`) }))
    .sort((one, other) => one.rank - other.rank)
    .map(({ entry }) => {
      const turn = seen.get(entry.categoryId) ?? 0
      seen.set(entry.categoryId, turn + 1)
      return { entry, turn }
    })
    .sort((one, other) => one.turn - other.turn)
    .slice(0, count)
    .map(({ entry }) => entry)
}
