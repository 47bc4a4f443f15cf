import { Fragment } from 'react'

import { useDiaryStore } from '@/lib/diary/diary-store'
import type { PantryItem } from '@/lib/pantry/pantry-store'
import { remainders } from '@/lib/pantry/remainder-messages'
import { isGoodOn } from '@/lib/pantry/remainders'
import { leftoversPath, waitingLeftovers } from '@/lib/plan/leftovers'
import { plan as messages } from '@/lib/plan/messages'
import { usePlanStore } from '@/lib/plan/plan-store'
import { hash, paths } from '@/lib/router/routes'

/** The remainders that are named; the others are behind the link. */
const MAX_NAMED = 6

export type AtHomeProps = { pantry: PantryItem[]; days: string[]; today: string }

type HomeRemaindersProps = AtHomeProps & {
  /** Dishes of the diary with the servings that wait of them. */
  dishes: { id: string; recipeId: string; title: string; day: string; servings: number }[]
}

/** What is left at home, with the cooked dishes of which servings wait to be planned. */
export function AtHome(props: AtHomeProps) {
  const entries = useDiaryStore((state) => state.entries)
  const meals = usePlanStore((state) => state.meals)
  const waiting = waitingLeftovers(entries, meals, props.today)
  const dishes = entries.map((entry) => ({ ...entry, servings: waiting.get(entry.id) ?? 0 }))
  return <HomeRemainders {...props} dishes={dishes.filter(({ servings }) => servings > 0)} />
}

/** What is left at home for the days of a week, cooked dishes and products: a plan may begin with it. */
export const HomeRemainders = ({ dishes, ...products }: HomeRemaindersProps) => (
  <>
    {dishes.length > 0 && (
      <p className="max-w-text text-label text-ink-soft tabular-nums print:hidden">
        {messages.waiting}:{' '}
        {dishes.map((dish, index) => (
          <Fragment key={dish.id}>
            {index > 0 && '; '}
            <a href={hash(leftoversPath(dish, dish.servings, products.today))} className="text-link">
              {messages.waitingDish(dish.title, dish.servings)}
            </a>
          </Fragment>
        ))}
      </p>
    )}
    <Products {...products} />
  </>
)

/** What spoils first is in front. */
function Products({ pantry, days, today }: AtHomeProps) {
  const firstDay = days.find((day) => day >= today)
  const left = pantry
    .filter((item) => firstDay && item.amount && isGoodOn(item, firstDay))
    .sort((one, other) => lastDay(one).localeCompare(lastDay(other)))
  if (left.length === 0) return null
  return (
    <p className="max-w-text text-label text-ink-soft tabular-nums print:hidden">
      <a href={hash(paths.pantry)} className="text-link">
        {remainders.atHome}
      </a>
      : {remainders.list(left.slice(0, MAX_NAMED), today)}
      {left.length > MAX_NAMED && ` ${remainders.andMore(left.length - MAX_NAMED)}`}
    </p>
  )
}

const lastDay = ({ until = '9999' }: PantryItem) => until
