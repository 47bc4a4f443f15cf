import clsx from 'clsx/lite'
import { useId } from 'react'

import { MealRow } from '@/components/plan/meal-row'
import { Kcal } from '@/components/plan/totals'
import { useDropTarget } from '@/components/plan/use-drag-and-drop'
import { Button } from '@/components/ui/button'
import { useFocusAfterRemoval } from '@/components/focus/use-focus-after-removal'
import type { Recipe } from '@/lib/recipes/recipes-api'
import type { Meal } from '@/lib/plan/meal'
import { plan as messages } from '@/lib/plan/messages'
import type { Total } from '@/lib/plan/totals'
import { calendar } from '@/lib/calendar/messages'

type DayCardProps = {
  day: string
  isToday: boolean
  meals: Meal[]
  recipes: ReadonlyMap<string, Recipe>
  kcal: Total
  onAdd: () => void
  onDrop: (mealId: string) => void
  onChange: (meal: Meal) => void
  onRemove: (meal: Meal) => void
}

/** One day of the plan with its meals and their totals. */
export function DayCard({
  day,
  isToday,
  meals,
  recipes,
  kcal,
  onAdd,
  onDrop,
  onChange,
  onRemove,
}: DayCardProps) {
  const id = useId()
  const { ref, isOver } = useDropTarget<HTMLElement>(onDrop)
  const { list, onClick } = useFocusAfterRemoval()
  return (
    <section
      ref={ref}
      aria-labelledby={id}
      className={clsx(
        'relative flex flex-col gap-snug rounded-card p-base shadow-card transition duration-quick',
        isOver ? 'bg-accent-soft' : 'bg-surface',
      )}
    >
      <h2 id={id} className="text-item font-medium">
        <span className="inline-block first-letter:uppercase">{calendar.day(day)}</span>
        {isToday && (
          <span className="absolute top-0 right-base -translate-y-1/2 rounded-chip bg-highlight px-tight text-caption text-on-highlight">
            {messages.today}
          </span>
        )}
      </h2>
      {meals.length > 0 && (
        <ul ref={list} onClick={onClick} className="flex flex-col gap-tight">
          {meals.map((meal) => (
            <MealRow
              key={meal.id}
              meal={meal}
              recipe={recipes.get(meal.recipe.id)}
              onChange={() => onChange(meal)}
              onRemove={() => onRemove(meal)}
            />
          ))}
        </ul>
      )}
      <div className="mt-auto flex flex-col gap-tight">
        {meals.length > 0 && <Kcal kcal={kcal} mealCount={meals.length} />}
        <Button
          variant="secondary"
          size="small"
          aria-label={messages.addTo(day)}
          onClick={onAdd}
          className="print:hidden"
        >
          {messages.add}
        </Button>
      </div>
    </section>
  )
}
