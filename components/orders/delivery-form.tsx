import { type ReactNode, type SubmitEvent, useEffect, useState } from 'react'

import { ActionBar } from '@/components/ui/action-bar'
import { Button } from '@/components/ui/button'
import { Chip } from '@/components/ui/chip'
import { Field } from '@/components/forms/field'
import { addDays } from '@/lib/calendar/days'
import { useToday } from '@/lib/calendar/use-today'
import { useForm } from '@/lib/forms/use-form'
import { delivery } from '@/lib/orders/delivery-messages'
import type { DeliveryDetails } from '@/lib/orders/order'
import { deliveryRules } from '@/lib/orders/delivery-rules'
import { ofThisVisitor, useReceiptStore } from '@/lib/orders/receipt-store'
import { clearCount } from '@/lib/storage/storage'

const payments: { value: DeliveryDetails['payment']; label: string }[] = [
  { value: 'cash', label: delivery.cash },
  { value: 'card', label: delivery.card },
]

const empty: DeliveryDetails = { city: '', house: '', entrance: '', date: '', phone: '', payment: 'cash' }

type DeliveryFormProps = {
  onSubmit: (details: DeliveryDetails) => void
  /** Whether errors prevent the submit: then they are shown, and the first invalid field gets the focus. */
  isStrict?: boolean
  /** What was typed before and has to be corrected: the form shows it with its errors. */
  typed?: DeliveryDetails
  isBusy?: boolean
  /** Rendered above the button. */
  children?: ReactNode
}

/**
 * The form of address, date and payment. By default, errors do not prevent a submit (spec point 5). What is typed lasts as
 * long as the page, until it is sent; nothing is stored.
 */
export function DeliveryForm({
  onSubmit,
  isStrict = false,
  typed,
  isBusy = false,
  children,
}: DeliveryFormProps) {
  const [initial] = useState(
    () => typed ?? ofThisVisitor(useReceiptStore.getState().unsent)?.details ?? empty,
  )
  const { payment: initialPayment, ...typedValues } = initial
  const [payment, setPayment] = useState(initialPayment)
  const { field, values, isValid, fill, showErrors } = useForm(typedValues, () => deliveryRules, {
    isChecked: typed !== undefined,
  })
  useEffect(
    () => useReceiptStore.setState({ unsent: { details: { ...values, payment }, clearCount: clearCount() } }),
    [values, payment],
  )

  const today = useToday()
  const days = [
    { label: delivery.today, date: today },
    { label: delivery.tomorrow, date: addDays(today, 1) },
  ]

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isStrict && !isValid) return showErrors(event.currentTarget)
    onSubmit({ ...values, payment })
  }

  return (
    <form noValidate onSubmit={submit} className="flex grow flex-col gap-roomy desktop:gap-base">
      <fieldset className="min-w-0 rounded-card bg-surface p-roomy shadow-card">
        <legend className="float-left mb-roomy w-full font-display text-section desktop:mb-base">
          <h2 className="font-medium">{delivery.address}</h2>
        </legend>
        {/* A fieldset that is a grid itself shows its legend on the border in Safari. */}
        <div className="clear-both grid grid-cols-1 gap-base tablet:grid-cols-2">
          <Field
            label={delivery.city}
            autoComplete="street-address"
            className="tablet:col-span-2"
            {...field('city')}
          />
          <div className="grid grid-cols-fields items-start gap-base tablet:contents">
            <Field label={delivery.house} placeholder={delivery.housePlaceholder} {...field('house')} />
            <Field
              label={delivery.entrance}
              placeholder={delivery.entrancePlaceholder}
              {...field('entrance')}
            />
          </div>
          <div className="flex flex-col gap-tight">
            <Field label={delivery.date} type="date" min={today} {...field('date')} />
            <div className="flex flex-wrap gap-tight">
              {days.map(({ label, date }) => (
                <Chip key={label} label={label} isOn={values.date === date} onToggle={() => fill({ date })} />
              ))}
            </div>
          </div>
          <Field
            label={delivery.phone}
            type="tel"
            autoComplete="tel"
            placeholder={delivery.phonePlaceholder}
            {...field('phone')}
          />
        </div>
      </fieldset>
      <PaymentChoice chosen={payment} onChoose={setPayment} />
      {children}
      {/* Low enough for a window of 768 px to show the payment above it. */}
      <ActionBar className="desktop:py-tight">
        <Button type="submit" isBusy={isBusy}>
          {delivery.submit}
        </Button>
      </ActionBar>
    </form>
  )
}

type PaymentChoiceProps = {
  chosen: DeliveryDetails['payment']
  onChoose: (payment: DeliveryDetails['payment']) => void
}

/** The radio buttons `payment` of the form. */
const PaymentChoice = ({ chosen, onChoose }: PaymentChoiceProps) => (
  <fieldset className="min-w-0 rounded-card bg-surface p-roomy shadow-card">
    <legend className="float-left mb-tight w-full font-display text-section">
      <h2 className="font-medium">{delivery.payment}</h2>
    </legend>
    <div className="clear-both flex flex-col gap-x-wide tablet:flex-row">
      {payments.map(({ value, label }) => (
        <label key={value} className="flex min-h-touch items-center gap-snug text-item">
          <input
            type="radio"
            name="payment"
            value={value}
            checked={value === chosen}
            onChange={() => onChoose(value)}
            className="size-glyph accent-accent"
          />
          {label}
        </label>
      ))}
    </div>
  </fieldset>
)
