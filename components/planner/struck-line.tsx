import { Button } from '@/components/ui/button'
import { planner as messages } from '@/lib/planner/messages'
import type { PlannedDish } from '@/lib/planner/planner-types'

type StruckLineProps = { dish: PlannedDish['dish']; onTakeBack: () => void }

/** Names the dish that was struck just now, and offers to take that back. */
export const StruckLine = ({ dish, onTakeBack }: StruckLineProps) => (
  <div role="status" className="flex items-center justify-between gap-tight text-label">
    <span className="min-w-0 wrap-anywhere">{messages.struck(dish.title)}</span>
    <Button variant="quiet" size="small" onClick={onTakeBack}>
      {messages.takeBackStruck}
    </Button>
  </div>
)
