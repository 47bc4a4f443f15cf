import { type SyntheticEvent, useState } from 'react'

import { Field } from '@/components/ui/field'
import { Icon } from '@/components/ui/icon'
import { shoppingList } from '@/lib/shopping/messages'

type OwnEntryProps = {
  /** Puts what was typed onto the list; returns what is wrong with it, in words. */
  onAdd: (typed: string) => string | undefined
}

/** Where the visitor types what else to buy. What is wrong stays to be corrected. */
export function EntryForm({ onAdd }: OwnEntryProps) {
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
