import { kcalOf, minutesOf } from '@/lib/recipes/card-numbers'
import type { Recipe, Written } from '@/lib/recipes/recipes-api'
import { servings as servingsText } from '@/lib/text/plural'

/** A recipe as structured data (https://schema.org/Recipe), for search engines and for other recipe managers. */

/** What is known beside the recipe itself. Addresses are absolute, or relative to the page that has the data. */
type RecipeExtras = {
  /** None for a recipe that has no page. */
  address?: string
  images: string[]
  category?: string
  tags?: string[]
  /** The sum at the till in rubles. */
  till?: number
  /** ISO dates. */
  published?: string
  modified?: string
  video?: { address: string; title: string; milliseconds: number }
}

const context = { '@context': 'https://schema.org' }
const author = { '@type': 'Organization', name: 'Tasty' }

const diets = new Map([
  ['vegetarian', 'https://schema.org/VegetarianDiet'],
  ['vegan', 'https://schema.org/VeganDiet'],
])

/** The structured data of a recipe without its steps, which only the app shows. */
export function recipeData(recipe: Recipe, extras: RecipeExtras) {
  const { title, servings, ingredients, written } = recipe
  return {
    ...context,
    '@type': 'Recipe',
    name: title,
    ...(extras.address && { url: extras.address }),
    inLanguage: 'ru',
    ...(extras.images.length > 0 && { image: extras.images }),
    ...(written ? ofWritten(written) : { author }),
    ...(extras.published && { datePublished: extras.published }),
    ...(extras.modified && { dateModified: extras.modified }),
    ...times(recipe),
    ...(servings && { recipeYield: [`${servings}`, servingsText(servings)] }),
    ...(extras.category && { recipeCategory: extras.category }),
    ...(extras.tags && dietsOf(extras.tags)),
    recipeIngredient: inGroups(ingredients.map(ingredientText), written?.groups, (group) => `[${group}]`),
    ...nutrition(recipe),
    ...(extras.till && {
      estimatedCost: { '@type': 'MonetaryAmount', currency: 'BYN', value: extras.till.toFixed(2) },
    }),
    ...(extras.video && { video: videoData(extras.video, extras) }),
  }
}

/** The structured data of a recipe with its steps. */
export const wholeRecipeData = (recipe: Recipe, extras: RecipeExtras) => ({
  ...recipeData(recipe, extras),
  // Also where it is all of the time, or all that is known.
  ...(recipe.activeMinutes && { prepTime: isoDuration(recipe.activeMinutes) }),
  recipeInstructions: recipe.instructions.map((text) => ({ '@type': 'HowToStep', text })),
})

/** What the author of an own recipe noted. A source that is no address is a credit. */
const ofWritten = ({ tags, source, notes }: Written) => ({
  ...(notes && { description: notes }),
  ...(tags.length > 0 && { keywords: tags.join(', ') }),
  ...(source && { [/^https?:\/\/\S+$/i.test(source) ? 'isBasedOn' : 'creditText']: source }),
})

/** Texts with the headings of their groups between them; RecipeSage writes those in brackets. */
export const inGroups = (
  texts: string[],
  groups: (string | undefined)[] = [],
  heading: (group: string) => string,
): string[] =>
  texts.flatMap((text, index) => {
    const group = groups[index]
    return group && group !== groups[index - 1] ? [heading(group), text] : [text]
  })

/** 'Говядина на кости — 700 г' */
export const ingredientText = ({ title, quantity }: Recipe['ingredients'][number]) =>
  quantity ? `${title} — ${quantity.replaceAll('\u00a0', ' ')}` : title

/** 80 -> 'PT1H20M' */
export function isoDuration(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  return `PT${hours ? `${hours}H` : ''}${rest || !hours ? `${rest}M` : ''}`
}

/** The whole time, and of it what is work and what the dish takes by itself. */
function times({ time, activeMinutes }: Recipe) {
  const total = minutesOf(time)
  if (!total) return {}
  const isSplit = activeMinutes !== undefined && activeMinutes < total
  return {
    ...(isSplit && { prepTime: isoDuration(activeMinutes), cookTime: isoDuration(total - activeMinutes) }),
    totalTime: isoDuration(total),
  }
}

function dietsOf(tags: string[]) {
  const suited = tags.flatMap((tag) => diets.get(tag) ?? [])
  return suited.length > 0 ? { suitableForDiet: suited } : {}
}

function nutrition({ nutrition, kcal }: Recipe) {
  const calories = nutrition?.kcal ?? kcalOf(kcal)
  if (calories === undefined) return {}
  return {
    nutrition: {
      '@type': 'NutritionInformation',
      servingSize: servingsText(1),
      calories: `${calories} kcal`,
      ...(nutrition && {
        proteinContent: `${nutrition.protein} g`,
        fatContent: `${nutrition.fat} g`,
        carbohydrateContent: `${nutrition.carbs} g`,
      }),
    },
  }
}

const videoData = (
  { address, title, milliseconds }: NonNullable<RecipeExtras['video']>,
  { images, published }: RecipeExtras,
) => ({
  '@type': 'VideoObject',
  name: title,
  description: title,
  thumbnailUrl: images,
  embedUrl: address,
  ...(published && { uploadDate: published }),
  duration: `PT${Math.round(milliseconds / 1000)}S`,
})
