import clsx from 'clsx/lite'

import { Icon } from '@/components/ui/icon'
import { plan as messages } from '@/lib/plan/messages'
import { addDays, isDay, weekOf } from '@/lib/calendar/days'
import { calendar } from '@/lib/calendar/messages'

type WeekSwitchProps = { day: string; onDay: (day: string) => void; className: string }

const arrow =
  'flex size-touch shrink-0 items-center justify-center rounded-pill text-ink hover:bg-accent-soft hover:text-accent aria-disabled:opacity-50'

/** The week that a day is in, between the ways to the same day of the week before it and after it. */
export function WeekSwitch({ day, onDay, className }: WeekSwitchProps) {
  const [first = day, ...others] = weekOf(day)
  const weekAway = (by: number, label: string) => {
    const next = addDays(day, by)
    const isThere = isDay(next)
    return { 'aria-label': label, 'aria-disabled': !isThere, onClick: () => isThere && onDay(next) }
  }
  return (
    <div className="flex min-w-0 items-center gap-tight">
      <button type="button" {...weekAway(-7, messages.previousWeek)} className={arrow}>
        <Icon name="back" />
      </button>
      <p aria-live="polite" className={clsx('min-w-0 text-center font-medium tabular-nums', className)}>
        {calendar.week(first, others.at(-1) ?? first)}
      </p>
      <button type="button" {...weekAway(7, messages.nextWeek)} className={arrow}>
        <Icon name="back" className="rotate-180" />
      </button>
    </div>
  )
}
