import { type SyntheticEvent, useState } from 'react'

import { Field } from '@/components/forms/field'
import { Icon } from '@/components/ui/icon'
import { shoppingList } from '@/lib/shopping/messages'

type EntryFormProps = {
  /** Adds the typed entry to the list; returns an error message if it cannot. */
  onAdd: (typed: string) => string | undefined
}

/** Adds a typed entry to the list. An invalid entry stays in the field. */
export function EntryForm({ onAdd }: EntryFormProps) {
  const [typed, setTyped] = useState('')
  const [error, setError] = useState<string>()

  function submit(event: SyntheticEvent) {
    event.preventDefault()
    const problem = onAdd(typed)
    setError(problem)
    if (problem === undefined) setTyped('')
  }

  return (
    <form noValidate onSubmit={submit} className="print:hidden">
      <Field
        label={shoppingList.entry}
        required={false}
        error={error}
        autoComplete="off"
        enterKeyHint="done"
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value)
          setError(undefined)
        }}
        end={
          <button
            type="submit"
            aria-label={shoppingList.addEntry}
            className="flex size-touch items-center justify-center rounded-control text-accent hover:text-ink"
          >
            <Icon name="plus" />
          </button>
        }
      />
    </form>
  )
}
