import { type SubmitEvent, useState } from 'react'

import { PasswordField } from '@/components/account/password-field'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/forms/field'
import { register } from '@/lib/account/auth'
import { isAccountConfigured } from '@/lib/account/session'
import { useForm } from '@/lib/forms/use-form'
import { account } from '@/lib/account/messages'
import { showToast } from '@/lib/feedback/toasts-store'
import { confirmation, email, password } from '@/lib/forms/rules'

type RegistrationFormProps = { onRegistered: () => void }

/** Creates an account. Invalid fields show their errors and prevent the submit; different passwords get a toast as well. */
export function RegistrationForm({ onRegistered }: RegistrationFormProps) {
  const form = useForm({ email: '', password: '', confirmation: '' }, (values) => ({
    email,
    password,
    confirmation: confirmation(values.password),
  }))
  const [isBusy, setIsBusy] = useState(false)

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const { values } = form
    if (values.password !== values.confirmation) showToast({ type: 'error', message: account.mismatch })
    if (!form.isValid) return form.showErrors(event.currentTarget)
    setIsBusy(true)
    const outcome = await register(values.email.trim(), values.password)
    setIsBusy(false)
    if (outcome.ok) onRegistered()
    else showToast({ type: 'error', message: outcome.message })
  }

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-base">
      <Field label={account.email} type="email" autoComplete="email" {...form.field('email')} />
      <PasswordField label={account.password} autoComplete="new-password" {...form.field('password')} />
      <PasswordField
        label={account.confirmation}
        autoComplete="new-password"
        {...form.field('confirmation')}
      />
      <Button type="submit" disabled={!isAccountConfigured} isBusy={isBusy}>
        {account.submit}
      </Button>
    </form>
  )
}
