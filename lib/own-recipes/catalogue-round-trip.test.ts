import { expect, it } from 'vitest'

import { readPasted } from '@/lib/recipe-import/import-files'
import { createMatcher } from '@/lib/own-recipes/match-products'
import { toOwnRecipe } from '@/lib/own-recipes/to-own-recipe'
import { toRecipe as toShown } from '@/lib/recipes/own/own-recipes'
import { recipeFile, type RecipeFormat, recipeFormats } from '@/lib/recipes/recipe-file'
import type { Recipe } from '@/lib/recipes/recipes-api'
import { loadCatalogue } from '@/mock-api/catalogue/catalogue'
import { toRecipe } from '@/scripts/static-pages/recipe-page'

const { recipes, products } = loadCatalogue()
const match = createMatcher(products.map(({ title }) => title))

function imported(recipe: Recipe, format: RecipeFormat): Recipe {
  const [read] = readPasted(recipeFile(recipe, undefined, format).text).recipes
  if (!read) throw new Error('No recipe was found')
  return toShown(toOwnRecipe(read, { match, now: 0 }), undefined)
}

/** The catalogue writes '0,5 пучка', the import '½ пучка'. */
const withSigns = (quantity: string) =>
  quantity
    .replaceAll('\u00a0', ' ')
    .replace(/(\d+),5(?!\d)/, (_, whole: string) => `${Number(whole) || ''}½`)
    .replace('0,25', '¼')

const content = ({ title, servings, time, activeMinutes, ingredients, instructions }: Recipe) => ({
  title,
  servings,
  time: time?.replaceAll('\u00a0', ' '),
  activeMinutes,
  ingredients: ingredients.map(({ title, quantity }) => `${title} — ${withSigns(quantity)}`),
  instructions: instructions.map((step) => step.replaceAll('\u00a0', ' ')),
})

it.each(recipeFormats)(
  'every recipe of the catalogue is read back from the format %s',
  (format) => {
    for (const detail of recipes) {
      const recipe = toRecipe(detail)
      const [written, read] = [content(recipe), content(imported(recipe, format))]
      // Cooklang has the ingredients in the order of the steps.
      if (format === 'cooklang') for (const one of [written, read]) one.ingredients.sort()
      expect(read, recipe.id).toEqual(written)
    }
  },
  60_000,
)
