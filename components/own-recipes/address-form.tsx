import { type SyntheticEvent, useState } from 'react'

import { Field } from '@/components/forms/field'
import { Button } from '@/components/ui/button'
import { pageAddress as messages } from '@/lib/recipe-import/fetch-messages'
import { fetchPage } from '@/lib/recipe-import/fetch-page'

export type AddressFormProps = {
  /** An address that was shared with the app. */
  initial?: string
  /** Receives the source of the page and its final address; returns whether there was a recipe in it. */
  onPage: (text: string, url: string) => Promise<boolean>
}

/** The address of a page whose recipe is to be imported. */
export function AddressForm({ initial = '', onPage }: AddressFormProps) {
  const [address, setAddress] = useState(initial)
  const [error, setError] = useState<string>()
  const [isBusy, setBusy] = useState(false)

  async function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    setError(undefined)
    setBusy(true)
    const page = await fetchPage(address)
    // The visitor has found a recipe otherwise meanwhile.
    if (!form.isConnected) return
    setBusy(false)
    if ('problem' in page) setError(messages.problems[page.problem])
    else if (!(await onPage(page.text, page.url))) setError(messages.noRecipe)
  }

  return (
    <form
      noValidate
      onSubmit={(event) => void submit(event)}
      className="flex flex-col items-start gap-snug rounded-card bg-surface p-roomy shadow-card"
    >
      <Field
        label={messages.label}
        type="url"
        inputMode="url"
        autoComplete="off"
        required={false}
        placeholder={messages.placeholder}
        className="w-full"
        value={address}
        error={error}
        onChange={({ target }) => setAddress(target.value)}
      />
      <Button type="submit" variant="secondary" isBusy={isBusy}>
        {messages.open}
      </Button>
      <p className="text-caption text-ink-soft">{messages.hint}</p>
    </form>
  )
}
