import { GrowingList } from '@/components/recipes/growing-list'
import { KcalFact } from '@/components/recipes/kcal-fact'
import { TimeFact } from '@/components/recipes/time-fact'
import { BoundWords } from '@/components/ui/bound-words'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { Picture } from '@/components/ui/picture'
import { pictureProps } from '@/lib/api/assets'
import { pantry } from '@/lib/pantry/messages'
import type { Dish } from '@/lib/pantry/rank-dishes'
import { hash, paths } from '@/lib/router/routes'

type DishListProps = {
  dishes: Dish[]
  /** Adds the missing ingredients to the shopping list; undefined if they are unknown, then they are not shown. */
  onAddMissing: ((dish: Dish) => void) | undefined
  /** The titles on the shopping list. */
  listed: string[]
}

/**
 * Suggested dishes with their pictures: those for which all is at home, then the others, each with a button that adds its
 * missing ingredients to the shopping list.
 */
export function DishList({ dishes, ...props }: DishListProps) {
  const isReady = ({ missing }: Dish) => missing.length === 0
  const groups = [
    { name: 'ready', title: pantry.ready, dishes: dishes.filter(isReady) },
    {
      name: 'lacking',
      title: props.onAddMissing ? pantry.lacking : pantry.dishes,
      dishes: dishes.filter((dish) => !isReady(dish)),
    },
  ]
  return (
    <>
      <p role="status" className="sr-only">
        {pantry.found(dishes.length)}
      </p>
      {groups.map(
        (group) =>
          group.dishes.length > 0 && (
            <section key={group.name} aria-label={group.title} className="flex flex-col gap-base">
              <h2 className="font-display text-section font-heavy">{group.title}</h2>
              <GrowingList
                items={group.dishes}
                name={group.name}
                className="grid gap-snug tablet:grid-cols-2"
              >
                {(dish) => <DishCard key={dish.entry.id} dish={dish} {...props} />}
              </GrowingList>
            </section>
          ),
      )}
    </>
  )
}

type DishCardProps = Omit<DishListProps, 'dishes'> & { dish: Dish }

function DishCard({ dish, onAddMissing, listed }: DishCardProps) {
  const { entry, missing } = dish
  const isListed = missing.every((title) => listed.includes(title))
  return (
    <li className="flex flex-col gap-tight rounded-card bg-surface p-snug shadow-card">
      {/* The link reaches over the picture. */}
      <div className="relative flex flex-wrap items-center gap-base hover:text-accent">
        <Picture
          {...pictureProps(entry.name ?? '', entry.picture)}
          sizes="6rem"
          className="size-preview shrink-0 rounded-control"
        />
        <div className="flex min-w-word flex-1 flex-col gap-hair">
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
      {missing.length > 0 && onAddMissing && (
        <div className="flex grow flex-wrap items-center justify-between gap-x-base gap-y-tight">
          <p className="min-w-half flex-1 text-label wrap-anywhere">{pantry.missing(missing)}</p>
          <Button
            variant={isListed ? 'quiet' : 'secondary'}
            size="small"
            aria-label={(isListed ? pantry.onListOf : pantry.addMissingOf)(entry.title)}
            // Not `disabled`, which would take the focus from it.
            aria-disabled={isListed}
            onClick={() => isListed || onAddMissing(dish)}
            className="aria-disabled:pointer-events-none"
          >
            {isListed && <Icon name="check" />}
            {isListed ? pantry.onList : pantry.addMissing}
          </Button>
        </div>
      )}
    </li>
  )
}
