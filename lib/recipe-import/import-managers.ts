import {
  type Fields,
  firstText,
  list,
  nameOf,
  objects,
  recipeOf,
  type Step,
  stepsIn,
} from '@/lib/recipe-import/json-recipe'
import { plainText } from '@/lib/recipe-import/plain-text'
import { readIngredientLines, type ReadRecipe } from '@/lib/recipe-import/read-recipe-text'
import { isObject } from '@/lib/storage/shapes'

/** Recipes as the exports of Mealie, Tandoor and Paprika have them. */

/** A recipe of Mealie. Its archives write keys with '_', its API without. */
export function readMealie(exported: Fields): ReadRecipe {
  const fields = camelCase(exported)
  const steps = list(fields.recipeInstructions).map((step) => (isObject(step) ? step : { text: step }))
  let group: string | undefined
  return recipeOf({
    title: fields.name,
    servings: fields.recipeServings || fields.recipeYieldQuantity || fields.recipeYield,
    active: fields.prepTime,
    cook: fields.performTime || fields.cookTime,
    total: fields.totalTime,
    lines: objects(fields.recipeIngredient)
      .map(camelCase)
      .map((one) => {
        group = plainText(one.title) || group
        const written = firstText(one.display, one.originalText, one.note) ?? ''
        return { text: nameOf(one.food) ? measured({ ...one, amount: one.quantity }) : written, group }
      }),
    steps: steps.flatMap(({ title, text }: Fields) => [{ heading: plainText(title) }, ...stepsIn(text)]),
    tags: [...list(fields.recipeCategory), ...list(fields.tags)].map(nameOf),
    source: fields.orgURL ?? fields.orgUrl,
    notes: [
      fields.description,
      ...objects(fields.notes).map(({ title, text }) =>
        [title, text].map(plainText).filter(Boolean).join(': '),
      ),
    ],
    rating: fields.rating,
    photo: fields.image ? 'missing' : undefined,
  })
}

const camelCase = (fields: Fields): Fields =>
  Object.fromEntries(
    Object.entries(fields).map(([key, value]) => [
      key.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase()),
      value,
    ]),
  )

/** The recipes in a backup of Mealie: the tables of its database. Undefined for anything else. */
export function readMealieBackup(database: Fields): ReadRecipe[] | undefined {
  if (!Array.isArray(database.recipes) || !Array.isArray(database.recipes_ingredients)) return undefined
  const rows = (table: string) => [database[table]].flat().filter(isObject)
  const named = (table: string) => {
    const byId = new Map(rows(table).map((row) => [row.id, row]))
    return (id: unknown) => byId.get(id)
  }
  const ofRecipe = (table: string) => {
    const byRecipe = new Map<unknown, Fields[]>()
    for (const row of rows(table)) byRecipe.set(row.recipe_id, [...(byRecipe.get(row.recipe_id) ?? []), row])
    return ({ id }: Fields) =>
      (byRecipe.get(id) ?? []).sort((a, b) => Number(plainText(a.position)) - Number(plainText(b.position)))
  }
  const [foods, units] = [named('ingredient_foods'), named('ingredient_units')]
  const [tags, categories] = [named('tags'), named('categories')]
  const [ingredients, steps, notes] = ['recipes_ingredients', 'recipe_instructions', 'notes'].map(ofRecipe)
  const [tagged, sorted] = [ofRecipe('recipes_to_tags'), ofRecipe('recipes_to_categories')]
  return rows('recipes').map((recipe) =>
    readMealie({
      ...recipe,
      recipe_ingredient: ingredients?.(recipe).map((row) => ({
        ...row,
        food: foods(row.food_id),
        unit: units(row.unit_id),
      })),
      recipe_instructions: steps?.(recipe),
      notes: notes?.(recipe),
      tags: tagged(recipe).map((row) => tags(row.tag_id)),
      recipe_category: sorted(recipe).map((row) => categories(row.category_id)),
    }),
  )
}

/** A recipe of Tandoor. */
export function readTandoor(fields: Fields): ReadRecipe {
  const steps = objects(fields.steps)
  return recipeOf({
    title: fields.name,
    servings: fields.servings,
    active: `${plainText(fields.working_time)} min`,
    cook: undefined,
    total: `${Number(plainText(fields.working_time)) + Number(plainText(fields.waiting_time))} min`,
    lines: steps.flatMap((step) => {
      let group = plainText(step.name) || undefined
      return objects(step.ingredients).flatMap((one) => {
        if (!one.is_header)
          return { text: measured({ ...one, amount: one.no_amount ? '' : one.amount }), group }
        group = plainText(one.note) || group
        return []
      })
    }),
    steps: steps.flatMap((step) => [{ heading: plainText(step.name) }, ...stepsIn(withoutTemplates(step))]),
    tags: list(fields.keywords).map(nameOf),
    source: fields.source_url,
    notes: [fields.description],
    rating: fields.rating,
  })
}

/** The instruction of a step of Tandoor, which can name its ingredients and amounts by templates. */
const withoutTemplates = ({ instruction, ingredients }: Fields) =>
  plainText(instruction)
    .replace(/\{\{\s*ingredients\[(\d+)\][^{}]*\}\}/g, (_, index: string) =>
      nameOf(objects(ingredients)[Number(index)]?.food),
    )
    .replace(/\{\{\s*scale\(([\d.]+)\)\s*\}\}/g, '$1')

/** A recipe of Paprika, whose ingredients and directions are texts. */
export function readPaprika(fields: Fields): ReadRecipe {
  const ingredients = stepsIn(fields.ingredients)
  const isText = (line: Step) => typeof line === 'string'
  return recipeOf({
    title: fields.name,
    servings: fields.servings,
    active: fields.prep_time,
    cook: fields.cook_time,
    total: fields.total_time,
    lines: readIngredientLines(ingredients.filter(isText).join('\n')),
    steps: [
      ...ingredients.filter((line) => !isText(line)),
      ...stepsIn(
        plainText(fields.directions)
          .replace(/\[photo:[^\]]*\]/g, '')
          .replace(/\[recipe:([^\]]*)\]/g, '$1'),
      ),
    ],
    tags: list(fields.categories),
    source: firstText(fields.source_url, fields.source),
    notes: [fields.description, fields.notes],
    rating: fields.rating,
    photo: photoIn(fields.photo_data) ?? (fields.photo ? 'missing' : undefined),
  })
}

/** A photo in Base64. */
function photoIn(data: unknown): Blob | undefined {
  if (typeof data !== 'string' || !data) return undefined
  try {
    return new Blob([Uint8Array.from(atob(data), (char) => char.charCodeAt(0))])
  } catch {
    return undefined
  }
}

/** '200 г муки (просеять)' */
function measured({ amount, unit, food, note }: Fields) {
  const parts = [numberText(amount), nameOf(unit), nameOf(food)].filter(Boolean).join(' ')
  const added = plainText(note)
  return added ? `${parts} (${added})` : parts
}

/** Tandoor writes 200 as '2E+2', and Mealie a third as 0.333. */
function numberText(value: unknown) {
  const text = plainText(value)
  const number = Number(text)
  if (Number.isNaN(number)) return text
  return number > 0 ? String(Math.round(number * 1000) / 1000) : ''
}
