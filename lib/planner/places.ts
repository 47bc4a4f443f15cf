import type { HomeRemainder } from '@/lib/pantry/remainders'
import type { EatenSlot, PlannerDish, Span } from '@/lib/planner/planner-types'
import type { PlannerProduct, Use } from '@/lib/planner/planner-products'

/** What the search works on: objects that refer to each other. */

/** A goal of an eater: how much of a nutrient the dishes of a day may have. */
export type Goal = Span & { nutrient: number; portion: number; eater: string }

/** An ingredient with the number of main meals of the present plan that it is a main ingredient of. */
export type MainIngredient = { meals: number }

/** A dish that can be chosen; `count` is how often the present plan has it. */
export type Candidate = {
  dish: PlannerDish
  uses: Use[]
  /** What the dish is felt to be of: its heaviest ingredients. */
  mains: MainIngredient[]
  minutes: number
  isLiked: boolean
  /** Kopecks added to the cost of the dish: a random part that depends on the seed, and a penalty if it was just shown. */
  seedCost: number
  /** Kcal and grams of a serving, in the order of `nutrients`; undefined where they are unknown. */
  nutrition: number[] | undefined
  /** The diary entry of the cooking that it is left from, for a dish that is only eaten. */
  leftoversOf?: string
  count: number
}

/** A meal of the plan. `only` is the dish of a standing meal; leftovers need no products. */
export type Place = EatenSlot & {
  servings: number
  /** Days since the first one. */
  dayIndex: number
  maxMinutes: number
  /** Ids of dishes that other weeks or the diary have too near to this day. */
  recent: ReadonlySet<string>
  candidates: Candidate[]
  /** Whether its one candidate has to stay. */
  isKept: boolean
  only?: Candidate
  isLeftover?: boolean
}

export type Problem = {
  places: Place[]
  products: PlannerProduct[]
  /** What is left at home by title, which is not bought where it is enough. */
  home: ReadonlyMap<string, HomeRemainder>
  goals: Goal[]
  budget: number
  hasPot: boolean
  /** How many liked dishes are wanted. */
  likedWanted: number
  /** The month of the first day, 1 to 12. */
  month: number
}

/** Whether a dish is added to the sums of a plan or taken out of them. */
export type Sign = 1 | -1
