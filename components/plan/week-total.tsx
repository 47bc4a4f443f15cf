import type { ReactNode } from 'react'

import { Kcal } from '@/components/plan/kcal'
import { Prices } from '@/components/plan/prices'
import { isCooked } from '@/lib/plan/leftovers'
import type { Meal } from '@/lib/plan/meal'
import { plan as messages } from '@/lib/plan/messages'
import { kcalTotalOf, type pricesOf } from '@/lib/plan/totals'
import type { Recipe } from '@/lib/recipes/recipes-api'

type WeekTotalProps = {
  meals: Meal[]
  recipes: ReadonlyMap<string, Recipe>
  prices: ReturnType<typeof pricesOf>
  /** What each person eats (`EaterTotals`). */
  eaten: ReactNode
  /** Actions on the whole week. */
  children: ReactNode
}

/** The totals of a week: its dishes, kcal, prices and what each person eats. */
export function WeekTotal({ meals, recipes, prices, eaten, children }: WeekTotalProps) {
  return (
    <section
      aria-labelledby="whole-week"
      className="flex flex-col gap-tight rounded-card bg-sunken p-base desktop:flex-row desktop:flex-wrap desktop:items-center desktop:gap-x-wide"
    >
      <h2 id="whole-week" className="text-item font-medium">
        {messages.total}
      </h2>
      <p className="font-display text-section font-heavy">{messages.dishes(meals.length)}</p>
      <Kcal kcal={kcalTotalOf(meals, recipes)} meals={meals} />
      <div className="flex min-w-0 flex-col gap-tight desktop:flex-1">
        <Prices {...prices} mealCount={meals.filter(isCooked).length} />
      </div>
      {eaten}
      {children}
    </section>
  )
}
