import { ActionBar } from '@/components/ui/action-bar'
import { Button } from '@/components/ui/button'
import { plan as messages } from '@/lib/plan/messages'
import { inRubles } from '@/lib/shop/messages'
import { formatKopecks } from '@/lib/shop/money'

type PlanBarProps = {
  /** Number of the week's dishes, leftovers among them. */
  dishCount: number
  /** Their sum at the till, in kopecks; undefined while no price is known. */
  till: number | undefined
  isLoading: boolean
  onBuildList: () => void
}

/** What the week's dishes cost at the till, and the button that builds their shopping list. */
export function PlanBar({ dishCount, till, isLoading, onBuildList }: PlanBarProps) {
  return (
    <ActionBar>
      <div className="flex flex-wrap items-center justify-between gap-x-base gap-y-tight">
        {till !== undefined && (
          <p className="min-w-0 text-caption text-ink-soft">
            {messages.dishesAtTill(dishCount)}{' '}
            <strong className="block text-item font-medium text-ink">{inRubles(formatKopecks(till))}</strong>
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
