import { ActionBar } from '@/components/ui/action-bar'
import { Button } from '@/components/ui/button'
import { plan as messages } from '@/lib/plan/messages'
import type { Total } from '@/lib/plan/totals'
import { inRubles } from '@/lib/shop/messages'
import { formatKopecks } from '@/lib/shop/money'

type PlanBarProps = {
  /** Number of the week's dishes that are to be cooked. */
  dishCount: number
  /** Their sum at the till, in kopecks. */
  till: Total
  isLoading: boolean
  onBuildList: () => void
}

/** What the week's dishes cost at the till, and the button that builds their shopping list. */
export function PlanBar({ dishCount, till, isLoading, onBuildList }: PlanBarProps) {
  return (
    <ActionBar>
      <div className="flex flex-wrap items-center justify-between gap-x-base gap-y-tight tablet:mx-auto tablet:w-full tablet:max-w-text desktop:max-w-none">
        {till.unknown < dishCount && (
          <p className="min-w-0 text-caption text-ink-soft">
            {messages.dishesAtTill(dishCount)}{' '}
            <strong className="block text-item font-medium text-ink">
              {inRubles(formatKopecks(till.sum))}
            </strong>
          </p>
        )}
        <Button
          size="small"
          isBusy={isLoading}
          onClick={onBuildList}
          className="grow desktop:ml-auto desktop:max-w-panel"
        >
          {messages.buildList}
        </Button>
      </div>
    </ActionBar>
  )
}
