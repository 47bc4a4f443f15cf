import type { Amount } from '@/lib/quantities/amount-schema'

/** Energy in kcal, the rest in grams. */
export type Nutrition = { kcal: number; protein: number; fat: number; carbs: number }

/** Grams per unit of a product, for the units that do not measure weight ('шт', 'зубчик', 'мл', …). */
type Weights = Partial<Record<string, number>>

/**
 * The food table of a product: `per100` is for 100 g of its edible part, `edible` that part of the weight, 0 to 1. `contains`
 * are its allergens, where the API names them.
 */
export type Food = { per100: Nutrition; edible: number; grams: Weights; contains?: string[] }

/** What one serving has of weighed parts: energy in steps of 5 kcal, whole grams. The catalogue counts by it, too. */
export function nutritionPerServing(
  parts: { grams: number; food: Pick<Food, 'per100' | 'edible'> }[],
  servings: number,
): Nutrition {
  const sum = (nutrient: keyof Nutrition) =>
    parts.reduce((all, { grams, food }) => all + (grams * food.edible * food.per100[nutrient]) / 100, 0) /
    servings
  return {
    kcal: Math.round(sum('kcal') / 5) * 5,
    protein: Math.round(sum('protein')),
    fat: Math.round(sum('fat')),
    carbs: Math.round(sum('carbs')),
  }
}

/** Grams per unit of a product with these weights; undefined where they lack the unit. */
export function gramsPerUnit(unit: string, weights: Weights): number | undefined {
  if (unit === 'г') return 1
  if (unit === 'кг') return 1000
  if (unit === 'л') return weights.мл && weights.мл * 1000
  return Object.hasOwn(weights, unit) ? weights[unit] : undefined
}

/** What is counted of an own recipe, for one serving, and the titles of the ingredients that are not. */
export type CountedNutrition = {
  /** Undefined where nothing was counted. */
  nutrition: Nutrition | undefined
  without: string[]
  /** Whether all that has an amount was counted. */
  isWhole: boolean
}

type Part = { title: string; amount?: Amount }

/**
 * Counts ingredients by the food tables of the products with their titles. What has no table, or an amount that cannot be
 * weighed, is left out and named, and so is what is taken to taste, unless it has no energy. Without servings nothing is
 * counted.
 */
export function countNutrition(
  ingredients: Part[],
  servings: number | undefined,
  foods: ReadonlyMap<string, Food>,
): CountedNutrition {
  if (!servings) return { nutrition: undefined, without: [], isWhole: false }
  const parts = ingredients.map(({ title, amount }) => {
    const food = foods.get(title)
    const isToTaste = amount?.value === null && !amount.grams
    const grams = isToTaste && food?.per100.kcal === 0 ? 0 : food && amount && weigh(amount, food.grams)
    return { title, isToTaste, part: food && grams !== undefined ? { grams, food } : undefined }
  })
  const counted = parts.flatMap(({ part }) => part ?? [])
  const without = parts.filter(({ part }) => !part)
  return {
    nutrition: counted.length > 0 ? nutritionPerServing(counted, servings) : undefined,
    without: [...new Set(without.map(({ title }) => title))],
    isWhole: counted.length > 0 && without.every(({ isToTaste }) => isToTaste),
  }
}

/** Ingredients with the weights of their amounts, if the food table of the product with the same title has them. */
export const withWeights = <T extends Part>(ingredients: T[], foods: ReadonlyMap<string, Food>): T[] =>
  ingredients.map((one) => {
    const food = foods.get(one.title)
    const grams = food && one.amount && weigh(one.amount, food.grams)
    return grams ? { ...one, amount: { ...one.amount, grams: Math.round(grams * 1000) / 1000 } } : one
  })

/** The weight in grams: as written, by the product's own units, or by the volume that a spoon or a glass of it has. */
function weigh({ value, unit, grams }: Amount, weights: Weights): number | undefined {
  if (grams) return grams
  if (value === null) return undefined
  const perUnit = gramsPerUnit(unit, weights)
  if (perUnit !== undefined) return value * perUnit
  const size = millilitres.get(unit)
  const [known] = [...millilitres].filter(([one]) => weights[one])
  if (!size || !known) return undefined
  const [knownUnit, knownSize] = known
  return (value * size * (weights[knownUnit] ?? 0)) / knownSize
}

/** Sizes of measures, the surest to weigh by first. A glass is the one of Soviet tables, full to the rim. */
const millilitres = new Map([
  ['мл', 1],
  ['ст. л.', 15],
  ['ч. л.', 5],
  ['л', 1000],
  ['стакан', 250],
])
