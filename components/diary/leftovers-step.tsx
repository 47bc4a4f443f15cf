import { Button, LinkButton } from '@/components/ui/button'
import { today } from '@/lib/calendar/days'
import type { DiaryEntry } from '@/lib/diary/diary-store'
import { diary as messages } from '@/lib/diary/messages'
import { leftoversPath } from '@/lib/plan/leftovers'
import { hash } from '@/lib/router/routes'

type LeftoversStepProps = { entry: DiaryEntry; servings: number; onLater: () => void }

/** Asks when the leftovers of a dish are to be eaten: tomorrow, or on a day to be chosen later. */
export const LeftoversStep = ({ entry, servings, onLater }: LeftoversStepProps) => (
  <div className="flex flex-col gap-base">
    <p className="text-item">{messages.leftAsk}</p>
    <LinkButton href={hash(leftoversPath(entry, servings, today()))}>{messages.toTomorrow}</LinkButton>
    <Button variant="secondary" onClick={onLater}>
      {messages.later}
    </Button>
  </div>
)
