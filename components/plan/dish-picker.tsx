import { useState } from 'react'

import { AsyncView } from '@/components/ui/async-view'
import { Field } from '@/components/forms/field'
import { Loading, Skeleton } from '@/components/ui/skeleton'
import type { ErrorDescription } from '@/lib/feedback/describe-error'
import { common } from '@/lib/feedback/messages'
import { plan as messages } from '@/lib/plan/messages'
import { normalize } from '@/lib/text/normalize'

/** A recipe that can be planned. */
export type Dish = { id: string; title: string }

const MAX_RESULTS = 8

type DishPickerProps = {
  /** Most likely ones first. */
  dishes: Dish[]
  /** Whether these are all dishes; otherwise more are loading, or failed to load. */
  isComplete: boolean
  failure: ErrorDescription | undefined
  onRetry: () => void
  onPick: (dish: Dish) => void
}

/** Chooses the dish to plan, filtered by its title. */
export function DishPicker({ dishes, isComplete, failure, onRetry, onPick }: DishPickerProps) {
  const [typed, setTyped] = useState('')
  const query = normalize(typed.trim())
  const found = dishes.filter(({ title }) => normalize(title).includes(query)).slice(0, MAX_RESULTS)
  return (
    <div className="flex flex-col gap-base">
      <Field
        label={messages.find}
        required={false}
        autoComplete="off"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <AsyncView
        data={found.length > 0 || isComplete ? found : undefined}
        failure={failure}
        onRetry={onRetry}
        skeleton={
          <Loading label={common.loading}>
            <Skeleton className="h-giant w-full" />
          </Loading>
        }
      >
        {(some) =>
          some.length > 0 ? (
            <ul aria-label={messages.choices} className="flex flex-col">
              {some.map((dish) => (
                <li key={dish.id} className="border-b border-line last:border-0">
                  <button
                    type="button"
                    onClick={() => onPick(dish)}
                    className="min-h-touch w-full py-tight text-left text-item break-words hover:text-accent"
                  >
                    {dish.title}
                  </button>
                </li>
              ))}
            </ul>
          ) : (
            <p className="text-label text-ink-soft">
              {dishes.length > 0 ? messages.noMatches : messages.noChoices}
            </p>
          )
        }
      </AsyncView>
    </div>
  )
}
