import { MAX_TEXT_LENGTH } from '@/lib/api/fields'
import { newId } from '@/lib/browser/new-id'
import { MAX_SERVINGS } from '@/lib/quantities/amount-schema'
import { ownRecipes as messages } from '@/lib/own-recipes/messages'
import { quantityText, storedAmount } from '@/lib/own-recipes/quantity-text'
import type { ReadLine } from '@/lib/recipe-import/ingredient-line'
import type { ReadRecipe } from '@/lib/recipe-import/read-recipe-text'
import { capitalized } from '@/lib/text/letter-case'
import { MAX_INGREDIENTS, MAX_STEPS, type OwnIngredient, type OwnRecipe } from '@/lib/recipes/own/own-recipes'

/** Finds the title of the product that a name means; null and undefined for none. */
export type Match = (name: string) => string | null | undefined

const newOwnId = () => `own.${newId().replaceAll('-', '')}`

/**
 * The ingredients of read lines, with the title of the product that they match. A line that was not understood stays as it
 * is.
 */
const toOwnIngredients = (lines: ReadLine[], match: Match): OwnIngredient[] =>
  lines
    .flatMap(({ text, group, ingredients }): OwnIngredient[] =>
      ingredients.length === 0
        ? [{ line: text, title: text.trim().slice(0, MAX_TITLE), quantity: '', amount: undefined, group }]
        : ingredients.map((one) => ({
            line: text,
            title: (match(one.name) ?? capitalized(one.name)).slice(0, MAX_TITLE),
            quantity: quantityText(one),
            amount: storedAmount(one),
            group,
          })),
    )
    .filter(({ title }) => title)
    .slice(0, MAX_INGREDIENTS)

const MAX_TITLE = 200

/** A read recipe as it is stored. */
export const toOwnRecipe = (read: ReadRecipe, { match, now }: { match: Match; now: number }): OwnRecipe => ({
  id: newOwnId(),
  title: read.title.trim().slice(0, MAX_TITLE) || messages.untitled,
  servings:
    read.servings && read.servings <= MAX_SERVINGS ? Math.max(1, Math.round(read.servings)) : undefined,
  activeMinutes: read.activeMinutes,
  totalMinutes: read.totalMinutes,
  ingredients: toOwnIngredients(read.lines, match),
  steps: read.steps.flatMap(inParts).slice(0, MAX_STEPS),
  tags: (read.tags ?? []).slice(0, MAX_TAGS),
  source: read.source?.slice(0, MAX_TEXT_LENGTH) || undefined,
  notes: read.notes?.slice(0, MAX_NOTES) || undefined,
  hasPhoto: undefined,
  editedAt: now,
})

/** Returns a function that tells whether a read recipe has been saved and is unchanged since. */
export function savedFinder(saved: OwnRecipe[]): (read: ReadRecipe) => boolean {
  const textOf = ({ title, steps, ingredients }: OwnRecipe) =>
    JSON.stringify([title, steps, ingredients.map(({ line }) => line)])
  const texts = new Set(saved.map(textOf))
  return (read) => texts.has(textOf(toOwnRecipe(read, { match: () => null, now: 0 })))
}

/** A part of a long step, which ends at a blank if there is one. */
const PART = new RegExp(`[\\s\\S]{1,${MAX_TEXT_LENGTH - 1}}(?:\\s|$)|[\\s\\S]{1,${MAX_TEXT_LENGTH}}`, 'g')

/** Splits a step that is too long to be stored. */
const inParts = (step: string) => (step.length <= MAX_TEXT_LENGTH ? [step] : (step.match(PART) ?? []))

export const MAX_TAGS = 20

/** The maximum number of characters of the notes. */
export const MAX_NOTES = MAX_TEXT_LENGTH

/** The parts of a read recipe that are too many to be stored: lines, steps, tags, and the end of its notes. */
export function beyondLimits({
  lines,
  steps,
  tags = [],
  notes = '',
}: Pick<ReadRecipe, 'lines' | 'steps' | 'tags' | 'notes'>): string[] {
  let count = 0
  const isBeyond = ({ ingredients }: ReadLine) => (count += Math.max(1, ingredients.length)) > MAX_INGREDIENTS
  return [
    ...lines.filter(isBeyond).map(({ text }) => text),
    ...steps.flatMap(inParts).slice(MAX_STEPS),
    ...tags.slice(MAX_TAGS),
    ...(notes.length > MAX_NOTES ? [notes.slice(MAX_NOTES)] : []),
  ]
}

/** The lines that were read but are no part of the recipe, and a line for a photo that cannot be taken over. */
export const leftOutOf = ({ leftOut = [], photo }: Pick<ReadRecipe, 'leftOut' | 'photo'>): string[] =>
  photo === 'missing' ? [...leftOut, messages.photoMissing] : leftOut

/** The lines of ingredients as a form shows them: each line once, groups as headings. */
export function ingredientText(ingredients: OwnIngredient[]): string {
  const lines: string[] = []
  let group: string | undefined
  let last: string | undefined
  let ofLine = new Set<string>()
  for (const one of ingredients) {
    const ingredient = `${one.title} ${one.quantity}`
    if (one.group !== group && one.group) lines.push(`${one.group}:`)
    // The same ingredient again means that the line itself was repeated.
    if (one.line !== last || one.group !== group || ofLine.has(ingredient)) {
      lines.push(one.line)
      ofLine = new Set()
    }
    ofLine.add(ingredient)
    group = one.group
    last = one.line
  }
  return lines.join('\n')
}
