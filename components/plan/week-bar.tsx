import { WeekSwitch } from '@/components/plan/week-switch'
import { Button } from '@/components/ui/button'
import { plan as messages } from '@/lib/plan/messages'

type WeekBarProps = { days: string[]; today: string; onWeek: (day: string) => void; onToday: () => void }

/** The week shown, between buttons to other weeks. */
export function WeekBar({ days, today, onWeek, onToday }: WeekBarProps) {
  return (
    <div className="-mx-tight flex min-w-0 flex-wrap items-center gap-x-tight tablet:-mx-snug">
      <WeekSwitch
        day={days[0] ?? today}
        days={days}
        onDay={onWeek}
        className="font-display text-item tablet:text-section"
      />
      {!days.includes(today) && (
        <Button variant="quiet" size="small" onClick={onToday}>
          {messages.toToday}
        </Button>
      )}
    </div>
  )
}
