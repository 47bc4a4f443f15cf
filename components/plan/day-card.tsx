import clsx from 'clsx/lite'
import { type ReactNode, useId } from 'react'

import { useFocusAfterRemoval } from '@/components/focus/use-focus-after-removal'
import { MealCard } from '@/components/plan/meal-card'
import { MealSlot } from '@/components/plan/meal-slot'
import { Kcal } from '@/components/plan/kcal'
import type { Dragged } from '@/components/plan/use-draggable'
import { type MealName, mealNames } from '@/lib/calendar/meals'
import { calendar } from '@/lib/calendar/messages'
import type { Meal } from '@/lib/plan/meal'
import { plan as messages } from '@/lib/plan/messages'
import type { Total } from '@/lib/plan/totals'
import type { Recipe } from '@/lib/recipes/recipes-api'

type DayCardProps = {
  day: string
  today: string
  /** Whether narrow windows show this day. They show one at a time. */
  isChosen: boolean
  meals: Meal[]
  recipes: ReadonlyMap<string, Recipe>
  /** Ids of recipes that the API no longer has. */
  gone: ReadonlySet<string>
  kcal: Total
  /** What each person eats (`EaterTotals`). */
  eaten: ReactNode
  onAdd: (name: MealName) => void
  onDrop: (dragged: Dragged, name: MealName) => void
  onChange: (meal: Meal) => void
  onRemove: (meal: Meal) => void
}

/** One day of the plan with its meals: the whole width, or from `desktop` a column whose rows align with the other days. */
export function DayCard({
  day,
  today,
  isChosen,
  meals,
  recipes,
  gone,
  kcal,
  eaten,
  onAdd,
  onDrop,
  onChange,
  onRemove,
}: DayCardProps) {
  const id = useId()
  const { list, onClick } = useFocusAfterRemoval()
  return (
    <section
      aria-labelledby={id}
      className={clsx(
        'flex min-w-0 break-inside-avoid flex-col gap-tight desktop:row-span-3 desktop:grid desktop:grid-rows-subgrid desktop:rounded-card desktop:p-tight',
        !isChosen && 'not-print:max-desktop:hidden',
        day < today ? 'desktop:bg-sunken' : 'desktop:bg-surface desktop:shadow-card',
      )}
    >
      <DayHeading id={id} day={day} isToday={day === today} />
      <ul
        ref={list}
        onClick={onClick}
        className="grid gap-tight tablet:grid-cols-2 desktop:grid-cols-1 desktop:content-start"
      >
        {mealNames.map((name) => {
          const ofMeal = meals.filter((meal) => meal.name === name)
          return (
            <MealSlot
              key={name}
              day={day}
              name={name}
              isEmpty={ofMeal.length === 0}
              onAdd={() => onAdd(name)}
              onDrop={(dragged) => onDrop(dragged, name)}
            >
              {ofMeal.map((meal) => (
                <MealCard
                  key={meal.id}
                  meal={meal}
                  recipe={recipes.get(meal.recipe.id)}
                  isGone={gone.has(meal.recipe.id)}
                  onChange={() => onChange(meal)}
                  onRemove={() => onRemove(meal)}
                />
              ))}
            </MealSlot>
          )
        })}
      </ul>
      {meals.length > 0 && (
        <div className="flex flex-col gap-hair">
          <Kcal kcal={kcal} meals={meals} />
          {eaten}
        </div>
      )}
    </section>
  )
}

/** 'Среда 25 ноября', marked if it is today: by a chip, from `desktop` on the date itself. */
function DayHeading({ id, day, isToday }: { id: string; day: string; isToday: boolean }) {
  const [weekday, ...date] = calendar.day(day).split(' ')
  return (
    <h2
      id={id}
      className="flex flex-wrap content-start items-center gap-x-tight text-item font-medium desktop:px-hair desktop:text-label"
    >
      <span>
        <span className="inline-block first-letter:uppercase desktop:block">{weekday}</span>{' '}
        <span
          className={clsx(
            'inline-block',
            isToday &&
              'desktop:-ml-tight desktop:rounded-chip desktop:bg-highlight desktop:px-tight desktop:text-on-highlight',
          )}
        >
          {date.join(' ')}
        </span>
      </span>
      {isToday && (
        <>
          <span
            aria-hidden
            className="rounded-chip bg-highlight px-tight text-caption text-on-highlight desktop:hidden"
          >
            {messages.today}
          </span>
          <span className="sr-only">{messages.today}</span>
        </>
      )}
    </h2>
  )
}
