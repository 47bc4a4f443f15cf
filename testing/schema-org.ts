/**
 * The rules of schema.org and of Google's documentation for the types that the pages use: which properties they have, of
 * which form, and which ones a recipe must and should have. A test holds the pages to them.
 * https://schema.org/Recipe, https://developers.google.com/search/docs/appearance/structured-data/recipe
 */

type Check = (value: unknown) => string[]

const text = check('a text', (value) => typeof value === 'string' && value.trim() !== '')
const number = check('a number', (value) => /^\d+(\.\d+)?$/.test(String(value)))
const url = check(
  'an absolute URL',
  (value) => typeof value === 'string' && /^https?:/.test(value) && URL.canParse(value),
)
const date = check(
  'an ISO date',
  (value) => /^\d{4}-\d\d-\d\d$/.test(String(value)) && !Number.isNaN(Date.parse(String(value))),
)
const duration = check('an ISO duration', (value) => /^PT(?=\d)(\d+H)?(\d+M)?(\d+S)?$/.test(String(value)))
const energy = check('an energy such as "270 kcal"', (value) => /^\d+(\.\d+)? kcal$/.test(String(value)))
const mass = check('a mass such as "12 g"', (value) => /^\d+(\.\d+)? g$/.test(String(value)))
const language = check('a language', (value) => /^[a-z]{2}$/.test(String(value)))
const currency = check('a currency', (value) => /^[A-Z]{3}$/.test(String(value)))
const diet = check('a diet', (value) => /^https:\/\/schema\.org\/\w+Diet$/.test(String(value)))

const organization = thing('Organization', { name: text }, ['name'])

const recipe = thing(
  'Recipe',
  {
    name: text,
    url,
    inLanguage: language,
    image: listOf(url),
    author: organization,
    datePublished: date,
    dateModified: date,
    prepTime: duration,
    cookTime: duration,
    totalTime: duration,
    recipeYield: listOf(text),
    recipeCategory: text,
    suitableForDiet: listOf(diet),
    recipeIngredient: listOf(text),
    nutrition: thing(
      'NutritionInformation',
      {
        servingSize: text,
        calories: energy,
        proteinContent: mass,
        fatContent: mass,
        carbohydrateContent: mass,
      },
      ['servingSize', 'calories'],
    ),
    estimatedCost: thing('MonetaryAmount', { currency, value: number }, ['currency', 'value']),
    video: thing(
      'VideoObject',
      { name: text, description: text, thumbnailUrl: listOf(url), uploadDate: date, embedUrl: url, duration },
      ['name', 'thumbnailUrl', 'uploadDate', 'embedUrl'],
    ),
  },
  [
    // Required.
    ...['name', 'image'],
    // Recommended, but for ratings, which nobody gives, the cuisine, and the steps, which only the app shows.
    ...[
      'author',
      'datePublished',
      'totalTime',
      'recipeYield',
      'recipeCategory',
      'recipeIngredient',
      'nutrition',
      'video',
    ],
  ],
)

/** What is wrong with the structured data of a recipe, each with the path of the property. */
export function structureProblems(data: Record<string, unknown>): string[] {
  const { '@context': context, ...rest } = data
  return [
    ...(context === 'https://schema.org' ? [] : ['@context is not https://schema.org']),
    // The two belong together.
    ...('prepTime' in rest === 'cookTime' in rest ? [] : ['prepTime without cookTime']),
    ...recipe(rest),
  ]
}

function check(what: string, isValid: (value: unknown) => boolean): Check {
  return (value) => (isValid(value) ? [] : [`${JSON.stringify(value)} is not ${what}`])
}

function listOf(item: Check): Check {
  return (value) =>
    Array.isArray(value) && value.length > 0 ? value.flatMap(item) : ['is not a filled list']
}

function thing(type: string, properties: Record<string, Check>, needed: string[]): Check {
  return (value) => {
    if (typeof value !== 'object' || value === null) return [`is not a ${type}`]
    const { '@type': actual, ...fields } = value as Record<string, unknown>
    return [
      ...(actual === type ? [] : [`is a ${String(actual)}, not a ${type}`]),
      ...needed.filter((name) => !(name in fields)).map((name) => `${name} is missing`),
      ...Object.entries(fields).flatMap(([name, field]) =>
        (properties[name] ?? (() => [`is no property of ${type}`]))(field).map(
          (problem) => `${name}: ${problem}`,
        ),
      ),
    ]
  }
}
