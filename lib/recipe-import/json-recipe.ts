import { withoutMarkdown } from '@/lib/recipe-import/markdown'
import { recipeImport as messages } from '@/lib/recipe-import/messages'
import { plainText } from '@/lib/recipe-import/plain-text'
import { readLine } from '@/lib/recipe-import/ingredient-line'
import type { ReadRecipe } from '@/lib/recipe-import/read-recipe-text'
import { findMinutes, servingsOfYield } from '@/lib/recipe-import/text-facts'
import { isObject } from '@/lib/storage/shapes'

/** The part that the readers of JSON share: it makes a recipe of values that may be anything. */

export type Fields = Record<string, unknown>

/** Maximum number of recipes that are read, and of entries in a list. */
export const MAX_RECIPES = 2000

/** A step, or a heading of steps, which an own recipe cannot have. */
export type Step = string | { heading: string }

/** The values of a recipe, whatever they are. */
type GivenRecipe = {
  title: unknown
  servings: unknown
  active: unknown
  cook: unknown
  total: unknown
  lines: { text: string; group?: string }[]
  steps: Step[]
  tags: unknown[]
  source: unknown
  /** Texts that become the notes. */
  notes: unknown[]
  /** Stars from 1 to 5. They become a note: the diary has stars only for a day on which a dish was cooked. */
  rating?: unknown
  photo?: ReadRecipe['photo']
}

/** Makes a recipe of the values. */
export function recipeOf(given: GivenRecipe): ReadRecipe {
  const { title, lines } = given
  const servings = servingsOfYield([given.servings].flat().map(plainText).join(' '))
  const [active = 0, cook, whole] = [given.active, given.cook, given.total].map((time) =>
    findMinutes(plainText(time)),
  )
  const total = whole ?? (cook && active + cook)
  const source = plainText(given.source)
  const rating = Number(plainText(given.rating))
  const notes = [...given.notes.map(plainText), rating > 0 && messages.rating(rating)]
    .filter(Boolean)
    .join('\n')
  const tags = given.tags.flatMap((tag) => plainText(tag).split(',')).map((tag) => tag.trim())
  const headings = given.steps.flatMap((step) => (typeof step === 'string' ? [] : step.heading))
  // Those of groups of ingredients are taken over.
  const leftOut = headings.filter((heading) => heading && !lines.some(({ group }) => group === heading))
  return {
    title: plainText(title),
    ...(servings > 0 && { servings }),
    ...(active > 0 && { activeMinutes: active }),
    ...(total && { totalMinutes: total }),
    // Ingredients without a group come first, since in a form they stand before the headings.
    lines: [...lines.filter(({ group }) => !group), ...lines.filter(({ group }) => group)]
      .filter(({ text }) => text)
      .map(({ text, group }) => readLine(text, group)),
    steps: given.steps.filter((step) => typeof step === 'string'),
    ...(source && { source }),
    ...(notes && { notes }),
    ...(tags.some(Boolean) && { tags: [...new Set(tags.filter(Boolean))] }),
    ...(leftOut.length > 0 && { leftOut: [...new Set(leftOut)] }),
    ...(given.photo && { photo: given.photo }),
  }
}

/** The values of a list; a value that is no list counts as a list of one. */
export const list = (value: unknown): unknown[] =>
  Array.isArray(value) ? value.slice(0, MAX_RECIPES) : value ? [value] : []

/** The objects of a list. */
export const objects = (value: unknown): Fields[] => list(value).filter(isObject)

const MARKDOWN_HEADING = /^\s*#{1,6}\s+/

/** In a text without line breaks: '1. Взбейте. 2. Пеките.' */
const FIRST_STEP = /^\s*1[.)]\s/
const NEXT_STEP = /(?<=[.!?])\s+(?=\d{1,2}[.)]\s+\p{Lu})/u

/** The steps in a text, one in each line or numbered, without the marks of a list and of Markdown. */
export const stepsIn = (text: unknown): Step[] =>
  plainText(text)
    .split(/\n+/)
    .flatMap((line) => (FIRST_STEP.test(line) ? line.split(NEXT_STEP) : line))
    .flatMap((line) => {
      if (MARKDOWN_HEADING.test(line)) return { heading: line.replace(MARKDOWN_HEADING, '').trim() }
      return withoutMarkdown(line.replace(/^\s*(?:\d{1,2}[.)]|[-*•])\s+/, '')).trim() || []
    })

/** The name of an object, or the text. */
export const nameOf = (value: unknown): string => (isObject(value) ? plainText(value.name) : plainText(value))

/** The first value that is a text. */
export const firstText = (...values: unknown[]): string | undefined => values.map(plainText).find(Boolean)
