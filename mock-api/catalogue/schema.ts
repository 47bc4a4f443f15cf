import * as v from 'valibot'
import { allPackNames } from '../../lib/quantities/pack-names'
import { amount, type ParsedAmount } from './amount-field'
import { packUnits, productUnits, type Pack } from './amounts'
import { noteFields } from './notes-schema'
import { countingNumber, line, nonEmptyArray, positive, slug } from './field-rules'

/** Allergens and other marks of a product that diet and allergy tags are derived from, in the order of the tags. */
export const marks = [
  'meat',
  'fish',
  'seafood',
  'dairy',
  'egg',
  'gluten',
  'nuts',
  'peanut',
  'soy',
  'sesame',
  'celery',
  'mustard',
  'honey',
  'alcohol',
] as const

const vessels = [
  'bowl',
  'plate',
  'pan',
  'pot',
  'board',
  'baking-dish',
  'glass',
  'cup',
  'jar',
  'cake-stand',
] as const

const gramsPer100 = v.pipe(
  v.number(),
  v.minValue(0, 'must be 0 or more'),
  v.maxValue(100, 'must be at most 100: grams in 100 g'),
)

const pack = v.pipe(
  amount,
  v.guard(
    (parsed: ParsedAmount): parsed is ParsedAmount & Pack => packUnits.some((unit) => unit === parsed.unit),
    `must have one of the units ${packUnits.join(', ')}`,
  ),
)

const ingredient = v.pipe(
  v.record(v.string(), amount),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const [entry, ...others] = Object.entries(dataset.value)
    if (entry && others.length === 0) return { title: entry[0], amount: entry[1] }
    addIssue({ message: "must be a single '<product title>: <amount>'" })
    return NEVER
  }),
)

const product = v.strictObject({
  id: slug,
  title: line,
  pack,
  packName: v.optional(v.picklist(allPackNames)),
  price: v.pipe(
    v.number(),
    v.minValue(0.2, 'must be at least 0.2 rubles'),
    v.maxValue(150, 'must be at most 150 rubles'),
    v.check((price) => Number(price.toFixed(2)) === price, 'must be in whole kopecks'),
  ),
  per100: v.pipe(
    v.strictObject({
      kcal: v.pipe(v.number(), v.minValue(0, 'must be 0 or more'), v.maxValue(902, 'must be at most 902')),
      protein: gramsPer100,
      fat: gramsPer100,
      carbs: gramsPer100,
    }),
    v.check(
      ({ protein, fat, carbs }) => protein + fat + carbs <= 101,
      'protein, fat and carbs must add up to at most 100 g',
    ),
  ),
  /** The edible fraction of the raw weight: below 1 for products sold with bones, heads or shells. */
  edible: v.optional(v.pipe(positive, v.maxValue(1, 'must be at most 1')), 1),
  grams: v.optional(v.record(v.picklist(productUnits), positive), {}),
  marks: v.optional(v.array(v.picklist(marks)), []),
  staple: v.optional(v.literal(true)),
  /** What the label says: per cent of fat, of cheese in its dry matter, composition and shelf life. */
  fat: v.optional(gramsPer100),
  fatInDryMatter: v.optional(gramsPer100),
  composition: v.optional(line),
  shelfLifeDays: v.optional(countingNumber),
  /** When it is in season. */
  months: v.optional(nonEmptyArray(v.pipe(countingNumber, v.maxValue(12, 'must be a month, 1 to 12')))),
})

const recipe = v.strictObject({
  id: slug,
  title: line,
  servings: v.pipe(countingNumber, v.maxValue(24, 'must be at most 24')),
  minutes: countingNumber,
  ingredients: v.pipe(
    v.array(ingredient),
    v.minLength(5, 'must have at least 5 entries'),
    v.maxLength(14, 'must have at most 14 entries'),
  ),
  steps: v.pipe(
    v.array(v.strictObject({ text: line, uses: v.array(line) })),
    v.minLength(4, 'must have at least 4 entries'),
    v.maxLength(10, 'must have at most 10 entries'),
  ),
  ...noteFields,
  film: v.strictObject({
    vessel: v.picklist(vessels),
    color: v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/, "must be a hex colour such as '#a51f2f'")),
  }),
})

/** `order.yaml`: the order of the category and department files. */
export const orderFile = v.strictObject({
  categories: nonEmptyArray(slug),
  departments: nonEmptyArray(slug),
})

/** `products/<department>.yaml` */
export const departmentFile = v.strictObject({ department: line, products: nonEmptyArray(product) })

/** `categories/<category id>.yaml` */
export const categoryFile = v.strictObject({ id: slug, title: line, recipes: nonEmptyArray(recipe) })

/** `pictures.json`, written by `npm run pictures`: srcsets and a blurred placeholder by id. */
export const picturesFile = v.record(
  v.string(),
  v.strictObject({
    avif: v.optional(line),
    webp: v.optional(line),
    blur: v.optional(v.pipe(v.string(), v.startsWith('data:', 'must be a data: URL'))),
  }),
)

export type Department = v.InferOutput<typeof departmentFile>
export type CategorySource = v.InferOutput<typeof categoryFile>
export type ProductSource = v.InferOutput<typeof product>
export type RecipeSource = v.InferOutput<typeof recipe>
export type Pictures = v.InferOutput<typeof picturesFile>

/**
 * Validates the content of one file; `content` is undefined for a missing file. Returns the parsed content, or undefined
 * after passing each problem to `report`. A problem names the file, the path inside it (list entries by id, if they have
 * one) and the rule that is broken.
 */
export function checkFile<S extends v.GenericSchema>(
  schema: S,
  file: string,
  content: unknown,
  report: (problem: string) => void,
): v.InferOutput<S> | undefined {
  if (content === undefined) {
    report(`${file}: file not found`)
    return undefined
  }
  const result = v.safeParse(schema, content)
  if (result.success) return result.output
  result.issues.forEach((issue) => report([file, pathOf(issue), issue.message].filter(Boolean).join(': ')))
  return undefined
}

function pathOf({ path }: v.BaseIssue<unknown>): string {
  return (path ?? []).map(({ key, value }) => idOf(value) ?? String(key)).join('.')
}

function idOf(value: unknown): string | undefined {
  const hasId = typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string'
  return hasId ? String(value.id) : undefined
}
