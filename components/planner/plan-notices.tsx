import type { ReactNode } from 'react'

import { Button } from '@/components/ui/button'
import { QuietNotice } from '@/components/ui/quiet-notice'
import type { ErrorDescription } from '@/lib/feedback/describe-error'
import { loosen } from '@/lib/planner/loosen'
import { planner as messages } from '@/lib/planner/messages'
import type { WeekPlan } from '@/lib/planner/planner-types'
import type { Lack } from '@/lib/planner/protocol'
import type { Wishes } from '@/lib/planner/wishes'

type PlanNoticesProps = {
  /** Undefined while it is being made. */
  plan: WeekPlan | undefined
  /** What it was made without. */
  lacks?: Lack[]
  wishes: Wishes
  /** Whether everything of the days is planned already. */
  isNothingOpen: boolean
  failure: ErrorDescription | undefined
  onNextWeek: () => void
  onList: () => void
  onRetry: () => void
  onChange: (wishes: Partial<Wishes>) => void
}

/** What the plan exceeds or lacks, each with the way on. */
export function PlanNotices({
  plan,
  lacks = [],
  wishes,
  isNothingOpen,
  failure,
  ...actions
}: PlanNoticesProps) {
  if (isNothingOpen)
    return (
      <Notice texts={[messages.allPlanned]}>
        <div className="flex flex-wrap gap-tight">
          <Button size="small" onClick={actions.onNextWeek}>
            {messages.nextWeek}
          </Button>
          <Button variant="secondary" size="small" onClick={actions.onList}>
            {messages.toList}
          </Button>
        </div>
      </Notice>
    )
  if (failure) return <QuietNotice notice={failure.hint} retry={failure.retry} onRetry={actions.onRetry} />
  if (!plan) return null
  const { offer } = plan
  const texts = [
    ...(plan.exceeds.length > 0 ? [messages.exceeded(plan.exceeds)] : []),
    ...(plan.dishes.length === 0 ? [messages.nothingFits] : []),
    ...(plan.dishes.length > 0 && plan.empty.length > 0 ? [messages.empty(plan.empty)] : []),
  ]
  const missing = [
    ...(lacks.includes('prices') ? [messages.withoutPrices(wishes)] : []),
    ...(lacks.includes('recipes') ? [messages.withoutSomeRecipes] : []),
  ]
  return (
    <>
      {texts.length > 0 && (
        <Notice texts={texts}>
          {offer && (
            <Button
              variant="secondary"
              size="small"
              onClick={() => actions.onChange(loosen(offer, wishes))}
              className="self-start"
            >
              {messages.offer(offer, wishes)}
            </Button>
          )}
        </Notice>
      )}
      {missing.length > 0 && (
        <Notice texts={missing}>
          <Button variant="secondary" size="small" onClick={actions.onRetry} className="self-start">
            {messages.goOn}
          </Button>
        </Notice>
      )}
    </>
  )
}

function Notice({ texts, children }: { texts: string[]; children?: ReactNode }) {
  return (
    <div
      role="status"
      className="flex flex-col gap-snug rounded-control bg-sunken px-base py-snug text-label"
    >
      {texts.map((text) => (
        <p key={text}>{text}</p>
      ))}
      {children}
    </div>
  )
}
