import { Fragment } from 'react'

import { BoundWords } from '@/components/ui/bound-words'
import { remainders } from '@/lib/pantry/remainder-messages'
import { isGoodOn, type PantryItem } from '@/lib/pantry/pantry-store'
import { leftoversPath } from '@/lib/plan/leftovers'
import { plan as messages } from '@/lib/plan/messages'
import { hash, paths } from '@/lib/router/routes'

/** Maximum number of products that are named; the others are behind the link. */
const MAX_NAMED = 6

// Its height for a finger does not move the lines of the text apart.
const link = '-my-snug text-link'

export type HomeRemaindersProps = {
  pantry: PantryItem[]
  /** Diary entries with leftover servings that are not planned yet. */
  dishes: { id: string; recipeId: string; title: string; day: string; servings: number }[]
  /** The days of the week. */
  days: string[]
  today: string
}

/** The cooked dishes and the products that are left at home for the days of a week. Dishes link to the form that plans them. */
export const HomeRemainders = ({ pantry, dishes, days, today }: HomeRemaindersProps) => (
  <>
    {dishes.length > 0 && (
      <p className="max-w-text text-label text-ink-soft print:hidden">
        {messages.waiting}:{' '}
        {dishes.map((dish, index) => (
          <Fragment key={dish.id}>
            {index > 0 && '; '}
            <a href={hash(leftoversPath(dish, dish.servings, today))} className={link}>
              {/* One item of the link, a flex container, which drops spaces between items. */}
              <span>
                <BoundWords text={messages.waitingDish(dish.title, dish.servings)} />
              </span>
            </a>
          </Fragment>
        ))}
      </p>
    )}
    <Products pantry={pantry} days={days} today={today} />
  </>
)

/** The products whose amounts are known and that are still good this week, those that spoil first in front. */
function Products({ pantry, days, today }: Omit<HomeRemaindersProps, 'dishes'>) {
  const firstDay = days.find((day) => day >= today)
  const left = pantry
    .filter((item) => firstDay && item.amount && isGoodOn(item, firstDay))
    .sort((one, other) => lastGoodDay(one).localeCompare(lastGoodDay(other)))
  if (left.length === 0) return null
  return (
    <p className="max-w-text text-label text-ink-soft print:hidden">
      <a href={hash(paths.pantry)} className={link}>
        {remainders.atHome}
      </a>
      : {remainders.list(left.slice(0, MAX_NAMED), today)}
      {left.length > MAX_NAMED && ` ${remainders.andMore(left.length - MAX_NAMED)}`}
    </p>
  )
}

/** Products without a date come last. */
const lastGoodDay = ({ until = '9999' }: PantryItem) => until
