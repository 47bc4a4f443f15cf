import { Chip } from '@/components/ui/chip'
import { eating as messages } from '@/lib/plan/eater-messages'
import { type Eater, eatersOf } from '@/lib/plan/eaters'
import type { Meal } from '@/lib/plan/meal'

type WhoEatsProps = {
  label?: string
  eaters: Eater[]
  /** The ids of the people who eat; undefined for everybody. */
  chosen: Meal['eaters']
  onChange: (chosen: Meal['eaters']) => void
}

/** Chooses the people who eat a meal: everybody, or some of them, at least one. */
export function WhoEats({ label = messages.whoEats, eaters, chosen, onChange }: WhoEatsProps) {
  if (eaters.length < 2) return null
  const eating = eatersOf({ eaters: chosen }, eaters)

  function toggle(eater: Eater) {
    const next = eaters.filter((other) => (other === eater) !== eating.includes(other))
    if (next.length > 0) onChange(next.length === eaters.length ? undefined : next.map(({ id }) => id))
  }

  return (
    <div role="group" aria-label={label} className="flex flex-col gap-tight">
      <p aria-hidden className="text-item font-medium">
        {label}
      </p>
      <div className="flex flex-wrap gap-tight">
        {eaters.map((eater) => (
          <Chip
            key={eater.id}
            label={messages.name(eater, eaters)}
            isOn={eating.includes(eater)}
            onToggle={() => toggle(eater)}
          />
        ))}
      </div>
    </div>
  )
}
