import clsx from 'clsx/lite'
import { useState } from 'react'

import { useDraggable } from '@/components/plan/use-draggable'
import { BoundWords } from '@/components/ui/bound-words'
import { Icon } from '@/components/ui/icon'
import { Picture } from '@/components/ui/picture'
import { pictureProps } from '@/lib/api/assets'
import { isCooked } from '@/lib/plan/leftovers'
import type { Meal } from '@/lib/plan/meal'
import { plan as messages } from '@/lib/plan/messages'
import type { Recipe } from '@/lib/recipes/recipes-api'

type MealCardProps = {
  meal: Meal
  /** Undefined while it is not loaded. */
  recipe: Recipe | undefined
  /** Whether the API no longer has the recipe. */
  isGone: boolean
  onChange: () => void
  onRemove: () => void
}

/** A planned dish, which opens its details and can be dragged to another day or meal. */
export function MealCard({ meal, recipe, isGone, onChange, onRemove }: MealCardProps) {
  const [isDragged, setDragged] = useState(false)
  const ref = useDraggable<HTMLDivElement>({ mealId: meal.id }, setDragged)
  const { title } = meal.recipe
  return (
    <div
      ref={ref}
      className={clsx(
        'relative flex flex-wrap items-start gap-snug rounded-card bg-surface p-tight shadow-card hover:text-accent desktop:flex-col desktop:gap-tight print:p-0 print:shadow-none',
        isDragged && 'opacity-50',
      )}
    >
      <Picture
        {...pictureProps(recipe?.name ?? '', recipe?.picture)}
        sizes="(min-width: 64rem) 12rem, 6rem"
        className="size-preview shrink-0 rounded-control desktop:aspect-card desktop:h-auto desktop:w-full print:hidden"
      />
      <p className="flex min-w-word flex-1 flex-col gap-hair pr-touch desktop:flex-none desktop:pr-0 desktop:pb-hair">
        <span className="text-label font-medium wrap-anywhere hyphens-auto desktop:max-wide:text-caption">
          <BoundWords text={title} />
        </span>
        <span className="text-caption text-ink-soft">
          {isGone
            ? messages.gone
            : isCooked(meal)
              ? messages.facts(meal.servings, recipe?.time)
              : messages.leftoverFacts(meal.servings)}
        </span>
        {recipe?.ingredients.map(
          (ingredient) =>
            ingredient.insteadOf && (
              <span key={ingredient.insteadOf} className="text-caption text-ink-soft">
                {messages.replacedWith(ingredient.title, ingredient.insteadOf)}
              </span>
            ),
        )}
      </p>
      <button
        type="button"
        // When the card has moved to another day, the closed sheet finds it by this id and returns the focus.
        id={`change-${meal.id}`}
        aria-label={messages.changeMeal(title)}
        onClick={onChange}
        className="absolute inset-0 rounded-card"
      />
      <button
        type="button"
        aria-label={messages.removeMeal(title, meal.day)}
        onClick={onRemove}
        className="absolute top-0 right-0 flex size-touch items-center justify-center rounded-pill text-ink-soft hover:text-accent"
      >
        <Icon name="close" className="rounded-pill bg-surface p-hair" />
      </button>
    </div>
  )
}
