import { readIngredientLine } from '@/lib/own-recipes/ingredient-line'
import { plainText } from '@/lib/own-recipes/plain-text'
import type { ReadLine, ReadRecipe } from '@/lib/own-recipes/recipe-text'
import { findMinutes } from '@/lib/own-recipes/text-facts'
import { isObject } from '@/lib/storage/shapes'

/**
 * Recipes in JSON: schema.org (sites, Nextcloud Cookbook, RecipeSage), Mealie, Tandoor and Paprika. What is none of these
 * gives no recipe.
 */

type Fields = Record<string, unknown>

/** How deep recipes are looked for, and how many of them are read. */
const MAX_DEPTH = 6
export const MAX_RECIPES = 2000

/** All recipes in a JSON value. */
export function readJson(value: unknown): ReadRecipe[] {
  return collect(value, 0).slice(0, MAX_RECIPES)
}

function collect(value: unknown, depth: number): ReadRecipe[] {
  if (depth > MAX_DEPTH) return []
  if (Array.isArray(value)) return value.slice(0, MAX_RECIPES).flatMap((one) => collect(one, depth + 1))
  if (!isObject(value)) return []
  const recipe = readRecipe(value)
  if (recipe) return [recipe]
  return ['@graph', 'recipes', 'data', 'items', 'mainEntity', 'itemListElement', 'item'].flatMap((key) =>
    collect(value[key], depth + 1),
  )
}

function readRecipe(fields: Fields): ReadRecipe | undefined {
  if (typesOf(fields).some((type) => /(?:^|\/)Recipe$/.test(type))) return readSchemaOrg(fields)
  if (Array.isArray(fields.steps) && typeof fields.name === 'string') return readTandoor(fields)
  if (typeof fields.directions === 'string' && typeof fields.ingredients === 'string')
    return readPaprika(fields)
  if (Array.isArray(fields.recipeIngredient) && typeof fields.name === 'string')
    return fields.recipeIngredient.some(isObject) ? readMealie(fields) : readSchemaOrg(fields)
  return undefined
}

const typesOf = (fields: Fields) => [fields['@type']].flat().map(String)

function readSchemaOrg(fields: Fields): ReadRecipe {
  return recipeOf({
    title: fields.name,
    servings: fields.recipeYield,
    active: fields.prepTime,
    total: fields.totalTime ?? sumOfTimes(fields.prepTime, fields.cookTime),
    lines: groupedLines(list(fields.recipeIngredient ?? fields.ingredients).map(plainText)),
    steps: instructions(fields.recipeInstructions, 0),
    tags: [fields.keywords, fields.recipeCategory].flat(),
    source: sourceOf(fields),
    notes: [fields.description, authorNotes(fields.comment)].map(plainText).filter(Boolean).join('\n'),
    picture: pictureOf(fields.image),
  })
}

/** RecipeSage has the heading of a group as a line in brackets. */
function groupedLines(lines: string[]) {
  let group: string | undefined
  return lines.flatMap((text) => {
    const heading = /^\[(.+)\]$/.exec(text)?.[1]
    group = heading ?? group
    return heading ? [] : { text, group }
  })
}

/** The notes of RecipeSage are a comment with this name; others are those of readers. */
const authorNotes = (value: unknown) =>
  [value].flat().find((one): one is Fields => isObject(one) && one.name === 'Author Notes')?.text

/** Where a recipe comes from: an address, else whom it credits. An `@id` within the page is none. */
const sourceOf = ({ url, '@id': id, isBasedOn, creditText }: Fields) =>
  firstText(url, /^https?:/i.test(plainText(id)) && id, ...[isBasedOn].flat().map(addressOrName), creditText)

const addressOrName = (value: unknown) =>
  isObject(value) ? firstText(value.url, value['@id'], value.name) : value

/** Steps as a text, as texts, as steps or as sections of steps. */
function instructions(value: unknown, depth: number): string[] {
  if (typeof value === 'string') return linesOf(value)
  if (depth > MAX_DEPTH) return []
  if (Array.isArray(value)) return value.flatMap((one) => instructions(one, depth + 1))
  if (!isObject(value)) return []
  if (value.itemListElement) return instructions(value.itemListElement, depth + 1)
  // RecipeSage has the heading of a section as a section without steps.
  if (typesOf(value).includes('HowToSection')) return []
  return linesOf(plainText(value.text) || plainText(value.name))
}

function readMealie(fields: Fields): ReadRecipe {
  let group: string | undefined
  const lines = list(fields.recipeIngredient)
    .filter(isObject)
    .map((one) => {
      group = plainText(one.title) || group
      const parts = [one.quantity || '', nameOf(one.unit), nameOf(one.food)].map(plainText).filter(Boolean)
      const note = plainText(one.note)
      const text = plainText(one.display) || plainText(one.originalText)
      return { text: nameOf(one.food) ? `${parts.join(' ')}${note && ` (${note})`}` : text || note, group }
    })
  return recipeOf({
    title: fields.name,
    servings: fields.recipeServings || fields.recipeYield,
    active: fields.prepTime,
    total: fields.totalTime,
    lines,
    steps: instructions(fields.recipeInstructions, 0),
    tags: list(fields.tags).map(nameOf),
    source: fields.orgURL,
    notes: fields.description,
  })
}

function readTandoor(fields: Fields): ReadRecipe {
  const steps = list(fields.steps).filter(isObject)
  return recipeOf({
    title: fields.name,
    servings: fields.servings,
    active: `${plainText(fields.working_time)} min`,
    total: `${Number(fields.working_time ?? 0) + Number(fields.waiting_time ?? 0)} min`,
    lines: steps.flatMap((step) =>
      list(step.ingredients)
        .filter(isObject)
        .map((one) => {
          const amount = one.no_amount || !one.amount ? '' : plainText(one.amount)
          const note = plainText(one.note)
          const parts = [amount, nameOf(one.unit), nameOf(one.food)].filter(Boolean)
          return {
            text: `${parts.join(' ')}${note && ` (${note})`}`,
            group: plainText(step.name) || undefined,
          }
        }),
    ),
    steps: steps.flatMap((step) => linesOf(plainText(step.instruction))),
    tags: list(fields.keywords).map(nameOf),
    source: fields.source_url,
    notes: fields.description,
  })
}

function readPaprika(fields: Fields): ReadRecipe {
  return recipeOf({
    title: fields.name,
    servings: fields.servings,
    active: fields.prep_time,
    total: fields.total_time || sumOfTimes(fields.prep_time, fields.cook_time),
    lines: linesOf(plainText(fields.ingredients)).map((text) => ({ text })),
    steps: linesOf(plainText(fields.directions)),
    tags: list(fields.categories),
    source: firstText(fields.source_url, fields.source),
    notes: fields.notes,
  })
}

type Given = {
  title: unknown
  servings: unknown
  active: unknown
  total: unknown
  lines: { text: string; group?: string }[]
  steps: string[]
  tags: unknown[]
  source: unknown
  notes: unknown
  picture?: string
}

function recipeOf({
  title,
  servings,
  active,
  total,
  lines,
  steps,
  tags,
  source,
  notes,
  picture,
}: Given): ReadRecipe {
  const count = Number(/\d{1,2}/.exec([servings].flat().map(plainText).join(' '))?.[0] ?? 0)
  const minutes = { active: findMinutes(plainText(active)), total: findMinutes(plainText(total)) }
  const texts = { source: plainText(source), notes: plainText(notes) }
  const named = tags.flatMap((tag) => plainText(tag).split(',')).map((tag) => tag.trim())
  return {
    title: plainText(title),
    ...(count > 0 && { servings: count }),
    ...(minutes.active && { activeMinutes: minutes.active }),
    ...(minutes.total && { totalMinutes: minutes.total }),
    lines: lines.filter(({ text }) => text).map(readLine),
    steps,
    ...(texts.source && { source: texts.source }),
    ...(texts.notes && { notes: texts.notes }),
    ...(named.some(Boolean) && { tags: [...new Set(named.filter(Boolean))] }),
    ...(picture && { picture }),
  }
}

const readLine = ({ text, group }: { text: string; group?: string }): ReadLine => ({
  text,
  ...(group && { group }),
  ingredients: readIngredientLine(text),
})

const list = (value: unknown): unknown[] =>
  Array.isArray(value) ? value.slice(0, MAX_RECIPES) : value ? [value] : []
const linesOf = (text: string) =>
  plainText(text)
    .split(/\n+/)
    .map((line) => line.replace(/^\s*(?:\d{1,2}[.)]|[-*•])\s+/, '').trim())
    .filter(Boolean)
const nameOf = (value: unknown) => (isObject(value) ? plainText(value.name) : plainText(value))
const firstText = (...values: unknown[]) => values.map(plainText).find(Boolean)
const pictureOf = (value: unknown): string | undefined => {
  const first: unknown = [value].flat()[0]
  return plainText(isObject(first) ? first.url : first) || undefined
}

function sumOfTimes(prep: unknown, cook: unknown) {
  const minutes = (findMinutes(plainText(prep)) ?? 0) + (findMinutes(plainText(cook)) ?? 0)
  return minutes > 0 ? `${minutes} min` : undefined
}
