import * as v from 'valibot'

import { amountSchema, servingsSchema } from '@/lib/api/amount'
import { added } from '@/lib/api/card'
import { categorySchema } from '@/lib/api/categories'
import { recipeCardSchema } from '@/lib/api/recipes'

/**
 * Every key of `localStorage`, with the shape that its value has to fit (decisions 4). A list keeps the entries that
 * fit, so one bad entry does not cost the others.
 */

/** How the value of a key is read back from its text; undefined for a value that does not fit. */
export type StoredKey<T> = {
  key: string
  parse: (text: string) => T | undefined
  format: (value: T) => string
}

function json<T>(key: string, parse: (value: unknown) => T | undefined): StoredKey<T> {
  return {
    key,
    parse: (text) => {
      try {
        return parse(JSON.parse(text))
      } catch {
        return undefined
      }
    },
    format: (value) => JSON.stringify(value),
  }
}

function list<T>(key: string, schema: v.GenericSchema<unknown, T>, idOf: (entry: T) => unknown) {
  return json(key, (value) => {
    if (!Array.isArray(value)) return undefined
    const entries = value.flatMap((entry: unknown) => (v.is(schema, entry) ? [v.parse(schema, entry)] : []))
    // None of them fits: then it is some other list.
    if (entries.length === 0 && value.length > 0) return undefined
    return [...new Map(entries.map((entry) => [idOf(entry), entry])).values()]
  })
}

function checked<T>(key: string, schema: v.GenericSchema<unknown, T>) {
  return json(key, (value) => {
    const result = v.safeParse(schema, value)
    return result.success ? result.output : undefined
  })
}

const text = (key: string): StoredKey<string> => ({
  key,
  parse: (value) => value || undefined,
  format: (value) => value,
})

const cartChoices = v.object({
  counts: v.record(v.string(), v.pipe(v.number(), v.integer(), v.minValue(0))),
  removed: v.array(v.string()),
})

/** Counts chosen in the cart by product id, and ids of products taken out of it. */
export type CartChoices = v.InferOutput<typeof cartChoices>

const servings = v.pipe(servingsSchema, v.maxValue(99))

const servingsChoice = v.object({ id: v.string(), servings })

/** The servings chosen for a recipe. */
export type ServingsChoice = v.InferOutput<typeof servingsChoice>

/** The entries of an array that fit, as in `list`. */
const fitting = <T>(schema: v.GenericSchema<unknown, T>) =>
  v.pipe(
    v.array(v.unknown()),
    v.transform((all) => all.flatMap((one) => (v.is(schema, one) ? [v.parse(schema, one)] : []))),
  )

const title = v.pipe(v.string(), v.minLength(1))

const share = v.object({
  id: v.string(),
  title,
  servings,
  of: servings,
  ingredients: v.pipe(
    fitting(v.object({ title, quantity: v.string(), amount: added(amountSchema) })),
    v.minLength(1),
  ),
})

const needs = v.object({
  shares: v.pipe(
    fitting(share),
    v.transform((all) => [...new Map(all.map((one) => [one.id, one])).values()]),
  ),
  own: fitting(title),
})

export const stored = {
  items: list('items', categorySchema, ({ id }) => id),
  shopList: list('shopList', v.pipe(v.string(), v.trim(), v.minLength(1)), (title) => title),
  likedRecipes: list('likedRecipes', recipeCardSchema, ({ id }) => id),
  savedRecipes: list('savedRecipes', recipeCardSchema, ({ id }) => id),
  access: text('access'),
  refresh: text('refresh'),
  isDark: checked('isDark', v.boolean()),
  /** Ingredients that are at home. */
  pantry: list('pantry', v.pipe(v.string(), v.trim(), v.minLength(1)), (title) => title),
  cart: checked('cart', cartChoices),
  /** For how many each recipe is cooked, where it is not as many as it is written for. */
  servings: list('servings', servingsChoice, ({ id }) => id),
  /** What the titles of `shopList` are for: recipes with their shares. */
  needs: checked('needs', needs),
}
