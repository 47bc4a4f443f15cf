import { Disclosure } from '@/components/ui/disclosure'
import { planner as messages } from '@/lib/planner/messages'
import type { PackLeftover } from '@/lib/planner/planner-types'

/** What the plan leaves of opened packs. */
export function PackLeftovers({ leftovers }: { leftovers: PackLeftover[] }) {
  if (leftovers.length === 0) return null
  return (
    <div className="rounded-card bg-sunken py-hair">
      <Disclosure title={messages.leftovers} isHeading={false}>
        {() => (
          <div className="flex flex-col gap-tight px-base pb-base text-label">
            <p className="text-caption text-ink-soft">{messages.leftoversHint}</p>
            <ul aria-label={messages.leftovers} className="flex flex-col gap-hair">
              {leftovers.map((leftover) => (
                <li key={leftover.title}>{messages.leftover(leftover)}</li>
              ))}
            </ul>
          </div>
        )}
      </Disclosure>
    </div>
  )
}
