import { useState } from 'react'

import { AsyncView } from '@/components/ui/async-view'
import { Field } from '@/components/ui/field'
import { Loading, Skeleton } from '@/components/ui/skeleton'
import type { ErrorDescription } from '@/lib/feedback/describe-error'
import { common } from '@/lib/feedback/messages'
import { plan as messages } from '@/lib/plan/messages'
import { normalize } from '@/lib/text/normalize'

/** A recipe that can be planned. */
export type Dish = { id: string; title: string }

const AT_ONCE = 8

type DishPickerProps = {
  /** Likely ones first. */
  dishes: Dish[]
  /** Whether these are all there are; else more are loading, or could not be loaded. */
  isWhole: boolean
  failure: ErrorDescription | undefined
  onRetry: () => void
  onPick: (dish: Dish) => void
}

/** Chooses the dish to plan: by its name, or of the visitor's own recipes. */
export function DishPicker({ dishes, isWhole, failure, onRetry, onPick }: DishPickerProps) {
  const [typed, setTyped] = useState('')
  const wanted = normalize(typed.trim())
  const found = dishes.filter(({ title }) => normalize(title).includes(wanted)).slice(0, AT_ONCE)
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
        data={found.length > 0 || isWhole ? found : undefined}
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
              {dishes.length > 0 ? messages.noSuch : messages.noChoices}
            </p>
          )
        }
      </AsyncView>
    </div>
  )
}
