import { useState } from 'react'

import { Field } from '@/components/ui/field'
import { plan as messages } from '@/lib/messages/plan'
import { plain } from '@/lib/search'

/** A recipe that can be planned. */
export type Dish = { id: string; title: string }

const AT_ONCE = 8

type DishPickerProps = {
  /** Likely ones first. */
  dishes: Dish[]
  onPick: (dish: Dish) => void
}

/** Chooses the dish to plan: by its name, or of the visitor's own recipes. */
export function DishPicker({ dishes, onPick }: DishPickerProps) {
  const [typed, setTyped] = useState('')
  const wanted = plain(typed.trim())
  const found = dishes.filter(({ title }) => plain(title).includes(wanted)).slice(0, AT_ONCE)
  return (
    <div className="flex flex-col gap-base">
      <Field
        label={messages.find}
        required={false}
        autoComplete="off"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      {found.length > 0 ? (
        <ul aria-label={messages.choices} className="flex flex-col">
          {found.map((dish) => (
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
        <p className="text-label text-ink-soft">{dishes.length > 0 ? messages.noSuch : messages.noChoices}</p>
      )}
    </div>
  )
}
