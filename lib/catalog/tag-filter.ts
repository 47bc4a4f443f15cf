import type { Allergen, Diet } from '@/lib/catalog/diets'

/**
 * Returns a function that says of a recipe's tags whether they suit the diet and have none of the allergens. A recipe without
 * tags may contain anything.
 */
export function createTagFilter(diet: Diet | undefined, free: Allergen[]) {
  const unwanted = free.map((allergen) => `contains-${allergen}`)
  return (tags: string[] | undefined): boolean => {
    if (!tags) return !diet && unwanted.length === 0
    return (!diet || tags.includes(diet)) && !unwanted.some((tag) => tags.includes(tag))
  }
}
