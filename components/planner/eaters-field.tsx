import { ChoiceGroup } from '@/components/catalog/choice-group'
import { Counter } from '@/components/ui/counter'
import { planner as messages } from '@/lib/planner/messages'
import { MOST_EATERS, type Wishes } from '@/lib/planner/wishes'

type EatersFieldProps = {
  wishes: Pick<Wishes, 'adults' | 'children'>
  onChange: (change: Partial<Pick<Wishes, 'adults' | 'children'>>) => void
}

/** Who eats: at least one person, who may be a child. */
export function EatersField({ wishes, onChange }: EatersFieldProps) {
  function change(kind: 'adults' | 'children', count: number) {
    const eaters = { adults: wishes.adults, children: wishes.children }
    eaters[kind] = count
    if (eaters.adults + eaters.children > 0 && count <= MOST_EATERS) onChange(eaters)
  }
  return (
    <ChoiceGroup label={messages.eaters}>
      <div className="flex flex-wrap gap-x-roomy gap-y-tight">
        {(['adults', 'children'] as const).map((kind) => (
          <div key={kind} className="flex items-center gap-snug text-label">
            {messages[kind]}
            <Counter label={messages[kind]} value={wishes[kind]} onChange={(count) => change(kind, count)} />
          </div>
        ))}
      </div>
      <p className="text-caption text-ink-soft">{messages.childPortion}</p>
    </ChoiceGroup>
  )
}
