import { type SubmitEvent, useCallback, useEffect, useState } from 'react'

import { PasswordField } from '@/components/account/password-field'
import { useFocusAfterBusy } from '@/components/focus/use-focus-after-busy'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/forms/field'
import { registeredEmail, signIn, signInWithGoogle } from '@/lib/account/auth'
import { isAccountConfigured } from '@/lib/account/session'
import { config } from '@/lib/config'
import { demoAccount } from '@/lib/session/demo-account'
import { useForm } from '@/lib/forms/use-form'
import { account } from '@/lib/account/messages'
import { showToast } from '@/lib/feedback/toasts-store'
import { email, password } from '@/lib/forms/rules'

type LoginFormProps = { onSignedIn: () => void }

/** Sign-in by e-mail or Google. Submits whenever both fields are filled, since the server decides (decisions 5). */
export function LoginForm({ onSignedIn }: LoginFormProps) {
  const form = useForm({ email: registeredEmail(), password: '' }, () => ({ email, password }))
  const byEmail = useAttempt(onSignedIn)
  const byGoogle = useAttempt(onSignedIn)
  // Firebase notices late that the popup was closed, and never on phones, where it is a tab that may stay open.
  useReturn(byGoogle.release)

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const { values } = form
    if (values.email && values.password) void byEmail.start(signIn(values.email.trim(), values.password))
    else form.showErrors(event.currentTarget)
  }

  return (
    <>
      <form noValidate onSubmit={submit} className="flex flex-col gap-base">
        <Field label={account.email} type="email" autoComplete="email" {...form.field('email')} />
        <PasswordField label={account.password} autoComplete="current-password" {...form.field('password')} />
        <Button type="submit" disabled={!isAccountConfigured} isBusy={byEmail.isBusy}>
          {account.login}
        </Button>
      </form>
      <Button
        variant="secondary"
        disabled={!isAccountConfigured || byEmail.isBusy}
        isBusy={byGoogle.isBusy}
        onClick={() => byGoogle.start(signInWithGoogle())}
      >
        {account.google}
      </Button>
      {config.authEmulator && (
        <DemoAccount
          isBusy={byEmail.isBusy}
          onChoose={() => {
            form.fill(demoAccount)
            void byEmail.start(signIn(demoAccount.email, demoAccount.password))
          }}
        />
      )}
    </>
  )
}

function DemoAccount({ isBusy, onChoose }: { isBusy: boolean; onChoose: () => void }) {
  const rememberFocus = useFocusAfterBusy(isBusy)
  return (
    <div className="flex items-center justify-between gap-tight rounded-control bg-sunken py-tight pl-base text-label max-slim:flex-wrap">
      <p className="min-w-0">
        <span className="block text-caption text-ink-soft">{account.demo}</span>
        <span className="block">{demoAccount.email}</span>
        <span className="block">{demoAccount.password}</span>
      </p>
      <Button
        variant="quiet"
        size="small"
        disabled={isBusy}
        onClick={(event) => {
          rememberFocus(event.currentTarget)
          onChoose()
        }}
      >
        {account.demoSignIn}
      </Button>
    </div>
  )
}

/** Calls back when the page regains the focus. */
function useReturn(callback: () => void) {
  useEffect(() => {
    addEventListener('focus', callback)
    document.addEventListener('visibilitychange', callback)
    return () => {
      removeEventListener('focus', callback)
      document.removeEventListener('visibilitychange', callback)
    }
  }, [callback])
}

type Attempt = ReturnType<typeof signInWithGoogle>

/** A sign-in attempt: busy until it has ended or is released. A released attempt can still succeed. */
function useAttempt(onSignedIn: () => void) {
  const [pending, setPending] = useState<Attempt>()
  return {
    isBusy: pending !== undefined,
    release: useCallback(() => setPending(undefined), []),
    start: async (attempt: Attempt) => {
      setPending(attempt)
      const outcome = await attempt
      setPending((latest) => (latest === attempt ? undefined : latest))
      if (outcome.ok) onSignedIn()
      else if (outcome.message) showToast({ type: 'error', message: outcome.message })
    },
  }
}
