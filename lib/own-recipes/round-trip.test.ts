import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { readPasted } from '@/lib/recipe-import/import-files'
import { toOwnRecipe } from '@/lib/own-recipes/to-own-recipe'
import { type OwnRecipe, toRecipe } from '@/lib/recipes/own/own-recipes'
import { recipeFile, type RecipeFormat, recipeFormats } from '@/lib/recipes/recipe-file'
import { createExportFile } from '@/lib/user-data/export-file'
import { ownRecipe } from '@/testing/own-recipes'

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

const borscht = ownRecipe('borscht', {
  title: 'Борщ с говядиной',
  totalMinutes: 90,
  activeMinutes: 40,
  servings: 6,
  ingredients: lines.map(([title, quantity]) => ({
    line: `${title} — ${quantity}`,
    title,
    quantity,
    amount: undefined,
    group: undefined,
  })),
  steps: ['Сварите бульон из говядины.', 'Добавьте свёклу {всю} и варите 20 минут @ 90 °C — не дольше.'],
  tags: ['суп', 'на выходные'],
  source: 'https://example.com/borscht?id=1&page=2',
  notes: 'Сметаны < 20 % не брать.\n\nМама -- кладёт @чеснок & чернослив.',
})

/** The recipe that importing its own file gives. */
function imported(recipe: OwnRecipe, format: RecipeFormat) {
  const { recipes } = readPasted(recipeFile(toRecipe(recipe, undefined), undefined, format).text)
  const [read] = recipes
  if (!read) throw new Error('No recipe was found')
  const titles = lines.map(([title]) => title as string)
  const match = (name: string) => titles.find((title) => title.toLowerCase() === name.toLowerCase())
  return toOwnRecipe(read, { match, now: 0 })
}

describe.each(recipeFormats)('A recipe in the format %s', (format) => {
  const own = imported(borscht, format)

  it('is imported as it was exported', () => {
    const { id, ingredients, ...rest } = borscht
    expect(own.id).not.toBe(id)
    expect(own).toMatchObject(rest)
    expect(
      own.ingredients.map(({ title, quantity }) => ({ title, quantity: quantity.replaceAll('\u00a0', ' ') })),
    ).toEqual(ingredients.map(({ title, quantity }) => ({ title, quantity })))
  })

  it('gives the same recipe when it goes through again', () => {
    const again = imported(own, format)
    expect({ ...again, id: '' }).toEqual({ ...own, id: '' })
  })

  it('has groups of ingredients, and any title and steps', () => {
    const grouped = {
      ...borscht,
      title: 'Пирог (постный) за 30 минут!',
      ingredients: borscht.ingredients.map((one, index) => ({
        ...one,
        group: index < 2 ? undefined : index < 4 ? 'Крем № 2' : 'Для теста',
      })),
      steps: ['1. Приготовление: 200 г муки просейте.', '30 минут', 'Источник: печь', '== Раз @мука{1%г} =='],
    }
    const { title, ingredients, steps } = imported(grouped, format)
    expect({ title, steps }).toEqual({ title: grouped.title, steps: grouped.steps })
    expect(ingredients.map(({ group }) => group)).toEqual(grouped.ingredients.map(({ group }) => group))
  })

  it('has any tags, source and notes that were written', () => {
    const word = fc.stringMatching(/^[а-яё]{2,8}["'\\!%@#{}~&<>()*-]{0,3}$/u)
    const words = fc.array(word, { minLength: 1, maxLength: 5 }).map((all) => all.join(' '))
    const noted = fc.record({
      tags: fc.uniqueArray(words, { maxLength: 4 }),
      source: fc.option(fc.oneof(words, fc.webUrl()), { nil: undefined }),
      notes: fc.option(
        fc.array(words, { minLength: 1, maxLength: 3 }).map((all) => all.join('\n')),
        { nil: undefined },
      ),
    })
    fc.assert(
      fc.property(noted, (written) => {
        expect(imported({ ...borscht, ...written }, format)).toMatchObject(written)
      }),
    )
  })
})

it('An export of all data has the recipe as it is stored', () => {
  const { text } = createExportFile({ ownRecipes: JSON.stringify([borscht]) }, new Date())
  expect(readPasted(text).own).toEqual([borscht])
})
