import { type SyntheticEvent, useState } from 'react'

import { Field } from '@/components/forms/field'
import { Button } from '@/components/ui/button'
import { pantry } from '@/lib/pantry/messages'
import type { PantryItem } from '@/lib/pantry/pantry-store'
import { parseRemainder, type RemainderErrors, type RemainderInput } from '@/lib/pantry/remainder-input'
import { formatDecimal } from '@/lib/text/decimal'

type RemainderFormProps = {
  item: PantryItem
  /** The unit of the amount; undefined if it is unknown, then the form asks for the day only. */
  unit: string | undefined
  onSave: (item: PantryItem) => void
}

/** How much is left of a product and until when it is good; both may stay unknown. */
export function RemainderForm({ item, unit, onSave }: RemainderFormProps) {
  const [input, setInput] = useState<RemainderInput>({
    amount: item.amount ? formatDecimal(item.amount.value) : '',
    until: item.until ?? '',
  })
  const [errors, setErrors] = useState<RemainderErrors>({})

  function save(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault()
    const parsed = parseRemainder(item.title, input, unit)
    setErrors(parsed.errors)
    const [firstInvalid] = Object.keys(parsed.errors)
    if (firstInvalid) event.currentTarget.querySelector<HTMLElement>(`[name=${firstInvalid}]`)?.focus()
    else onSave(parsed.item)
  }

  const field = (name: keyof RemainderInput) => ({
    name,
    required: false,
    value: input[name],
    error: errors[name],
    onChange: ({ target }: { target: { value: string } }) => {
      setInput({ ...input, [name]: target.value })
      setErrors({ ...errors, [name]: undefined })
    },
  })

  return (
    <form noValidate onSubmit={save} className="flex w-full flex-wrap items-end gap-base pb-snug">
      {unit && (
        <Field {...field('amount')} label={pantry.amount(unit)} inputMode="decimal" autoComplete="off" />
      )}
      <Field {...field('until')} label={pantry.until} type="date" />
      <Button type="submit" size="small">
        {pantry.save}
      </Button>
    </form>
  )
}
