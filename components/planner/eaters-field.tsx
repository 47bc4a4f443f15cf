import { ChoiceGroup } from '@/components/catalog/choice-group'
import { WhoEats } from '@/components/plan/who-eats'
import { EaterForm } from '@/components/planner/eater-form'
import { Counter } from '@/components/ui/counter'
import { Disclosure } from '@/components/ui/disclosure'
import { newId } from '@/lib/browser/new-id'
import { eating } from '@/lib/plan/eater-messages'
import { type Eater, isChild } from '@/lib/plan/eaters'
import { MAX_EATERS } from '@/lib/plan/eaters-store'
import { withCount } from '@/lib/planner/eater-count'
import { planner as messages } from '@/lib/planner/messages'
import type { Wishes } from '@/lib/planner/wishes'

type EatersFieldProps = {
  eaters: Eater[]
  /** The meals that are planned, and who eats them where not everybody does. */
  meals: Wishes['meals']
  whoEats: Wishes['whoEats']
  onChange: (eaters: Eater[]) => void
  onWhoEats: (whoEats: Wishes['whoEats']) => void
}

/**
 * Who eats: at least one person, who may be a child, each with a name, a portion and goals if wished; and which meals, if
 * not everybody eats them all.
 */
export function EatersField({ eaters, meals, whoEats, onChange, onWhoEats }: EatersFieldProps) {
  const children = eaters.filter(isChild).length
  const counts = { adults: eaters.length - children, children }

  function changeCount(kind: 'adults' | 'children', count: number) {
    const changed = withCount(eaters, kind, count, newId)
    if (changed.length > 0 && changed.length <= MAX_EATERS) onChange(changed)
  }

  return (
    <ChoiceGroup label={messages.eaters}>
      <div className="flex flex-wrap gap-x-roomy gap-y-tight">
        {(['adults', 'children'] as const).map((kind) => (
          <div key={kind} className="flex flex-wrap items-center gap-snug text-label">
            {messages[kind]}
            <Counter
              label={messages[kind]}
              value={counts[kind]}
              onChange={(count) => changeCount(kind, count)}
            />
          </div>
        ))}
      </div>
      <p className="text-caption text-ink-soft">{messages.childPortion}</p>
      <div className="-mx-base w-full">
        <Disclosure title={messages.people} isHeading={false}>
          {() => (
            <ul className="flex flex-col px-base">
              {eaters.map((eater) => (
                <li key={eater.id} className="border-b border-line py-tight last:border-0">
                  <EaterForm
                    eater={eater}
                    name={eating.name(eater, eaters)}
                    onChange={(changed) =>
                      onChange(eaters.map((other) => (other === eater ? changed : other)))
                    }
                  />
                </li>
              ))}
            </ul>
          )}
        </Disclosure>
        {eaters.length > 1 && (
          <Disclosure title={messages.whoEats} isHeading={false}>
            {() => (
              <div className="flex flex-col gap-base px-base pb-tight">
                {meals.map((meal) => (
                  <WhoEats
                    key={meal}
                    label={messages.whoEatsMeal[meal]}
                    eaters={eaters}
                    chosen={whoEats[meal]}
                    onChange={(chosen) => onWhoEats({ ...whoEats, [meal]: chosen })}
                  />
                ))}
              </div>
            )}
          </Disclosure>
        )}
      </div>
    </ChoiceGroup>
  )
}
