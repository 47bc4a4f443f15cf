import type { Catalogue } from './api-types'

/**
 * Returns the catalogue with exactly `count` recipes, for load tests. Additional recipes are copies with a number in
 * their ids and titles ('borscht-copy-2', 'Борщ 2') and the pictures and film of the original.
 */
export function scaleCatalogue(catalogue: Catalogue, count: number): Catalogue {
  const rounds = Math.ceil(count / catalogue.recipes.length)
  const recipes = Array.from({ length: rounds }, (_, round) =>
    catalogue.recipes.map((recipe) =>
      round === 0
        ? recipe
        : { ...recipe, id: `${recipe.id}-copy-${round + 1}`, title: `${recipe.title} ${round + 1}` },
    ),
  )
  return { ...catalogue, recipes: recipes.flat().slice(0, count) }
}
