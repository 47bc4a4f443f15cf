import { siteAddress } from '@/lib/api/assets'
import type { DownloadFile } from '@/lib/browser/download'
import { scaleQuantities } from '@/lib/quantities/format'
import type { Scale } from '@/lib/quantities/measure'
import { isOwnId } from '@/lib/recipes/own/own-id'
import { pageAddress } from '@/lib/recipes/page-address'
import { recipeCooklang } from '@/lib/recipes/recipe-cooklang'
import { wholeRecipeData } from '@/lib/recipes/recipe-json-ld'
import { recipeText } from '@/lib/recipes/recipe-text'
import type { Recipe } from '@/lib/recipes/recipes-api'
import { scaleSteps } from '@/lib/recipes/scale-steps'

/** The formats in which a recipe leaves the app. */
export const recipeFormats = ['text', 'cooklang', 'jsonLd'] as const
export type RecipeFormat = (typeof recipeFormats)[number]

/** The file of a recipe for the wanted servings. */
export function recipeFile(recipe: Recipe, scale: Scale | undefined, format: RecipeFormat): DownloadFile {
  const scaled = scale
    ? {
        ...recipe,
        servings: scale.servings,
        ingredients: scaleQuantities(recipe.ingredients, scale),
        instructions: scaleSteps(recipe, scale),
      }
    : recipe
  const isOwn = isOwnId(recipe.id)
  const address = isOwn ? undefined : pageAddress('recipes', recipe.id)
  const name = /^[\w-]+$/.test(recipe.id) ? recipe.id : 'recipe'
  if (format === 'text') return { name: `${name}.txt`, text: recipeText(scaled, address), type: 'text/plain' }
  if (format === 'cooklang')
    return { name: `${name}.cook`, text: recipeCooklang(scaled, address), type: 'text/plain' }
  // The photo of an own recipe stays on the device.
  const picture = !isOwn && siteAddress(recipe.name)
  const images = picture ? [new URL(picture, location.origin).href] : []
  const data = wholeRecipeData(scaled, { address, images })
  return { name: `${name}.json`, text: `${JSON.stringify(data, null, 2)}\n`, type: 'application/ld+json' }
}
