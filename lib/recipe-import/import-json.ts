import { readMealie, readMealieBackup, readPaprika, readTandoor } from '@/lib/recipe-import/import-managers'
import {
  type Fields,
  firstText,
  list,
  MAX_RECIPES,
  nameOf,
  recipeOf,
  type Step,
  stepsIn,
} from '@/lib/recipe-import/json-recipe'
import { plainText } from '@/lib/recipe-import/plain-text'
import type { ReadRecipe } from '@/lib/recipe-import/read-recipe-text'
import { isObject } from '@/lib/storage/shapes'

/**
 * Recipes in JSON: schema.org (sites, Nextcloud Cookbook, RecipeSage), Mealie, Tandoor and Paprika. Any other JSON has no
 * recipe.
 */

/** The depth to which recipes are searched for. */
const MAX_DEPTH = 6

/** The recipes in a JSON value, up to one more than are read. */
export function readJson(value: unknown): ReadRecipe[] {
  return collect(value, 0).slice(0, MAX_RECIPES + 1)
}

function collect(value: unknown, depth: number): ReadRecipe[] {
  if (depth > MAX_DEPTH) return []
  if (Array.isArray(value)) return value.slice(0, MAX_RECIPES + 1).flatMap((one) => collect(one, depth + 1))
  if (!isObject(value)) return []
  const recipe = readRecipe(value)
  if (recipe) return [recipe]
  const backup = readMealieBackup(value)
  if (backup) return backup
  return ['@graph', 'recipes', 'data', 'items', 'mainEntity', 'itemListElement', 'item'].flatMap((key) =>
    collect(value[key], depth + 1),
  )
}

function readRecipe(fields: Fields): ReadRecipe | undefined {
  if (typesOf(fields).some((type) => /(?:^|\/)Recipe$/.test(type))) return readSchemaOrg(fields)
  if (typeof fields.name !== 'string') return undefined
  if (Array.isArray(fields.steps)) return readTandoor(fields)
  if ('directions' in fields && typeof fields.ingredients === 'string') return readPaprika(fields)
  const ingredients = fields.recipeIngredient ?? fields.recipe_ingredient
  if (!Array.isArray(ingredients)) return undefined
  return ingredients.some(isObject) || fields.recipe_ingredient ? readMealie(fields) : readSchemaOrg(fields)
}

const typesOf = (fields: Fields) => [fields['@type']].flat().map(String)

function readSchemaOrg(fields: Fields): ReadRecipe {
  const authorNotes = authorNotesIn(fields.comment)
  return recipeOf({
    title: fields.name,
    // A number, a text, or an object with a value and a unit.
    servings: list(fields.recipeYield).map((one) => (isObject(one) ? one.value : one)),
    active: fields.prepTime,
    cook: fields.cookTime,
    total: fields.totalTime,
    lines: groupedLines(fields.recipeIngredient ?? fields.ingredients),
    steps: instructions(fields.recipeInstructions, 0),
    tags: [fields.keywords, fields.recipeCategory].flat().map(nameOf),
    source: sourceOf(fields),
    notes: [fields.description, authorNotes?.text],
    // The rating of a page is that of its readers.
    rating: authorNotes && isObject(fields.aggregateRating) && fields.aggregateRating.ratingValue,
    photo: list(fields.image).some(Boolean) ? 'missing' : undefined,
  })
}

/** The headings of groups: RecipeSage writes '[Тесто]', Nextcloud Cookbook '## Тесто'. */
const HEADING = /^(?:\[(?<inBrackets>.+)\]|#{1,6}\s+(?<marked>.+))$/

function groupedLines(ingredients: unknown) {
  let group: string | undefined
  return list(ingredients)
    .flatMap((one) => plainText(isObject(one) ? firstText(one.text, one.name) : one).split('\n'))
    .flatMap((line) => {
      const text = line.trim()
      const { inBrackets, marked } = HEADING.exec(text)?.groups ?? {}
      const heading = inBrackets ?? marked
      group = heading ?? group
      return heading ? [] : { text, group }
    })
}

/** The notes of RecipeSage, which every export of it has, are a comment with this name; others are those of readers. */
const authorNotesIn = (value: unknown) =>
  [value].flat().find((one): one is Fields => isObject(one) && one.name === 'Author Notes')

/** Where a recipe comes from: an address, else whom it credits. An address within the page or its site is none. */
const sourceOf = ({ url, '@id': id, mainEntityOfPage, isBasedOn, creditText }: Fields) =>
  firstText(
    /^[/#]/.test(plainText(url)) ? '' : url,
    ...[id, mainEntityOfPage].map((one) => addressOrName(one)).map(addressOnly),
    ...[isBasedOn].flat().map(addressOrName),
    creditText,
  )

const addressOrName = (value: unknown) =>
  isObject(value) ? firstText(value.url, value['@id'], value.name) : value

const addressOnly = (value: unknown) => /^https?:/i.test(plainText(value)) && value

/** Steps as a text, as texts, as steps or as sections of steps. */
function instructions(value: unknown, depth: number): Step[] {
  if (typeof value === 'string') return stepsIn(value)
  if (depth > MAX_DEPTH) return []
  if (Array.isArray(value)) return value.flatMap((one) => instructions(one, depth + 1))
  if (!isObject(value)) return []
  const inside = list(value.itemListElement ?? value.item)
  const steps = inside.flatMap((one) => instructions(one, depth + 1))
  if (typesOf(value).includes('HowToSection')) {
    const heading = firstText(value.name, value.text) ?? ''
    return [
      { heading: HEADING.exec(heading)?.groups?.inBrackets ?? heading },
      ...(firstText(value.name) && inside.length === 0 ? stepsIn(value.text) : steps),
    ]
  }
  if (inside.length > 0) return steps
  return (plainText(value.text) || plainText(value.name))
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
}
