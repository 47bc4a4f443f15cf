import type { MealName } from '@/lib/calendar/meals'

/** One dish of one meal; `day` is an ISO date such as '2026-11-23'. */
export type Meal = {
  id: string
  day: string
  name: MealName
  recipe: { id: string; title: string }
  servings: number
  /** Ids of those who eat it; without them everybody does. */
  eaters?: string[]
  /** The diary entry of the cooking that it is left from. Such a meal is eaten and neither bought for nor cooked. */
  leftoversOf?: string
}
