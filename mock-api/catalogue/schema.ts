import * as v from 'valibot'
import { packUnits, parseAmount, weighedUnits, type Pack } from './amounts'

/** What a product is or holds, as far as a diet or an allergy asks. The order is the order of tags. */
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

const looks = [
  'soup',
  'porridge',
  'salad',
  'pasta',
  'grains',
  'slices',
  'whole',
  'patties',
  'stew',
  'bake',
  'pancakes',
  'dumplings',
  'drink',
  'cream',
  'bread',
  'cake',
  'pie',
  'skewers',
  'rolls',
] as const

const slug = v.pipe(
  v.string(),
  v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be a slug: a-z and 0-9 with single hyphens'),
)
const line = v.pipe(v.string(), v.regex(/^\S(.*\S)?$/, 'must be one line without blanks at its ends'))
const positive = v.pipe(v.number(), v.gtValue(0, 'must be more than 0'))
const share = v.pipe(
  v.number(),
  v.minValue(0, 'must be 0 or more'),
  v.maxValue(100, 'must be 100 at most: grams in 100 g'),
)

const some = <S extends v.GenericSchema>(entry: S) =>
  v.pipe(v.array(entry), v.minLength(1, 'must not be empty'))

const amount = v.pipe(
  v.string(),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    try {
      return { text: dataset.value, ...parseAmount(dataset.value) }
    } catch (error) {
      addIssue({ message: error instanceof Error ? error.message : String(error) })
      return NEVER
    }
  }),
)

type AuthoredAmount = v.InferOutput<typeof amount>

const pack = v.pipe(
  amount,
  v.guard(
    (authored: AuthoredAmount): authored is AuthoredAmount & Pack =>
      packUnits.some((unit) => unit === authored.unit),
    `must be in one of ${packUnits.join(', ')}`,
  ),
)

const ingredient = v.pipe(
  v.record(v.string(), amount),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const [only, ...more] = Object.entries(dataset.value)
    if (only && more.length === 0) return { title: only[0], amount: only[1] }
    addIssue({ message: "must be one '<product title>: <amount>'" })
    return NEVER
  }),
)

const product = v.strictObject({
  id: slug,
  title: line,
  pack,
  price: v.pipe(
    v.number(),
    v.minValue(0.2, 'must be 0.2 rubles at least'),
    v.maxValue(150, 'must be 150 rubles at most'),
    v.check((price) => Number(price.toFixed(2)) === price, 'must be in whole kopecks'),
  ),
  per100: v.pipe(
    v.strictObject({
      kcal: v.pipe(v.number(), v.minValue(0, 'must be 0 or more'), v.maxValue(902, 'must be 902 at most')),
      protein: share,
      fat: share,
      carbs: share,
    }),
    v.check(
      ({ protein, fat, carbs }) => protein + fat + carbs <= 101,
      'protein, fat and carbs must make 100 g at most',
    ),
  ),
  /** The share of the raw weight that is eaten, for what is sold with bones, heads and shells. */
  edible: v.optional(v.pipe(positive, v.maxValue(1, 'must be 1 at most')), 1),
  grams: v.optional(v.record(v.picklist(weighedUnits), positive), {}),
  marks: v.optional(v.array(v.picklist(marks)), []),
  staple: v.optional(v.literal(true)),
})

const recipe = v.strictObject({
  id: slug,
  title: line,
  servings: v.pipe(
    v.number(),
    v.integer('must be whole'),
    v.minValue(1, 'must be 1 at least'),
    v.maxValue(24, 'must be 24 at most'),
  ),
  minutes: v.pipe(v.number(), v.integer('must be whole'), v.minValue(1, 'must be 1 at least')),
  ingredients: v.pipe(
    v.array(ingredient),
    v.minLength(5, 'must be 5 at least'),
    v.maxLength(14, 'must be 14 at most'),
  ),
  steps: v.pipe(
    v.array(v.strictObject({ text: line, uses: v.array(line) })),
    v.minLength(4, 'must be 4 at least'),
    v.maxLength(10, 'must be 10 at most'),
  ),
  picture: v.strictObject({
    vessel: v.picklist(vessels),
    look: v.picklist(looks),
    color: v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/, "must be a colour like '#a51f2f'")),
    top: v.pipe(v.array(line), v.minLength(1, 'must be 1 at least'), v.maxLength(4, 'must be 4 at most')),
  }),
})

/** `order.yaml`: the order of the category and department files. */
export const orderFile = v.strictObject({
  categories: some(slug),
  departments: some(slug),
})

/** `products/<department>.yaml` */
export const departmentFile = v.strictObject({ department: line, products: some(product) })

/** `categories/<category id>.yaml` */
export const categoryFile = v.strictObject({ id: slug, title: line, recipes: some(recipe) })

/** `pictures.json`, which `npm run pictures` writes: srcset texts and a blurred placeholder by id. */
export const picturesFile = v.record(
  v.string(),
  v.strictObject({
    avif: v.optional(line),
    webp: v.optional(line),
    blur: v.optional(v.pipe(v.string(), v.startsWith('data:', 'must be a data: address'))),
  }),
)

export type Department = v.InferOutput<typeof departmentFile>
export type CategorySource = v.InferOutput<typeof categoryFile>
export type ProductSource = v.InferOutput<typeof product>
export type RecipeSource = v.InferOutput<typeof recipe>
export type Pictures = v.InferOutput<typeof picturesFile>

/**
 * Checks the content of one file. Each problem is a sentence with the file, the path inside it (list entries by their id
 * where they have one) and what is wrong, and goes to `report`; then the answer is undefined. So it is for a missing file.
 */
export function checkFile<S extends v.GenericSchema>(
  schema: S,
  file: string,
  content: unknown,
  report: (problem: string) => void,
): v.InferOutput<S> | undefined {
  if (content === undefined) {
    report(`${file}: there is no such file`)
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
