import clsx from 'clsx/lite'
import { useState } from 'react'

import { useDraggable } from '@/components/plan/use-drag-and-drop'
import { Button } from '@/components/ui/button'
import { Picture } from '@/components/ui/picture'
import type { Recipe } from '@/lib/recipes/recipes-api'
import { pictureProps } from '@/lib/api/assets'
import type { Meal } from '@/lib/plan/meal'
import { plan as messages } from '@/lib/plan/messages'
import { hash, paths } from '@/lib/router/routes'
import { useServingsStore } from '@/lib/recipes/servings-store'
import { calendar } from '@/lib/calendar/messages'

type MealRowProps = {
  meal: Meal
  /** Undefined until it is loaded. */
  recipe: Recipe | undefined
  onChange: () => void
  onRemove: () => void
}

/** One dish of a day, which can be dragged to another day. Its link opens the recipe with the servings of the meal. */
export function MealRow({ meal, recipe, onChange, onRemove }: MealRowProps) {
  const [isDragged, setDragged] = useState(false)
  const ref = useDraggable<HTMLLIElement>(meal.id, setDragged)
  const chooseServings = useServingsStore((state) => state.choose)
  const { title, id } = meal.recipe
  return (
    <li
      ref={ref}
      className={clsx('flex flex-col rounded-control bg-sunken p-snug', isDragged && 'opacity-50')}
    >
      <div className="flex items-start gap-snug">
        {recipe && (
          <Picture
            {...pictureProps(recipe.name, recipe.picture)}
            sizes="4.5rem"
            className="size-huge shrink-0 rounded-control print:hidden"
          />
        )}
        <div className="min-w-0">
          <span className="block text-caption text-ink-soft">{calendar.meals[meal.name]}</span>
          <a
            href={hash(paths.recipe(id))}
            // By default the browser drags the link's address.
            draggable={false}
            onClick={() => chooseServings(id, meal.servings === recipe?.servings ? undefined : meal.servings)}
            className="flex min-h-touch items-center text-item font-medium break-words hover:text-accent"
          >
            {title}
          </a>
          <span className="block text-caption text-ink-soft tabular-nums">
            {[messages.servings(meal.servings), recipe?.kcal && messages.kcalPerServing(recipe.kcal)]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </div>
      </div>
      <span className="-mx-snug -mb-tight flex flex-wrap print:hidden">
        <Button
          variant="quiet"
          size="small"
          // Restores the focus after the row has moved to another day.
          id={`change-${meal.id}`}
          aria-label={messages.changeMeal(title)}
          onClick={onChange}
        >
          {messages.change}
        </Button>
        <Button
          variant="quiet"
          size="small"
          aria-label={messages.removeMeal(title, meal.day)}
          onClick={onRemove}
        >
          {messages.remove}
        </Button>
      </span>
    </li>
  )
}
