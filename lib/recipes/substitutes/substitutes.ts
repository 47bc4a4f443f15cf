import { countNutrition, type Food } from '@/lib/recipes/own/nutrition'
import type { Ingredient, Recipe } from '@/lib/recipes/recipes-api'

/** A recipe with products in place of some of its ingredients. */

/** The title of an ingredient, and that of the product in its place. */
export type Substitute = { ingredient: string; product: string }

/** The substitutes chosen for a recipe. */
export const chosenFor = (choices: { id: string; products: Substitute[] }[], recipeId: string) =>
  choices.find(({ id }) => id === recipeId)?.products ?? []

export type Foods = ReadonlyMap<string, Food>

/** What a recipe offers in place of an ingredient, by the ingredient's own title. */
export const substitutionsFor = ({ substitutions = [] }: Recipe, ingredient: string) =>
  substitutions.filter((one) => one.ingredient === ingredient)

/**
 * The recipe with these products, whatever it has now. What the recipe does not offer any more, and a product that it has
 * already, are left out. Kcal and nutrition are counted anew; without food tables they are unknown.
 */
export function withSubstitutes(recipe: Recipe, chosen: Substitute[], foods: Foods | undefined): Recipe {
  const original = recipe.original ?? recipe
  const ingredients = chosen.reduce((all, one) => withSubstitute(all, original, one), original.ingredients)
  if (ingredients === original.ingredients) return original
  const counted = foods && countNutrition(ingredients, original.servings, foods)
  const nutrition = counted?.isWhole ? counted.nutrition : undefined
  return {
    ...original,
    ingredients,
    kcal: nutrition && `${nutrition.kcal} ккал`,
    nutrition,
    ...(!nutrition && counted && { counted }),
    original,
  }
}

function withSubstitute(
  ingredients: Ingredient[],
  original: Recipe,
  { ingredient, product }: Substitute,
): Ingredient[] {
  const offer = substitutionsFor(original, ingredient).find((one) => one.product?.title === product)?.product
  const titles = ingredients.map(({ title }) => title)
  if (!offer || titles.includes(product) || !titles.includes(ingredient)) return ingredients
  return ingredients.map((one) => (one.title === ingredient ? { ...offer, insteadOf: ingredient } : one))
}

/** The products that a recipe has in place of ingredients. */
export const substitutesIn = ({ ingredients }: Pick<Recipe, 'ingredients'>): Substitute[] =>
  ingredients.flatMap(({ title, insteadOf }) =>
    insteadOf === undefined ? [] : [{ ingredient: insteadOf, product: title }],
  )

/** The allergens of the ingredients, as in the tags of recipes; undefined where those of an ingredient are unknown. */
export function allergensOf(ingredients: Ingredient[], foods: Foods): string[] | undefined {
  const known = ingredients.map(({ title }) => foods.get(title)?.contains)
  return known.every((contains) => contains !== undefined) ? [...new Set(known.flat())] : undefined
}
