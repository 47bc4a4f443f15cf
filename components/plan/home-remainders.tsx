import type { PantryItem } from '@/lib/pantry/pantry-store'
import { remainders } from '@/lib/pantry/remainder-messages'
import { isGoodOn } from '@/lib/pantry/remainders'
import { hash, paths } from '@/lib/router/routes'

/** The remainders that are named; the others are behind the link. */
const MAX_NAMED = 6

export type HomeRemaindersProps = { pantry: PantryItem[]; days: string[]; today: string }

/** What is left at home for the days of a week, what spoils first in front: a plan may begin with it. */
export function HomeRemainders({ pantry, days, today }: HomeRemaindersProps) {
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
