import { WeekSwitch } from '@/components/plan/week-switch'
import { Button } from '@/components/ui/button'
import { plan as messages } from '@/lib/plan/messages'

type WeekBarProps = { days: string[]; today: string; onWeek: (day: string) => void }

/** The week shown, between buttons to other weeks. */
export function WeekBar({ days, today, onWeek }: WeekBarProps) {
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-x-tight tablet:-mx-snug">
      <WeekSwitch day={days[0] ?? today} onDay={onWeek} className="font-display text-section" />
      {!days.includes(today) && (
        <Button variant="quiet" size="small" onClick={() => onWeek(today)}>
          {messages.thisWeek}
        </Button>
      )}
    </div>
  )
}
