import { useFocusAfterRemoval } from '@/components/focus/use-focus-after-removal'
import { PlannedRow } from '@/components/planner/planned-row'
import { SwapChoices } from '@/components/planner/swap-choices'
import type { Eater } from '@/lib/plan/eaters'
import { planner as messages } from '@/lib/planner/messages'
import type { PlannedDish, Slot, WeekPlan } from '@/lib/planner/planner-types'
import { isSameSlot } from '@/lib/planner/request'

type PlannedListProps = {
  plan: WeekPlan
  /** All people. */
  eaters: Eater[]
  isBusy: boolean
  isKept: (dish: PlannedDish) => boolean
  /** The meal for which another dish is wanted, and the plans with one once they are known. */
  swap: { slot: Slot; plans?: WeekPlan[] } | undefined
  onKeep: (dish: PlannedDish) => void
  onSwap: (dish: PlannedDish) => void
  onChoose: (plan: WeekPlan, dish: PlannedDish) => void
  onStrike: (dish: PlannedDish) => void
}

/** The dishes of a plan, each with why it is there. Rendered without any, too: it moves the focus when the last one goes. */
export function PlannedList({ plan, eaters, swap, isBusy, isKept, ...actions }: PlannedListProps) {
  const { list, onClick } = useFocusAfterRemoval()
  if (plan.dishes.length === 0) return null
  return (
    <ul ref={list} onClick={onClick} aria-label={messages.planned} className="flex flex-col">
      {plan.dishes.map((planned) => {
        const { day, meal } = planned
        const isOpen = swap !== undefined && isSameSlot(swap.slot, { day, name: meal })
        return (
          <PlannedRow
            key={`${day} ${meal}`}
            planned={planned}
            eaters={eaters}
            isBusy={isBusy}
            isKept={isKept(planned)}
            isOpen={isOpen}
            onKeep={() => actions.onKeep(planned)}
            onSwap={() => actions.onSwap(planned)}
            onStrike={() => actions.onStrike(planned)}
          >
            {isOpen && <SwapChoices planned={planned} plans={swap.plans} onChoose={actions.onChoose} />}
          </PlannedRow>
        )
      })}
    </ul>
  )
}
