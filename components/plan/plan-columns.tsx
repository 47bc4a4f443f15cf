import type { ReactNode } from 'react'

import { DayCard } from '@/components/plan/day-card'
import { loadSavedDrawer } from '@/components/plan/lazy-parts'
import type { OpenSheet } from '@/components/plan/plan-sheets'
import type { Dragged } from '@/components/plan/use-draggable'
import { breakpoints, useMedia } from '@/lib/browser/use-media'
import type { MealName } from '@/lib/calendar/meals'
import type { Meal } from '@/lib/plan/meal'
import { mealsOf } from '@/lib/plan/plan'
import { kcalTotalOf } from '@/lib/plan/totals'
import type { usePlan } from '@/lib/plan/use-plan'
import type { useWeek } from '@/lib/plan/use-week'
import { useSavesStore } from '@/lib/recipes/saves-store'
import { useLazyModule } from '@/lib/router/use-lazy-module'

type PlanColumnsProps = {
  plan: ReturnType<typeof usePlan>
  week: ReturnType<typeof useWeek>
  /** What each person eats of these meals. */
  eatenOf: (meals: Meal[]) => ReactNode
  onSheet: (sheet: OpenSheet) => void
  onDrop: (dragged: Dragged, day: string, name: MealName) => void
}

/** The days of the week with their meals, beside each other from `desktop`, and from `wide` beside the saved recipes. */
export function PlanColumns({ plan, week, eatenOf, onSheet, onDrop }: PlanColumnsProps) {
  const { recipes, gone } = plan
  const saved = useSavesStore((state) => state.recipes)
  const { loaded: SavedDrawer } = useLazyModule(loadSavedDrawer, useMedia(breakpoints.wide))
  return (
    <div className="wide:grid wide:grid-cols-drawer wide:items-start wide:gap-tight">
      <div className="grid min-w-0 gap-base desktop:grid-cols-week desktop:gap-tight print:grid-cols-2">
        {week.days.map((day) => {
          const meals = mealsOf(plan.meals, day)
          return (
            <DayCard
              key={day}
              day={day}
              today={week.currentDay}
              isChosen={day === week.chosenDay}
              meals={meals}
              recipes={recipes}
              gone={gone}
              kcal={kcalTotalOf(meals, recipes)}
              eaten={eatenOf(meals)}
              onAdd={(name) => onSheet({ kind: 'picker', day, name })}
              onDrop={(dragged, name) => onDrop(dragged, day, name)}
              onChange={({ id }) => onSheet({ kind: 'meal', id })}
              onRemove={plan.remove}
            />
          )
        })}
      </div>
      <div className="sticky top-giant hidden wide:block print:hidden">
        {SavedDrawer && <SavedDrawer dishes={[...saved].reverse()} />}
      </div>
    </div>
  )
}
