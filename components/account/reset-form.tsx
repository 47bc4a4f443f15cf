import { type SubmitEvent, useState } from 'react'

import { Button } from '@/components/ui/button'
import { Field } from '@/components/forms/field'
import { sendReset } from '@/lib/account/auth'
import { isAccountConfigured } from '@/lib/account/session'
import { useForm } from '@/lib/forms/use-form'
import { account } from '@/lib/account/messages'
import { showToast } from '@/lib/feedback/toasts-store'
import { email } from '@/lib/forms/rules'

/** Asks for the e-mail with which a password is changed; a failure clears the input (spec point 8). */
export function ResetForm() {
  const form = useForm({ email: '' }, () => ({ email }))
  const [isBusy, setIsBusy] = useState(false)

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (!form.isValid) return form.showErrors(event.currentTarget)
    setIsBusy(true)
    const outcome = await sendReset(form.values.email.trim())
    setIsBusy(false)
    if (outcome.ok) {
      showToast({ type: 'success', message: account.resetDone })
    } else {
      showToast({ type: 'error', message: outcome.message })
      form.fill({ email: '' })
    }
  }

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-base">
      <p className="text-body text-ink-soft">{account.resetPrompt}</p>
      <Field label={account.email} type="email" autoComplete="email" {...form.field('email')} />
      <Button type="submit" disabled={!isAccountConfigured} isBusy={isBusy}>
        {account.resetSubmit}
      </Button>
    </form>
  )
}
