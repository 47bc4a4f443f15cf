import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { plan as messages } from '@/lib/messages/plan'
import { addDays, weekOf } from '@/lib/week'

type WeekBarProps = { days: string[]; today: string; onWeek: (day: string) => void }

const arrow =
  'flex size-touch items-center justify-center rounded-pill text-ink hover:bg-accent-soft hover:text-accent'

/** Which week is shown, and the ways to others. */
export function WeekBar({ days, today, onWeek }: WeekBarProps) {
  const [first = today] = days
  const last = days.at(-1) ?? first
  return (
    <div className="flex flex-wrap items-center gap-x-tight">
      <button
        type="button"
        aria-label={messages.previousWeek}
        onClick={() => onWeek(addDays(first, -7))}
        className={arrow}
      >
        <Icon name="back" />
      </button>
      <p aria-live="polite" className="font-display text-section font-medium tabular-nums">
        {messages.week(first, last)}
      </p>
      <button
        type="button"
        aria-label={messages.nextWeek}
        onClick={() => onWeek(addDays(first, 7))}
        className={arrow}
      >
        <Icon name="back" className="rotate-180" />
      </button>
      {!days.includes(today) && (
        <Button look="quiet" size="small" onClick={() => onWeek(weekOf(today)[0] ?? today)}>
          {messages.thisWeek}
        </Button>
      )}
    </div>
  )
}
