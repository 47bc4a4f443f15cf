import { type SubmitEvent, useState } from 'react'

import { PasswordField } from '@/components/account/password-field'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { signIn, signInWithGoogle } from '@/lib/account'
import { isAccountConfigured } from '@/lib/session'
import { config } from '@/lib/config'
import { demoAccount } from '@/lib/demo-account'
import { useForm } from '@/lib/hooks/use-form'
import { account } from '@/lib/messages/account'
import { showToast } from '@/lib/stores/toasts-store'
import { email, password } from '@/lib/validation/rules'

type LoginFormProps = { onSignedIn: () => void }

/** Sign-in by e-mail or Google. The server is the judge: it is asked whenever both fields hold something. */
export function LoginForm({ onSignedIn }: LoginFormProps) {
  const form = useForm({ email: '', password: '' }, () => ({ email, password }))
  const [busy, setBusy] = useState<'email' | 'google'>()
  const isDisabled = !isAccountConfigured || busy !== undefined

  async function attempt(kind: 'email' | 'google', call: () => ReturnType<typeof signIn>) {
    setBusy(kind)
    const outcome = await call()
    setBusy(undefined)
    if (outcome.ok) onSignedIn()
    else if (outcome.message) showToast({ type: 'error', message: outcome.message })
  }

  function submit(event: SubmitEvent) {
    event.preventDefault()
    const { values } = form
    if (values.email && values.password)
      void attempt('email', () => signIn(values.email.trim(), values.password))
    else form.checkAll()
  }

  return (
    <>
      <form noValidate onSubmit={submit} className="flex flex-col gap-base">
        <Field label={account.email} type="email" autoComplete="email" {...form.field('email')} />
        <PasswordField label={account.password} autoComplete="current-password" {...form.field('password')} />
        <Button type="submit" disabled={isDisabled} isBusy={busy === 'email'}>
          {account.login}
        </Button>
      </form>
      <Button
        look="secondary"
        disabled={isDisabled}
        isBusy={busy === 'google'}
        onClick={() => attempt('google', signInWithGoogle)}
      >
        {account.google}
      </Button>
      {config.authEmulator && (
        <div className="flex items-center justify-between gap-tight rounded-control bg-sunken py-tight pl-base text-label">
          <p className="min-w-0">
            <span className="block text-caption text-ink-soft">{account.demo}</span>
            <span className="block">{demoAccount.email}</span>
            <span className="block">{demoAccount.password}</span>
          </p>
          <Button look="quiet" size="small" onClick={() => form.fill(demoAccount)}>
            {account.demoFill}
          </Button>
        </div>
      )}
    </>
  )
}
