import { type SyntheticEvent, useState } from 'react'

import { Field } from '@/components/forms/field'
import { Button } from '@/components/ui/button'
import { isDay } from '@/lib/calendar/days'
import { pantry } from '@/lib/pantry/messages'
import { formatDecimal, parseDecimal } from '@/lib/text/decimal'
import { type PantryItem, storedPantry } from '@/lib/pantry/pantry-store'

type RemainderFormProps = {
  item: PantryItem
  /** Undefined if nobody can say in what it is counted: then only the day is asked. */
  unit: string | undefined
  onSave: (item: PantryItem) => void
}

/** How much is left of a product and until when it is good; both may stay unknown. */
export function RemainderForm({ item, unit, onSave }: RemainderFormProps) {
  const [amount, setAmount] = useState(item.amount ? formatDecimal(item.amount.value) : '')
  const [until, setUntil] = useState(item.until ?? '')
  const [wrong, setWrong] = useState<{ amount?: string; until?: string }>({})

  function save(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault()
    const typed = amount.trim()
    const wanted = { value: parseDecimal(typed), unit }
    const [changed] =
      storedPantry.validate([
        { title: item.title, amount: typed ? wanted : undefined, until: until || undefined },
      ]) ?? []
    const found = {
      ...(typed && !changed?.amount && { amount: pantry.amountWrong }),
      ...(until && !isDay(until) && { until: pantry.untilWrong }),
    }
    setWrong(found)
    if (found.amount) event.currentTarget.querySelector('input')?.focus()
    else if (changed && !found.until) onSave(changed)
  }

  return (
    <form noValidate onSubmit={save} className="flex w-full flex-wrap items-end gap-base pb-snug">
      {unit && (
        <Field
          label={pantry.amount(unit)}
          required={false}
          inputMode="decimal"
          autoComplete="off"
          value={amount}
          error={wrong.amount}
          onChange={({ target }) => {
            setAmount(target.value)
            setWrong({ ...wrong, amount: undefined })
          }}
        />
      )}
      <Field
        label={pantry.until}
        required={false}
        type="date"
        value={until}
        error={wrong.until}
        onChange={({ target }) => {
          setUntil(target.value)
          setWrong({ ...wrong, until: undefined })
        }}
      />
      <Button type="submit" size="small">
        {pantry.save}
      </Button>
    </form>
  )
}
