import type { Catalogue, RecipeDetail } from '../mock-api/catalogue/api-types'
import { loadCatalogue } from '../mock-api/catalogue/catalogue'
import { checkSource, readSourceFiles } from '../mock-api/catalogue/source'
import { stepMinutes } from '../mock-api/catalogue/step-minutes'
import type { FilmRecipe } from './film-recipe'
import pieces from './pieces.json'
import { type Place } from './staging'
import { placeholderPath } from './urls'

/** What the vessel of a dish is drawn as; any other one is a plate. */
const servingByVessel: Record<string, Place> = {
  bowl: 'bowl',
  pan: 'pan',
  pot: 'pot',
  board: 'board',
  'baking-dish': 'tray',
  glass: 'glass',
  cup: 'glass',
  jar: 'glass',
}

type Pieces = Pick<FilmRecipe['ingredients'][number], 'content' | 'cut' | 'cooked' | 'packed'>

/**
 * The pictures of a product's pieces, by their kinds, which `npm run pictures -- pieces` has written. What only was cut of a
 * packed product, such as pasta, is what is in the pack.
 */
function piecesOf(productId: string): Pieces {
  const kinds = (pieces as Record<string, string[]>)[productId] ?? []
  const pictures: Pieces = Object.fromEntries(
    kinds
      .filter((kind) => kind !== 'packed')
      .map((kind) => [kind, `images/products/${productId}-${kind}.webp`]),
  )
  if (!kinds.includes('packed')) return pictures
  const { cut, content = cut, cooked } = pictures
  return { packed: true, ...(content && { content }), ...(cooked && { cooked }) }
}

/** Returns the recipes with what a film needs beyond the API: product pictures, minutes of steps, the dish's colour. */
export function filmRecipes(
  catalogue: Catalogue = loadCatalogue(),
): (FilmRecipe & { detail: RecipeDetail })[] {
  const films = new Map(
    checkSource(readSourceFiles()).categories.flatMap(({ recipes }) =>
      recipes.map(({ id, film }) => [id, film] as const),
    ),
  )
  const images = new Map(
    catalogue.products.map(({ id, title, image }) => [title, { image, ...piecesOf(id) }]),
  )
  return catalogue.recipes.map((detail) => {
    const { id, title, time, kcal, servings, ingredients, quantity, amounts, instructions, uses } = detail
    const film = films.get(id)
    return {
      detail,
      title,
      time,
      kcal,
      servings,
      ingredients: ingredients.map((ingredient, index) => ({
        title: ingredient,
        quantity: quantity[index] ?? '',
        unit: amounts[index]?.unit ?? '',
        ...(images.get(ingredient) ?? { image: placeholderPath }),
      })),
      steps: instructions.map((text, index) => ({
        text,
        uses: uses[index] ?? [],
        minutes: stepMinutes(text),
      })),
      color: film?.color ?? '#d9a05b',
      serving: servingByVessel[film?.vessel ?? ''] ?? 'plate',
    }
  })
}
