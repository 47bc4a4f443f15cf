import { Button } from '@/components/ui/button'
import { useHeightProperty } from '@/components/ui/use-height-property'
import { planner as messages } from '@/lib/planner/messages'
import type { WeekPlan } from '@/lib/planner/planner-types'

type PlannerActionsProps = {
  plan: WeekPlan
  isBusy: boolean
  onAnother: () => void
  onAccept: (isListWanted: boolean) => void
}

const sheetOf = (element: HTMLElement) => element.closest('dialog')

/** What the plan costs, and what to do with it, at the bottom of the sheet. */
export function PlannerActions({ plan, isBusy, onAnother, onAccept }: PlannerActionsProps) {
  // Keeps focused elements out from under the bar.
  const bar = useHeightProperty('scroll-padding-bottom', sheetOf)
  return (
    <div
      ref={bar}
      className="bottom-0 -mx-roomy -mb-roomy flex flex-col gap-tight border-t border-line bg-surface p-roomy pt-tight tall:sticky"
    >
      {plan.till > 0 && (
        <p className="flex flex-wrap items-baseline gap-x-base text-caption text-ink-soft">
          <strong className="text-item font-medium text-ink">{messages.till(plan.till)}</strong>
          {messages.left(plan.left)}
        </p>
      )}
      <Button onClick={() => onAccept(true)} className="w-full">
        {messages.acceptToList}
      </Button>
      <div className="grid grid-cols-2 gap-tight">
        <Button variant="secondary" size="small" isBusy={isBusy} onClick={onAnother}>
          {messages.another}
        </Button>
        <Button variant="secondary" size="small" onClick={() => onAccept(false)}>
          {messages.accept}
        </Button>
      </div>
    </div>
  )
}
