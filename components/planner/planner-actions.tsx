import { useEffect, useRef } from 'react'

import { Button } from '@/components/ui/button'
import { planner as messages } from '@/lib/planner/messages'
import type { WeekPlan } from '@/lib/planner/planner-types'

type PlannerActionsProps = {
  plan: WeekPlan
  isBusy: boolean
  onAnother: () => void
  onAccept: (isListWanted: boolean) => void
}

/** What the plan costs, and what to do with it, at the bottom of the sheet. */
export function PlannerActions({ plan, isBusy, onAnother, onAccept }: PlannerActionsProps) {
  const bar = useRef<HTMLDivElement>(null)

  // Keeps focused elements out from under the bar.
  useEffect(() => {
    const sheet = bar.current?.closest('dialog')
    const observer = new ResizeObserver(([entry]) =>
      sheet?.style.setProperty('scroll-padding-bottom', `${entry?.borderBoxSize[0]?.blockSize ?? 0}px`),
    )
    if (bar.current) observer.observe(bar.current)
    return () => {
      observer.disconnect()
      sheet?.style.removeProperty('scroll-padding-bottom')
    }
  }, [])

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
