import { PackLeftovers } from '@/components/planner/pack-leftovers'
import { PlanNotices } from '@/components/planner/plan-notices'
import { PlannedList } from '@/components/planner/planned-list'
import { PlannerActions } from '@/components/planner/planner-actions'
import { PlannerProgress } from '@/components/planner/planner-progress'
import { StruckLine } from '@/components/planner/struck-line'
import { WishesForm } from '@/components/planner/wishes-form'
import { Disclosure } from '@/components/ui/disclosure'
import { Sheet } from '@/components/ui/sheet'
import { Loading, Skeleton } from '@/components/ui/skeleton'
import { describeError } from '@/lib/feedback/describe-error'
import { common } from '@/lib/feedback/messages'
import { acceptPlan } from '@/lib/planner/accept-plan'
import { planner as messages } from '@/lib/planner/messages'
import { isWhole } from '@/lib/planner/planner-types'
import { useOwnRecipes } from '@/lib/planner/use-own-recipes'
import { useWeekPlan } from '@/lib/planner/use-week-plan'
import type { Recipe } from '@/lib/recipes/recipes-api'

type PlannerSheetProps = {
  /** The days to plan, and all that may be chosen. */
  days: string[]
  /** Called when the dishes are in the plan; with `true` the shopping list is wanted next. */
  onAccept: (isListWanted: boolean) => void
  /** Plans the week after these days instead. */
  onNextWeek: () => void
  onClose: () => void
}

/** A plan for the days, of which the visitor keeps, replaces or strikes dishes before they go into the week. */
export function PlannerSheet({ onClose, ...props }: PlannerSheetProps) {
  const ownRecipes = useOwnRecipes(props.days)
  return (
    <Sheet title={messages.title} closeLabel={common.close} onClose={onClose}>
      {ownRecipes ? (
        <PlannedWeek {...props} ownRecipes={ownRecipes} />
      ) : (
        <Loading label={common.loading}>
          <Skeleton className="h-giant w-full rounded-card" />
        </Loading>
      )}
    </Sheet>
  )
}

type PlannedWeekProps = Omit<PlannerSheetProps, 'onClose'> & { ownRecipes: Recipe[] }

function PlannedWeek({ days, ownRecipes, onAccept, onNextWeek }: PlannedWeekProps) {
  const week = useWeekPlan(days, ownRecipes)
  const { plan, wishes, eaters, isBusy, request } = week
  const failure = describeError(week.error, null)
  const isNothingOpen = request.slots.length === 0

  function accept(isListWanted: boolean) {
    acceptPlan(plan?.dishes ?? [])
    onAccept(isListWanted)
  }

  return (
    <>
      <div className="rounded-card bg-sunken py-hair">
        <Disclosure title={messages.wishes} isHeading={false}>
          {() => (
            <WishesForm
              wishes={wishes}
              eaters={eaters}
              days={days}
              chosenDays={week.days}
              onChange={week.changeWishes}
              onEaters={week.changeEaters}
              onDays={week.changeDays}
            />
          )}
        </Disclosure>
        <p className="px-base pb-tight text-caption text-ink-soft">{messages.wishesOf(wishes, eaters)}</p>
      </div>
      {!isNothingOpen && (
        <PlannerProgress
          share={week.share}
          count={plan?.dishes.length}
          isWhole={plan !== undefined && isWhole(plan)}
          isStopped={week.isStopped}
          onStop={week.stop}
          onStart={week.retry}
        />
      )}
      <PlanNotices
        plan={isBusy || week.isStopped ? undefined : plan}
        lacks={week.lacks}
        wishes={wishes}
        isNothingOpen={isNothingOpen}
        failure={failure}
        onNextWeek={onNextWeek}
        onList={() => onAccept(true)}
        onRetry={week.retry}
        onChange={week.changeWishes}
      />
      {plan && (
        <PlannedList
          plan={plan}
          eaters={eaters}
          isBusy={isBusy}
          isKept={week.isKept}
          swap={week.swap}
          onKeep={week.toggleKept}
          onSwap={week.toggleSwap}
          onChoose={week.chooseSwap}
          onStrike={week.strike}
        />
      )}
      {plan && plan.dishes.length > 0 && (
        <>
          <PackLeftovers leftovers={plan.leftovers} />
          <PlannerActions
            plan={plan}
            hasStanding={request.standing.some(
              ({ day, isLeftover }) => request.days.includes(day) && !isLeftover,
            )}
            struck={week.struck}
            isBusy={isBusy}
            onTakeBack={() => week.takeBackStruck()}
            onAnother={week.planAnother}
            onAccept={accept}
          />
        </>
      )}
      {plan?.dishes.length === 0 && week.struck && (
        <StruckLine dish={week.struck} onTakeBack={() => week.takeBackStruck()} />
      )}
    </>
  )
}
