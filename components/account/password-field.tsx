import { type ComponentProps, useState } from 'react'

import { Field } from '@/components/forms/field'
import { Icon } from '@/components/ui/icon'
import { account } from '@/lib/account/messages'

type PasswordFieldProps = Omit<ComponentProps<typeof Field>, 'type' | 'end'>

/** A password field with a button that reveals the password. */
export function PasswordField(props: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false)
  return (
    <Field
      {...props}
      type={isShown ? 'text' : 'password'}
      end={
        <button
          type="button"
          aria-label={account.showPassword}
          aria-pressed={isShown}
          onClick={() => setIsShown(!isShown)}
          className={`flex size-touch items-center justify-center rounded-pill ${isShown ? 'text-accent' : 'text-ink-soft'}`}
        >
          <Icon name="eye" />
        </button>
      }
    />
  )
}
