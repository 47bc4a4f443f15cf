import { readIngredientLine, type ReadIngredient } from '@/lib/recipe-import/ingredient-line'
import { readRecipeText } from '@/lib/recipe-import/read-recipe-text'
import { readLines, readSamples } from '@/testing/pasted-recipes/read-samples'

/** How the parser reads the samples, in numbers of what is right, and what it reads otherwise. */
type Reading = {
  recipes: number
  lines: number
  right: number
  titles: number
  servings: number
  steps: number
  wrong: string[]
}

/** Reads all samples of some files. An ingredient too many counts as a wrong line. */
export function readAll(files: string[]): Reading {
  const result: Reading = { recipes: 0, lines: 0, right: 0, titles: 0, servings: 0, steps: 0, wrong: [] }
  for (const sample of files.flatMap(readSamples)) {
    const read = readRecipeText(sample.text)
    const got = read.lines.flatMap(({ ingredients }) => ingredients).map(textOf)
    const rest = [...got]
    const missed = sample.ingredients.filter((line) => {
      const at = rest.findIndex((other) => other.toLowerCase() === line.toLowerCase())
      if (at >= 0) rest.splice(at, 1)
      return at < 0
    })
    const extra = Math.max(0, rest.length - missed.length)
    result.recipes += 1
    result.lines += sample.ingredients.length + extra
    result.right += sample.ingredients.length - missed.length
    const checks = [
      { count: 'titles', expected: sample.title, actual: read.title },
      { count: 'servings', expected: sample.servings, actual: read.servings },
      { count: 'steps', expected: sample.steps, actual: read.steps.length },
    ] as const
    for (const { count, expected, actual } of checks) {
      if (String(expected).toLowerCase() === String(actual).toLowerCase()) result[count] += 1
      else result.wrong.push(`${sample.title}: ${count} ${actual}, not ${expected}`)
    }
    if (missed.length > 0 || rest.length > 0)
      result.wrong.push(
        `${sample.title}: ${rest.join(' ; ') || 'nothing'}, not ${missed.join(' ; ') || 'that'}`,
      )
  }
  return result
}

/** 'amount|unit|name' */
function textOf({ amount, name }: ReadIngredient) {
  const value = amount ? (amount.to ? `${amount.value}-${amount.to}` : String(amount.value)) : ''
  return `${value}|${amount?.unit ?? ''}|${name}`
}

/** Reads single lines; a line counts as right where all of its ingredients are. */
export function readAllLines(file: string): Pick<Reading, 'lines' | 'right' | 'wrong'> {
  const all = readLines(file)
  const wrong = all.flatMap(({ line, ingredients }) => {
    const got = readIngredientLine(line).map(textOf)
    return got.join() === ingredients.join() ? [] : [`${line}: ${got.join(' ; ') || 'nothing'}`]
  })
  return { lines: all.length, right: all.length - wrong.length, wrong }
}

const share = (part: number, whole: number) => `${((part / whole) * 100).toFixed(1)} % (${part} of ${whole})`

/** The report of a reading. */
export const formatReading = ({ recipes, lines, right, titles, servings, steps, wrong }: Reading) =>
  [
    `${recipes} recipes`,
    `ingredient lines ${share(right, lines)}`,
    `titles ${share(titles, recipes)}`,
    `servings ${share(servings, recipes)}`,
    `number of steps ${share(steps, recipes)}`,
    ...wrong.map((line) => `  ${line}`),
  ].join('\n')

/** The report of single lines. */
export const formatLines = ({ lines, right, wrong }: Pick<Reading, 'lines' | 'right' | 'wrong'>) =>
  [`single ingredient lines ${share(right, lines)}`, ...wrong.map((line) => `  ${line}`)].join('\n')
