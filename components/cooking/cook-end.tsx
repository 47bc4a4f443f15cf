import { useEffect, useRef } from 'react'

import { RecipeMarks } from '@/components/recipes/recipe-marks'
import { TimersLeft } from '@/components/cooking/timers-left'
import { Button } from '@/components/ui/button'
import { buttonClass } from '@/components/ui/button-class'
import { Icon } from '@/components/ui/icon'
import { Picture } from '@/components/ui/picture'
import { pictureProps } from '@/lib/api/assets'
import { eagerPictures } from '@/lib/browser/eager-pictures'
import { cookMode as messages } from '@/lib/cooking/cook-mode-messages'
import { cardOf } from '@/lib/recipes/card-of'
import type { Recipe } from '@/lib/recipes/recipes-api'
import { hash, paths } from '@/lib/router/routes'

type CookEndProps = { recipe: Recipe; onLeave: () => void }

/** The end of cooking: the dish, its timers that are still on, and the ways to the recipe and the plan. */
export function CookEnd({ recipe, onLeave }: CookEndProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])

  return (
    <div className="mx-auto flex w-full max-w-text animate-appear flex-col items-center gap-base desktop:my-auto desktop:grid desktop:max-w-full desktop:grid-cols-2 desktop:gap-vast">
      <div className="relative w-full">
        <Picture
          {...pictureProps(recipe.name, recipe.picture)}
          sizes={eagerPictures.recipe.sizes}
          eager
          className="aspect-video w-full rounded-card shadow-card desktop:aspect-card"
        />
        <RecipeMarks recipe={cardOf(recipe)} className="absolute top-tight right-tight" />
      </div>
      <div className="flex flex-col items-center gap-base">
        <h2
          ref={heading}
          tabIndex={-1}
          className="text-center font-display text-section font-heavy outline-none"
        >
          {messages.enjoy}
        </h2>
        <TimersLeft recipeId={recipe.id} onRemoved={() => heading.current?.focus()} />
        <p className="text-center text-item text-balance text-ink-soft">{messages.afterwards}</p>
        <div className="flex flex-wrap justify-center gap-tight">
          <Button variant="secondary" size="small" onClick={onLeave}>
            {messages.toRecipe}
          </Button>
          <a
            href={hash(paths.plan)}
            className={buttonClass('secondary', 'small', 'hover:border-accent hover:text-accent')}
          >
            <Icon name="calendar" />
            {messages.toPlan}
          </a>
        </div>
      </div>
    </div>
  )
}
