import { describe, expect, it } from 'vitest'

import { readPasted } from '@/lib/own-recipes/import-files'
import { toOwnRecipe } from '@/lib/own-recipes/to-own-recipe'
import { toRecipe } from '@/lib/recipes/own/own-recipes'
import { recipeFile, type RecipeFormat, recipeFormats } from '@/lib/recipes/recipe-file'
import type { Recipe } from '@/lib/recipes/recipes-api'

/** Title and quantity, in the app's own spelling. */
const lines = [
  ['Свёкла', '2 шт'],
  ['Говядина на кости', '700 г'],
  ['Вода', '2½ л'],
  ['Сметана 20%', '½ стакана'],
  ['Чеснок', '1–2 зубчика'],
  ['Сахар', '1½ ст. л.'],
  ['Соль', 'по вкусу'],
] as const

const borscht: Recipe = {
  id: 'own.borscht',
  name: '',
  title: 'Борщ с говядиной',
  video: '',
  time: '1 час 30 минут',
  servings: 6,
  ingredients: lines.map(([title, quantity]) => ({ title, quantity })),
  instructions: [
    'Сварите бульон из говядины.',
    'Добавьте свёклу {всю} и варите 20 минут @ 90 °C — не дольше.',
  ],
}

/** The recipe that importing its own file gives. */
function imported(recipe: Recipe, format: RecipeFormat) {
  const { recipes } = readPasted(recipeFile(recipe, undefined, format).text)
  const [read] = recipes
  if (!read) throw new Error('No recipe was found')
  const titles = lines.map(([title]) => title as string)
  const match = (name: string) => titles.find((title) => title.toLowerCase() === name.toLowerCase())
  return toOwnRecipe(read, { match, untitled: '', now: 0 })
}

describe.each(recipeFormats)('A recipe in the format %s', (format) => {
  const own = imported(borscht, format)

  it('is imported as it was exported', () => {
    expect(own).toMatchObject({ title: 'Борщ с говядиной', servings: 6, totalMinutes: 90 })
    expect(
      own.ingredients.map(({ title, quantity }) => ({ title, quantity: quantity.replaceAll('\u00a0', ' ') })),
    ).toEqual(lines.map(([title, quantity]) => ({ title, quantity })))
    expect(own.steps).toEqual(borscht.instructions)
  })

  it('gives the same recipe when it goes through again', () => {
    const again = imported(toRecipe(own, undefined), format)
    expect({ ...again, id: '' }).toEqual({ ...own, id: '' })
  })
})
