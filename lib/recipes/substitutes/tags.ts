import type { RecipeEntry } from '@/lib/recipes/recipe-index-api'
import type { Ingredient } from '@/lib/recipes/recipes-api'
import { allergensOf, type Foods } from '@/lib/recipes/substitutes/substitutes'

type Known = Pick<RecipeEntry, 'ingredients' | 'tags'>

const isDiet = (tag: string) => !tag.startsWith('contains-')

/**
 * Returns a function that finds the tags of other ingredients than a recipe's own: their allergens by the food tables, and
 * the diets of which each ingredient is in some known recipe. Undefined where an allergen is unknown.
 */
export function createTagger(known: Known[], foods: Foods | undefined) {
  const byDiet = new Map<string, Set<string>>()
  for (const { ingredients, tags = [] } of known)
    for (const diet of tags.filter(isDiet)) {
      const titles = byDiet.get(diet) ?? new Set()
      byDiet.set(diet, titles)
      for (const title of ingredients) titles.add(title)
    }
  return (ingredients: Ingredient[]): string[] | undefined => {
    const allergens = foods && allergensOf(ingredients, foods)
    if (!allergens) return undefined
    const diets = [...byDiet].filter(([, titles]) => ingredients.every(({ title }) => titles.has(title)))
    return [...diets.map(([diet]) => diet), ...allergens.map((allergen) => `contains-${allergen}`)]
  }
}
