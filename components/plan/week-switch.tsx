import clsx from 'clsx/lite'

import { Icon } from '@/components/ui/icon'
import { addDays, isDay } from '@/lib/calendar/days'
import { calendar } from '@/lib/calendar/messages'
import { plan as messages } from '@/lib/plan/messages'

type WeekSwitchProps = { day: string; days: string[]; onDay: (day: string) => void; className: string }

const arrowClass =
  'flex size-touch shrink-0 items-center justify-center rounded-pill text-ink hover:bg-accent-soft hover:text-accent aria-disabled:opacity-50'

/** The week of a day, whose days are `days`, between buttons to the same weekday of the previous and the next week. */
export function WeekSwitch({ day, days, onDay, className }: WeekSwitchProps) {
  const stepProps = (step: number, label: string) => {
    const target = addDays(day, step)
    const isValid = isDay(target)
    return { 'aria-label': label, 'aria-disabled': !isValid, onClick: () => isValid && onDay(target) }
  }
  return (
    <div className="flex min-w-0 items-center gap-tight">
      <button type="button" {...stepProps(-7, messages.previousWeek)} className={arrowClass}>
        <Icon name="back" />
      </button>
      <p aria-live="polite" className={clsx('min-w-0 text-center font-medium text-balance', className)}>
        {calendar.week(days[0] ?? day, days.at(-1) ?? day)}
      </p>
      <button type="button" {...stepProps(7, messages.nextWeek)} className={arrowClass}>
        <Icon name="back" className="rotate-180" />
      </button>
    </div>
  )
}
