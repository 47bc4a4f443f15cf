import type { SubmitEvent } from 'react'

import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { useForm } from '@/lib/hooks/use-form'
import { delivery } from '@/lib/messages'
import { address, phone, required } from '@/lib/validation/rules'

const rules = { city: required, house: address, entrance: address, date: required, phone }

const payments = [
  { value: 'cash', label: delivery.cash },
  { value: 'card', label: delivery.card },
]

type DeliveryFormProps = { onSubmit: () => void }

/** Where and when to deliver, and how to pay. Errors are shown but do not block; nothing is stored or sent (spec). */
export function DeliveryForm({ onSubmit }: DeliveryFormProps) {
  const { field } = useForm({ city: '', house: '', entrance: '', date: '', phone: '' }, () => rules)

  function submit(event: SubmitEvent) {
    event.preventDefault()
    onSubmit()
  }

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-roomy">
      <fieldset className="grid gap-base rounded-card bg-surface p-roomy shadow-card tablet:grid-cols-2">
        <legend className="float-left mb-base w-full font-display text-section font-medium tablet:col-span-2">
          {delivery.address}
        </legend>
        <Field
          label={delivery.city}
          autoComplete="street-address"
          className="tablet:col-span-2"
          {...field('city')}
        />
        <Field label={delivery.house} placeholder={delivery.housePlaceholder} {...field('house')} />
        <Field label={delivery.entrance} placeholder={delivery.entrancePlaceholder} {...field('entrance')} />
        <Field label={delivery.date} type="date" {...field('date')} />
        <Field
          label={delivery.phone}
          type="tel"
          autoComplete="tel"
          placeholder={delivery.phonePlaceholder}
          {...field('phone')}
        />
      </fieldset>
      <fieldset className="rounded-card bg-surface p-roomy shadow-card">
        <legend className="float-left mb-tight w-full font-display text-section font-medium">
          {delivery.payment}
        </legend>
        <div className="clear-both flex flex-col">
          {payments.map(({ value, label }, index) => (
            <label key={value} className="flex min-h-touch items-center gap-snug text-item">
              <input
                type="radio"
                name="payment"
                value={value}
                defaultChecked={index === 0}
                className="size-glyph accent-accent"
              />
              {label}
            </label>
          ))}
        </div>
      </fieldset>
      <Button type="submit">{delivery.submit}</Button>
    </form>
  )
}
