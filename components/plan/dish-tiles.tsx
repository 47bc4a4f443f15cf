import { useInfiniteScroll } from '@/components/plan/use-infinite-scroll'
import { LastCooked } from '@/components/recipes/last-cooked'
import { BoundWords } from '@/components/ui/bound-words'
import { Picture } from '@/components/ui/picture'
import { pictureProps } from '@/lib/api/assets'
import type { Dish } from '@/lib/plan/dishes'
import { plan as messages } from '@/lib/plan/messages'
import { usualServings } from '@/lib/plan/use-plan'
import { formatTime } from '@/lib/recipes/card-numbers'
import { formatKopecks, toKopecks } from '@/lib/shop/money'
import { atTill } from '@/lib/shop/messages'

type DishTilesProps = { dishes: Dish[]; onPick: (dish: Dish) => void }

/** The dishes to choose from; more of them appear as the visitor scrolls. */
export function DishTiles({ dishes, onPick }: DishTilesProps) {
  const { limit, end } = useInfiniteScroll(dishes.length)
  return (
    <>
      <ul aria-label={messages.choices} className="grid grid-cols-cards gap-tight tablet:grid-cols-3">
        {dishes.slice(0, limit).map((dish) => (
          <DishTile key={dish.id} dish={dish} onPick={() => onPick(dish)} />
        ))}
      </ul>
      {/* Reaches above the end, so that more dishes appear before the visitor gets there. */}
      <div ref={end} className="pointer-events-none -mt-giant h-giant" />
    </>
  )
}

function DishTile({
  dish: { id, title, name, picture, time, till, servings },
  onPick,
}: {
  dish: Dish
  onPick: () => void
}) {
  const sum = till !== undefined && formatKopecks(toKopecks(till))
  const isForOthers = servings !== undefined && servings !== usualServings(id)
  return (
    <li>
      <button
        type="button"
        onClick={onPick}
        className="flex size-full flex-col rounded-card bg-sunken text-left hover:text-accent"
      >
        <Picture
          {...pictureProps(name ?? '', picture)}
          sizes="(min-width: 44rem) 12rem, 45vw"
          className="aspect-card h-auto w-full rounded-card"
        />
        <span className="flex flex-col gap-hair p-snug">
          <span className="text-label font-medium wrap-anywhere hyphens-auto">
            <BoundWords text={title} />
          </span>{' '}
          <span className="text-caption text-ink-soft">
            {time && <span className="block">{formatTime(time)}</span>}{' '}
            {sum && (isForOthers ? messages.tillFor(sum, servings) : atTill(sum))}
            <span className="block">
              <LastCooked id={id} />
            </span>
          </span>
        </span>
      </button>
    </li>
  )
}
