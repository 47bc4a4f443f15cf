import { expect, describe, test } from 'vitest'
import { buildCatalogue } from './catalogue'
import { checkSource, readSourceFiles } from './source'

const source = checkSource(readSourceFiles())
const recipes = source.categories.flatMap(({ recipes }) => recipes)
const products = source.departments.flatMap(({ products }) => products)
const catalogue = buildCatalogue(source)

describe('the notes of the recipes', () => {
  test('note for every recipe its work, difficulty, weight, storage, equipment, tips and how to vary it', () => {
    const fields = [
      'activeMinutes',
      'difficulty',
      'yieldGrams',
      'storage',
      'equipment',
      'tips',
      'substitutions',
      'variations',
    ] as const
    expect(
      recipes.flatMap((recipe) =>
        fields.filter((field) => recipe[field] === undefined).map((field) => `${recipe.id}: ${field}`),
      ),
    ).toEqual([])
  })

  test('say at which temperature meat, birds and fish are done, and which one is safe', () => {
    const safe = new Map([
      ['meat', 63],
      ['poultry', 74],
      ['fish', 63],
    ])
    const problems = source.categories.flatMap(({ id, recipes }) => {
      const celsius = safe.get(id) ?? 0
      return recipes.filter(
        ({ doneness }) =>
          celsius > 0 &&
          !(doneness && (doneness.celsius >= celsius || doneness.note?.includes(`${celsius} °C`))),
      )
    })
    expect(problems.map(({ id }) => id)).toEqual([])
  })

  test('say what the time passes with wherever an hour or more of it is no work', () => {
    const silent = recipes.filter(
      ({ minutes, activeMinutes = minutes, waiting }) => minutes - activeMinutes >= 60 && !waiting,
    )
    expect(silent.map(({ id }) => id)).toEqual([])
  })

  test('give no dish more weight than its ingredients have', () => {
    const heavier = catalogue.recipes.filter(({ id, ingredients, amounts, yieldGrams = 0 }) => {
      const edible = new Map(products.map(({ title, edible }) => [title, edible]))
      const weight = amounts.reduce(
        (sum, { grams }, index) => sum + grams * (edible.get(ingredients[index] ?? '') ?? NaN),
        0,
      )
      expect(weight, id).toBeGreaterThan(0)
      return yieldGrams > weight
    })
    expect(heavier.map(({ id, yieldGrams }) => `${id}: ${yieldGrams} g`)).toEqual([])
  })

  test('end tips, variations and remarks with a punctuation mark, and replacements and effects without one', () => {
    const sentences = recipes.flatMap(({ tips = [], variations = [], storage, doneness }) => [
      ...tips,
      ...variations,
      ...[storage?.text, doneness?.note].filter((text) => text !== undefined),
    ])
    expect(sentences.filter((text) => !/^[«А-ЯЁ0-9].*[.!]$/.test(text))).toEqual([])
    const phrases = recipes.flatMap(({ substitutions = [], doneness, waiting = 'ночь' }) => [
      ...substitutions.flatMap(({ replacement, effect }) => [replacement, effect]),
      ...(doneness ? [doneness.where] : []),
      waiting,
    ])
    expect(phrases.filter((text) => !/^[«а-яё0-9].*[^.!]$/.test(text))).toEqual([])
  })

  test('repeat no tip and no variation', () => {
    const texts = recipes.flatMap(({ tips = [], variations = [] }) => [...tips, ...variations])
    expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([])
  })
})
