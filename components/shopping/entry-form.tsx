import { type SyntheticEvent, useRef, useState } from 'react'

import { Field } from '@/components/forms/field'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { useMeantTitles } from '@/lib/catalog/use-meant-titles'
import { shoppingList } from '@/lib/shopping/messages'
import { MAX_SUGGESTIONS, suggestTitles } from '@/lib/shopping/suggest-titles'

type EntryFormProps = {
  /** Adds the typed entry to the list; returns an error message if it cannot. */
  onAdd: (typed: string) => string | undefined
  /** Titles that the shop sells. */
  sold: string[]
  /** Titles that are on the list, which are not suggested. */
  listed: string[]
}

/** Adds a typed or a suggested entry to the list. An invalid entry stays in the field. */
export function EntryForm({ onAdd, sold, listed }: EntryFormProps) {
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const [error, setError] = useState<string>()

  function add(entry: string) {
    const problem = onAdd(entry)
    setError(problem)
    if (problem === undefined) setTyped('')
  }

  function submit(event: SyntheticEvent) {
    event.preventDefault()
    add(typed)
  }

  const begun = suggestTitles(typed, sold, listed)
  const meant = useMeantTitles(typed, sold, begun.length > 0) ?? []
  const suggested = begun.length > 0 ? begun : meant.filter((title) => !listed.includes(title))
  return (
    <form noValidate onSubmit={submit} className="print:hidden">
      <Field
        ref={field}
        label={shoppingList.entry}
        isLabelInside
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
      {suggested.length > 0 && (
        <ul aria-label={shoppingList.suggested} className="mt-tight flex flex-wrap gap-tight">
          {suggested.slice(0, MAX_SUGGESTIONS).map((title) => (
            <li key={title}>
              <Button
                variant="secondary"
                size="small"
                onClick={() => {
                  add(title)
                  // The button goes with the text that it belongs to.
                  field.current?.focus()
                }}
              >
                {title}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </form>
  )
}
