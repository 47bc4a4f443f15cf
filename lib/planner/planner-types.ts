import type { MealName } from '@/lib/calendar/meals'
import type { Nutrient } from '@/lib/plan/eaters'
import type { Allergen, Diet } from '@/lib/catalog/diets'
import type { Remainder } from '@/lib/pantry/pantry-store'
import type { RecipeEntry } from '@/lib/recipes/recipe-index-api'
import type { Recipe } from '@/lib/recipes/recipes-api'
import type { RecipeSubstitutes } from '@/lib/recipes/substitutes/substitutes-store'
import type { Product } from '@/lib/shop/shop-api'

/** What the planner is given and what it returns. All of it is plain data, which passes between threads. */

/** The least and the most of a nutrient for a person and a day, in kcal or grams. */
export type Span = { min: number; max: number }

/** A person who eats. `portion`: 1 is a recipe's serving, a child's is less. */
export type Eater = { id: string; portion: number; goals?: Partial<Record<Nutrient, Span>> }

/**
 * A recipe with what the index says of it. `suits` are the meals that it is for; undefined if unknown. `main`: the titles of its
 * main ingredients, the heaviest first.
 */
export type PlannerDish = Pick<Recipe, 'id' | 'title' | 'name' | 'picture' | 'servings' | 'nutrition'> &
  Pick<Recipe, 'ingredients' | 'keepsDays' | 'time'> &
  Pick<RecipeEntry, 'categoryId' | 'tags'> & { suits?: MealName[]; main?: string[] }

/** A meal of a day, an ISO date. */
export type Slot = { day: string; name: MealName }

/** A meal with the ids of those who eat it; without them everybody does. */
export type EatenSlot = Slot & { eaters?: string[] }

/** A meal that is planned already. `isLeftover`: it is eaten, and was cooked and bought for before. */
export type StandingMeal = EatenSlot & { recipeId: string; servings: number; isLeftover?: boolean }

/** Servings of a dish that wait. `of` is the diary entry of its cooking, `until` the last day on which they are good. */
export type Leftovers = { of: string; recipeId: string; servings: number; until: string }

/** A dish that the diary has for a day. */
export type CookedDish = { day: string; recipeId: string }

/** A product at home. `until`: the last day on which it is good, if that is known. */
export type HomeProduct = { title: string; until?: string }

/**
 * What is left of an opened pack; half of it if `amount` is missing. `isListed`: the product is on the shopping list, so that
 * it is bought all the same.
 */
export type OpenedPack = HomeProduct & { amount?: Remainder; isListed?: boolean }

/** A dish of a plan that has to stay where it is. */
export type KeptDish = Slot & { recipeId: string }

export type PlannerInput = {
  dishes: PlannerDish[]
  products: Product[]
  /** The days of the plan, ISO dates in their order. Their standing meals count in packs, sum and budget. */
  days: string[]
  /** The meals to plan. */
  slots: EatenSlot[]
  eaters: Eater[]
  /** Maximum minutes of a dish by day; a day without an entry has no limit. */
  minutes: Record<string, number>
  /** The most that the week may cost at the till, in kopecks. */
  budget?: number
  diet?: Diet
  free: Allergen[]
  /** Whether one dish is cooked for two days. */
  hasPot: boolean
  /** Ids of recipes: liked ones are wanted; struck and disliked ones never come, but struck ones can be asked for again. */
  liked: string[]
  struck: string[]
  disliked: string[]
  /** Ids of the dishes of a plan in place of which the visitor wants another one. */
  seen: string[]
  /** Products at home in an unknown amount. */
  pantry: HomeProduct[]
  opened: OpenedPack[]
  /** Meals by hand, and those of other weeks, which do not come again soon. */
  standing: StandingMeal[]
  /** The visitor's own recipes among those meals and the leftovers: the catalogue lacks them. */
  ownDishes: PlannerDish[]
  /** Dishes that were cooked, which do not come again soon either. */
  cooked: CookedDish[]
  /** What is left of them. */
  leftovers: Leftovers[]
  /** Dishes for meals of `slots` that the visitor wants to keep. */
  kept: KeptDish[]
  /** The same input with the same seed has the same plan. */
  seed: number
}

/** What a plan has to keep to. */
export const limits = ['budget', 'minutes', 'goals', 'repeats'] as const
export type Limit = (typeof limits)[number]

/**
 * Why a dish is in the plan. `leftover`: it is cooked the day before; `pot`: it is cooked for two days; `waiting`: it is left
 * from a dish of the diary; `opened`: it uses up an opened pack; `shared`: a pack of the product serves the other dish, too;
 * `whole`: of its packs almost nothing is left.
 */
export type Reason =
  | { kind: 'leftover' | 'pot' | 'waiting' | 'liked' | 'whole' }
  | { kind: 'opened' | 'pantry' | 'season'; title: string }
  | { kind: 'shared'; title: string; with: string }
  | { kind: 'minutes'; minutes: number }

export type PlannedDish = {
  day: string
  meal: MealName
  dish: Pick<PlannerDish, 'id' | 'title' | 'name' | 'picture' | 'time' | 'nutrition'>
  servings: number
  /** Ids of those who eat it; without them everybody does. */
  eaters?: string[]
  /** The diary entry that it is left from. */
  leftoversOf?: string
  reasons: Reason[]
  /** The limits that this dish exceeds, since no other one was left. */
  exceeds: Limit[]
}

/**
 * A limit to loosen: `value` is the new one, in kopecks or minutes. `free` allows the named allergen, or all if none is named;
 * `dietAndFree` lifts the diet and all allergens, and `anyDish` the strikes too.
 */
export type Offer =
  | { limit: 'budget'; value: number }
  | { limit: 'minutes'; value: number; isWeekend: boolean }
  | { limit: 'free'; allergen?: Allergen }
  | { limit: 'goals' | 'diet' | 'struck' | 'dietAndFree' | 'anyDish' }

/** The input without the catalogue, with the substitutes that its dishes get. */
export type PlannerRequest = Omit<PlannerInput, 'dishes' | 'products'> & { substitutes: RecipeSubstitutes[] }

/** What is left of a product's opened packs, in its smaller unit. */
export type PackLeftover = { title: string; value: number; unit: string }

export type WeekPlan = {
  /** In the order of the slots. */
  dishes: PlannedDish[]
  /** Meals for which there is no dish at all. */
  empty: Slot[]
  /** The sum at the till of the days with their standing meals, in kopecks. */
  till: number
  /** The worth of what is left in opened packs in the end, in kopecks. */
  left: number
  /** What that is, the dearest first. */
  leftovers: PackLeftover[]
  exceeds: Limit[]
  /** How far it is from all wishes, in kopecks. A plan that keeps to all limits costs less than any that does not. */
  cost: number
  /** The limit that costs most, if the plan exceeds any. */
  offer?: Offer
}

/** Whether a plan has a dish for each meal and exceeds no limit. */
export const isWhole = ({ exceeds, empty }: WeekPlan) => exceeds.length === 0 && empty.length === 0
