import clsx from 'clsx/lite'
import { memo } from 'react'

import { FlipCard } from '@/components/catalog/flip-card'
import { LongGrid } from '@/components/catalog/long-grid'
import { PriceFact } from '@/components/catalog/price-fact'
import { KcalFact } from '@/components/recipes/kcal-fact'
import { LastCooked } from '@/components/recipes/last-cooked'
import { RecipeMarks } from '@/components/recipes/recipe-marks'
import { TimeFact } from '@/components/recipes/time-fact'
import { Button } from '@/components/ui/button'
import { hasDiary } from '@/lib/diary/has-diary'
import type { RecipeCard } from '@/lib/recipes/recipes-api'
import { catalog } from '@/lib/catalog/messages'
import { navigate } from '@/lib/router/navigation'
import { hash, paths } from '@/lib/router/routes'
import { isSignedIn, useSessionStore } from '@/lib/session/session-store'

type RecipeGridProps = {
  recipes: RecipeCard[]
  /** Returns the rubles at the till; undefined if prices are not shown. */
  priceOf?: (id: string) => number | undefined
}

/**
 * Recipe cards; like and save are for signed-in visitors only. Memoized, so that the screen above a long grid can rerender
 * without its cards.
 */
export const RecipeGrid = memo(function RecipeGrid({ recipes, priceOf }: RecipeGridProps) {
  const signedIn = useSessionStore(isSignedIn)
  return (
    <LongGrid shape="card" items={recipes}>
      {(recipe, index, eager) => (
        <li
          key={recipe.id}
          aria-setsize={recipes.length}
          aria-posinset={index + 1}
          className="relative flex flex-col rounded-card bg-surface shadow-card"
        >
          <FlipCard
            card={recipe}
            href={hash(paths.recipe(recipe.id))}
            shape="card"
            eager={eager}
            className="grow"
          />
          {signedIn && (
            <RecipeMarks
              recipe={recipe}
              // One in each corner, since side by side they would cover a small picture. Presses between them reach the link.
              className="pointer-events-none absolute inset-x-tight top-tight justify-between *:pointer-events-auto tablet:top-snug tablet:right-snug tablet:left-auto"
            />
          )}
          <div className="flex flex-col gap-snug px-snug pb-snug tablet:px-base tablet:pb-base">
            <div
              className={clsx(
                'card-facts flex flex-wrap content-start gap-x-snug text-caption text-ink-soft',
                // Three lines on phones: the day on which a dish was cooked last loads late.
                hasDiary() && 'min-h-bar tablet:min-h-0',
              )}
            >
              <TimeFact time={recipe.time} />
              {recipe.kcal && <KcalFact kcal={recipe.kcal} />}
              <LastCooked id={recipe.id} />
              {priceOf && <PriceFact till={priceOf(recipe.id)} />}
            </div>
            <Button onClick={() => navigate(paths.recipe(recipe.id))}>{catalog.cook}</Button>
          </div>
        </li>
      )}
    </LongGrid>
  )
})
