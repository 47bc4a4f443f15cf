import clsx from 'clsx/lite'

import { dayOfMonth } from '@/lib/calendar/days'
import { calendar } from '@/lib/calendar/messages'
import { plan as messages } from '@/lib/plan/messages'

/** Maximum number of dots: more of them cannot be counted at a glance. */
const MAX_DOTS = 4

type DayStripProps = {
  /** In the order in which they are shown. */
  days: string[]
  chosen: string
  today: string
  dishCountOf: (day: string) => number
  onDay: (day: string) => void
}

/** The days of a week to choose from, with a dot for each planned dish. */
export function DayStrip({ days, chosen, today, dishCountOf, onDay }: DayStripProps) {
  return (
    <div role="group" aria-label={messages.days} className="grid grid-cols-days desktop:hidden print:hidden">
      {days.map((day) => {
        const count = dishCountOf(day)
        const isChosen = day === chosen
        return (
          <button
            key={day}
            type="button"
            aria-pressed={isChosen}
            aria-current={day === today ? 'date' : undefined}
            onClick={() => onDay(day)}
            className={clsx(
              'flex min-h-touch flex-col items-center gap-hair rounded-control py-tight transition duration-quick',
              isChosen && 'bg-accent text-on-accent',
              !isChosen && (day < today ? 'text-ink-soft' : 'text-ink hover:bg-accent-soft'),
            )}
          >
            <span className="text-caption">{calendar.weekday(day)}</span>{' '}
            <span
              className={clsx(
                'text-item',
                day === today ? 'font-bold' : 'font-medium',
                day === today && !isChosen && 'text-accent',
              )}
            >
              {dayOfMonth(day)}
            </span>{' '}
            <span className="sr-only">{messages.monthWith(day, count)}</span>
            <span className="flex h-hair gap-px">
              {Array.from({ length: Math.min(count, MAX_DOTS) }, (_, index) => (
                <span key={index} className="size-hair rounded-pill bg-current" />
              ))}
            </span>
          </button>
        )
      })}
    </div>
  )
}
