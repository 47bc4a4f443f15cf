import type { PantryItem } from '@/lib/pantry/pantry-store'
import { rests } from '@/lib/pantry/rest-messages'
import { isGoodOn } from '@/lib/pantry/rests'
import { hash, paths } from '@/lib/router/routes'

/** The rests that are named; the others are behind the link. */
const MOST_NAMED = 6

export type HomeRestsProps = { pantry: PantryItem[]; days: string[]; today: string }

/** What is left at home for the days of a week, what spoils first in front: a plan may begin with it. */
export function HomeRests({ pantry, days, today }: HomeRestsProps) {
  const firstDay = days.find((day) => day >= today)
  const left = pantry
    .filter((item) => firstDay && item.amount && isGoodOn(item, firstDay))
    .sort((one, other) => lastDay(one).localeCompare(lastDay(other)))
  if (left.length === 0) return null
  return (
    <p className="max-w-text text-label text-ink-soft tabular-nums print:hidden">
      <a href={hash(paths.pantry)} className="text-link">
        {rests.atHome}
      </a>
      : {rests.list(left.slice(0, MOST_NAMED), today)}
      {left.length > MOST_NAMED && ` ${rests.andMore(left.length - MOST_NAMED)}`}
    </p>
  )
}

const lastDay = ({ until = '9999' }: PantryItem) => until
