import { StruckLine } from '@/components/planner/struck-line'
import { Button } from '@/components/ui/button'
import { useHeightProperty } from '@/components/ui/use-height-property'
import { planner as messages } from '@/lib/planner/messages'
import type { PlannedDish, WeekPlan } from '@/lib/planner/planner-types'

type PlannerActionsProps = {
  plan: WeekPlan
  /** Whether some meals of these days were in the plan before; the sums include them. */
  hasStanding: boolean
  /** The dish that was struck just now. */
  struck: PlannedDish['dish'] | undefined
  isBusy: boolean
  onTakeBack: () => void
  onAnother: () => void
  onAccept: (isListWanted: boolean) => void
}

const sheetOf = (element: HTMLElement) => element.closest('dialog')

/** What the plan costs, and what to do with it, at the bottom of the sheet. */
export function PlannerActions({ plan, hasStanding, struck, isBusy, ...actions }: PlannerActionsProps) {
  // Keeps focused elements out from under the bar.
  const bar = useHeightProperty('scroll-padding-bottom', sheetOf)
  return (
    <div
      ref={bar}
      className="bottom-0 -mx-roomy -mb-roomy flex flex-col gap-tight border-t border-line bg-surface p-roomy pt-tight tall:sticky"
    >
      {struck && <StruckLine dish={struck} onTakeBack={actions.onTakeBack} />}
      {plan.till > 0 && (
        <p className="flex flex-wrap items-baseline gap-x-base text-caption text-ink-soft">
          <strong className="text-item font-medium text-ink">{messages.till(plan.till)}</strong>
          {hasStanding && messages.tillOfAll}
          <span>{messages.left(plan.left)}</span>
        </p>
      )}
      <Button onClick={() => actions.onAccept(true)} className="w-full">
        {messages.acceptToList}
      </Button>
      <div className="grid grid-cols-2 gap-tight">
        <Button variant="secondary" size="small" isBusy={isBusy} onClick={actions.onAnother}>
          {messages.another}
        </Button>
        <Button variant="secondary" size="small" onClick={() => actions.onAccept(false)}>
          {messages.accept}
        </Button>
      </div>
    </div>
  )
}
