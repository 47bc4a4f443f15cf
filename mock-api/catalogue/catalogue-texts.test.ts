import { beforeAll, describe, expect, test } from 'vitest'
import { notesOf } from './notes-schema'
import type { RecipeSource } from './schema'
import { checkSource, readSourceFiles, type Source } from './source'

describe('the texts of the catalogue files', () => {
  let source: Source

  beforeAll(() => {
    source = checkSource(readSourceFiles())
  })

  const sourceRecipes = () => source.categories.flatMap(({ recipes }) => recipes)
  const sourceProducts = () => source.departments.flatMap(({ products }) => products)

  /** All texts shown to visitors, each with the id of its entry. */
  const texts = (): [id: string, text: string][] => [
    ...source.categories.map(({ id, title }): [string, string] => [id, title]),
    ...source.departments.map(({ department }): [string, string] => ['department', department]),
    ...sourceProducts().flatMap(({ id, title, composition = title }) =>
      [title, composition].map((text): [string, string] => [id, text]),
    ),
    ...sourceRecipes().flatMap((recipe) =>
      [recipe.title, ...recipe.steps.map(({ text }) => text), ...noteTexts(recipe)].map(
        (text): [string, string] => [recipe.id, text],
      ),
    ),
  ]

  /** All matches of a pattern in the texts, as lines that identify the text in a failure message. */
  const matchesOf = (pattern: RegExp) =>
    texts().flatMap(([id, text]) =>
      [...text.matchAll(pattern)].map(([match]) => `${id}: «${match}» in: ${text}`),
    )

  test('limit a step to three sentences and end it with a punctuation mark', () => {
    const sentences = (text: string) => text.replace(/[сч]т?\. л\./g, '').split(/[.!?…]+(?:\s|$)/).length - 1
    const steps = sourceRecipes().flatMap(({ id, steps }) => steps.map(({ text }) => ({ id, text })))
    expect(steps.filter(({ text }) => sentences(text) > 3 || !/[.!…]$/.test(text))).toEqual([])
  })

  test.each([
    ['quotation marks other than «ёлочки»', /["'`“”„‟‘’]/g],
    ['double spaces', /\s{2,}/g],
    ['spaces before punctuation marks', /\s[,.;:!?]/g],
    ['Latin letters other than in °C', /(?<!°)\p{Script=Latin}+/gu],
    ['a Cyrillic С after °', /°\s?С/g],
    ['hyphens instead of dashes', /\s-\s|\d-\d/g],
    ['temperatures in words', /градус/gi],
    ['decimal points instead of commas', /\d\.\d/g],
    ['е instead of ё', /(?<!\p{L})(?:еще|мед(?:а|у|ом)?)(?!\p{L})|свекл(?=[аыуео])/giu],
    [
      'е instead of ё in adjectives',
      /(?:желт|зелен|темн|тепл|терт|тверд|черн|варен|копчен|печен|слоен|солен|сушен|тушен)(?:ый|ого|ому|ым|ом|ая|ую|ой|ое|ые|ых|ыми)(?!\p{L})/giu,
    ],
  ])('contain no %s', (_name, pattern) => {
    expect(matchesOf(pattern)).toEqual([])
  })
})

/** The texts of a recipe's notes. */
function noteTexts(recipe: RecipeSource): string[] {
  return textsIn({ ...notesOf(recipe), difficulty: undefined })
}

const textsIn = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : value instanceof Object ? Object.values(value).flatMap(textsIn) : []
