import { parseServings } from '@/lib/recipes/scale'
import { ownRecipes as messages } from '@/lib/own-recipes/messages'
import { readIngredientLines, type ReadRecipe } from '@/lib/recipe-import/read-recipe-text'
import { findMinutes } from '@/lib/recipe-import/text-facts'
import {
  beyondLimits,
  ingredientText,
  type Match,
  MAX_NOTES,
  MAX_TAGS,
  toOwnRecipe,
} from '@/lib/own-recipes/to-own-recipe'
import type { OwnRecipe } from '@/lib/recipes/own/own-recipes'
import { notes } from '@/lib/recipes/note-messages'
import type { Recipe } from '@/lib/recipes/recipes-api'

/** The texts in the fields of a recipe's form. Each ingredient and each step has a line. */
export type Draft = Record<
  | 'title'
  | 'servings'
  | 'totalMinutes'
  | 'activeMinutes'
  | 'ingredients'
  | 'steps'
  | 'tags'
  | 'source'
  | 'notes',
  string
>

export const emptyDraft: Draft = {
  title: '',
  servings: '',
  totalMinutes: '',
  activeMinutes: '',
  ingredients: '',
  steps: '',
  tags: '',
  source: '',
  notes: '',
}

const textOf = (value: number | undefined) => (value === undefined ? '' : String(value))

/** The form filled in with an own recipe. */
export const draftOf = (own: OwnRecipe): Draft => ({
  title: own.title,
  servings: textOf(own.servings),
  totalMinutes: textOf(own.totalMinutes),
  activeMinutes: textOf(own.activeMinutes),
  ingredients: ingredientText(own.ingredients),
  steps: own.steps.join('\n'),
  tags: own.tags.join(', '),
  source: own.source ?? '',
  notes: own.notes ?? '',
})

/** The form filled in with a recipe that was read. */
export function draftOfRead(read: ReadRecipe): Draft {
  const lines = read.lines.map(({ text, group }, index) =>
    group && group !== read.lines[index - 1]?.group ? `${group}:\n${text}` : text,
  )
  return {
    title: read.title,
    servings: textOf(read.servings),
    totalMinutes: textOf(read.totalMinutes),
    activeMinutes: textOf(read.activeMinutes),
    ingredients: lines.join('\n'),
    steps: read.steps.join('\n'),
    tags: (read.tags ?? []).join(', '),
    source: read.source ?? '',
    notes: read.notes ?? '',
  }
}

/** The form filled in with a recipe of the catalogue, of which the visitor makes an own one. */
export const draftOfRecipe = (recipe: Recipe): Draft => ({
  ...emptyDraft,
  title: recipe.title,
  servings: textOf(recipe.servings),
  totalMinutes: textOf(recipe.time ? findMinutes(recipe.time) : undefined),
  activeMinutes: textOf(recipe.activeMinutes),
  ingredients: recipe.ingredients
    .map(({ title, quantity }) => (quantity ? `${title} — ${quantity}` : title))
    .join('\n'),
  steps: recipe.instructions.join('\n'),
  notes: notesOf(recipe).join('\n'),
})

/** The notes of a recipe of the catalogue beside its steps. The temperature at which the dish is safe comes first. */
const notesOf = ({ doneness, tips = [], storage }: Recipe): string[] =>
  [
    doneness && [notes.doneness(doneness), doneness.note].filter(Boolean).join(' '),
    ...tips,
    storage && [notes.keeps(storage), storage.text].filter(Boolean).join(' '),
  ].flatMap((note) => note || [])

/** The problems of a form, by field; none in a valid one. */
export function checkDraft(draft: Draft): Partial<Record<keyof Draft, string>> {
  const isMinutes = (text: string) => !text.trim() || /^\s*[1-9]\d{0,4}\s*$/.test(text)
  const hasContent = draft.ingredients.trim() || draft.steps.trim()
  const lines = readIngredientLines(draft.ingredients)
  const steps = listOf(draft.steps, '\n')
  return {
    ...(!draft.title.trim() && { title: messages.titleMissing }),
    ...(draft.servings.trim() &&
      parseServings(draft.servings) === undefined && { servings: messages.servingsWrong }),
    ...(!isMinutes(draft.totalMinutes) && { totalMinutes: messages.minutesWrong }),
    ...(!isMinutes(draft.activeMinutes) && { activeMinutes: messages.minutesWrong }),
    ...(!hasContent && { ingredients: messages.nothingToCook }),
    ...(beyondLimits({ lines, steps: [] }).length > 0 && { ingredients: messages.tooManyIngredients }),
    ...(beyondLimits({ lines: [], steps }).length > 0 && { steps: messages.tooManySteps }),
    ...(draft.notes.trim().length > MAX_NOTES && { notes: messages.notesTooLong }),
    ...(listOf(draft.tags, ',').length > MAX_TAGS && { tags: messages.tooManyTags }),
  }
}

type Given = { match: Match; now: number; id?: string; hasPhoto: boolean }

/** The recipe that a valid form describes: a new one, or the one with `id`. */
export function recipeOfDraft(draft: Draft, { match, now, id, hasPhoto }: Given): OwnRecipe {
  const minutes = (text: string) => (text.trim() ? Number(text) : undefined)
  const recipe = toOwnRecipe(
    {
      title: draft.title,
      servings: parseServings(draft.servings),
      totalMinutes: minutes(draft.totalMinutes),
      activeMinutes: minutes(draft.activeMinutes),
      lines: readIngredientLines(draft.ingredients),
      steps: listOf(draft.steps, '\n'),
      tags: listOf(draft.tags, ','),
      source: draft.source.trim(),
      notes: draft.notes.trim(),
    },
    { match, now },
  )
  return { ...recipe, ...(id && { id }), hasPhoto: hasPhoto || undefined }
}

const listOf = (text: string, separator: string) =>
  text
    .split(separator)
    .map((part) => part.trim())
    .filter(Boolean)
