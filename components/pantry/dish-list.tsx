import { GrowingList } from '@/components/catalog/growing-list'
import { KcalFact } from '@/components/recipes/kcal-fact'
import { TimeFact } from '@/components/recipes/time-fact'
import { BoundWords } from '@/components/ui/bound-words'
import { Button } from '@/components/ui/button'
import { Picture } from '@/components/ui/picture'
import { pictureProps } from '@/lib/api/assets'
import { pantry } from '@/lib/pantry/messages'
import type { Dish } from '@/lib/pantry/rank-dishes'
import { hash, paths } from '@/lib/router/routes'

type DishListProps = {
  dishes: Dish[]
  /** Adds the missing ingredients to the shopping list; undefined if they are unknown, then they are not shown. */
  onAddMissing: ((dish: Dish) => void) | undefined
}

/** Suggested dishes with their pictures, each with a button that adds its missing ingredients to the shopping list. */
export function DishList({ dishes, onAddMissing }: DishListProps) {
  return (
    <section aria-labelledby="dishes" className="flex flex-col gap-base">
      <h2 id="dishes" className="font-display text-section font-heavy">
        {pantry.dishes}
      </h2>
      <p role="status" className="sr-only">
        {pantry.found(dishes.length)}
      </p>
      <GrowingList items={dishes} className="grid gap-snug tablet:grid-cols-2">
        {(dish) => <DishCard key={dish.entry.id} dish={dish} onAddMissing={onAddMissing} />}
      </GrowingList>
    </section>
  )
}

type DishCardProps = Pick<DishListProps, 'onAddMissing'> & { dish: Dish }

function DishCard({ dish, onAddMissing }: DishCardProps) {
  const { entry, missing } = dish
  return (
    <li className="flex flex-col gap-tight rounded-card bg-surface p-snug shadow-card">
      {/* The link reaches over the picture. */}
      <div className="relative flex min-w-0 items-center gap-base hover:text-accent">
        <Picture
          {...pictureProps(entry.name ?? '', entry.picture)}
          sizes="6rem"
          className="size-preview shrink-0 rounded-control"
        />
        <div className="flex min-w-0 flex-col gap-hair">
          <h3 className="text-item font-bold wrap-anywhere hyphens-auto tablet:font-display tablet:font-medium">
            <a
              href={hash(paths.recipe(entry.id))}
              className="after:absolute after:inset-0 after:rounded-control"
            >
              <BoundWords text={entry.title} />
            </a>
          </h3>
          <p className="flex flex-wrap gap-x-base gap-y-hair text-caption text-ink-soft">
            {entry.time && <TimeFact time={entry.time} />}
            {entry.kcal && <KcalFact kcal={entry.kcal} />}
          </p>
        </div>
      </div>
      {missing.length === 0 && <p className="text-label font-medium text-success">{pantry.allThere}</p>}
      {missing.length > 0 && onAddMissing && (
        <div className="flex grow flex-wrap items-center justify-between gap-x-base gap-y-tight">
          <p className="min-w-half flex-1 text-label wrap-anywhere">{pantry.missing(missing)}</p>
          <Button
            variant="secondary"
            size="small"
            aria-label={pantry.addMissingOf(entry.title)}
            onClick={() => onAddMissing(dish)}
          >
            {pantry.addMissing}
          </Button>
        </div>
      )}
    </li>
  )
}
