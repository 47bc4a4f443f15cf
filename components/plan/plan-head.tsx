import { WeekBar } from '@/components/plan/week-bar'
import { Button } from '@/components/ui/button'
import { ScreenTitle } from '@/components/ui/screen-title'
import { plan as messages } from '@/lib/plan/messages'
import type { useWeek } from '@/lib/plan/use-week'
import { titles } from '@/lib/router/titles'

type PlanHeadProps = {
  week: ReturnType<typeof useWeek>
  /** Whether the planner is loading. */
  isBusy: boolean
  onPlanWeek: () => void
}

/** The title of the plan, its week, and the button of the planner. */
export const PlanHead = ({ week, isBusy, onPlanWeek }: PlanHeadProps) => (
  <div className="flex flex-wrap items-center gap-x-roomy gap-y-tight">
    <ScreenTitle title={titles.plan} />
    <div className="flex min-w-0 grow flex-wrap items-center justify-between gap-x-roomy gap-y-tight">
      <WeekBar days={week.days} today={week.currentDay} onWeek={week.showWeek} onToday={week.showToday} />
      <Button variant="secondary" size="small" isBusy={isBusy} onClick={onPlanWeek} className="print:hidden">
        {messages.planWeek}
      </Button>
    </div>
  </div>
)
