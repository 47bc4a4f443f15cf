import { PriceFact } from '@/components/catalog/price-fact'
import { TimeFact } from '@/components/recipes/time-fact'
import { BoundWords } from '@/components/ui/bound-words'
import { Picture } from '@/components/ui/picture'
import { Skeleton } from '@/components/ui/skeleton'
import { pictureProps } from '@/lib/api/assets'
import { localDay } from '@/lib/catalog/local-day'
import { catalog } from '@/lib/catalog/messages'
import { picksOfDay } from '@/lib/catalog/picks-of-day'
import type { RecipeEntry } from '@/lib/recipes/recipe-index-api'
import { useRecipeIndex } from '@/lib/recipes/use-recipe-index'
import { hash, paths } from '@/lib/router/routes'
import { useNearViewport } from '@/lib/router/use-near-viewport'

const PICKS = 4

/** Quick recipes of the day, below the categories. Fetched when scrolled near; their space is reserved until then. */
export function QuickToday() {
  const { element, isNear } = useNearViewport('quick today', false)
  const { entries, error } = useRecipeIndex({ isWanted: isNear })
  const picks = entries && picksOfDay(entries, localDay(), PICKS)
  if (picks ? picks.length === 0 : error) return null
  return (
    <section ref={element} aria-labelledby="quick-today" className="mt-base flex flex-col gap-base">
      <h2 id="quick-today" className="font-display text-section font-heavy">
        {catalog.quickToday}
      </h2>
      <div className="grid grid-cols-4 gap-roomy">
        {picks
          ? picks.map((entry) => <Pick key={entry.id} entry={entry} />)
          : Array.from({ length: PICKS }, (_, index) => (
              <div key={index} className="flex flex-col rounded-card bg-surface shadow-card">
                <Skeleton className="aspect-card w-full rounded-card" />
                <div className="h-giant" />
              </div>
            ))}
      </div>
    </section>
  )
}

function Pick({ entry: { id, title, name = '', picture, time, till } }: { entry: RecipeEntry }) {
  return (
    <a
      href={hash(paths.recipe(id))}
      data-card
      className="flex flex-col overflow-hidden rounded-card bg-surface shadow-card hover:text-accent"
    >
      <Picture {...pictureProps(name, picture)} sizes="20rem" className="aspect-card w-full" />
      <span className="flex min-h-giant flex-col justify-between gap-tight p-base">
        <span className="font-display text-item font-medium hyphens-auto">
          <BoundWords text={title} />
        </span>
        <span className="flex flex-wrap gap-x-base text-caption text-ink-soft">
          {time && <TimeFact time={time} />}
          {till !== undefined && <PriceFact till={till} />}
        </span>
      </span>
    </a>
  )
}
