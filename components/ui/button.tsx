import type { ComponentProps, ReactNode } from 'react'

import { useFocusAfterBusy } from '@/components/focus/use-focus-after-busy'
import { buttonClass, type ButtonVariant, type ButtonSize } from '@/components/ui/button-class'
import { Spinner } from '@/components/ui/spinner'

export type ButtonProps = ComponentProps<'button'> & {
  variant?: ButtonVariant
  size?: ButtonSize
  isBusy?: boolean
}

/** A button; while busy it is disabled and shows a spinner. */
export function Button({
  variant = 'primary',
  size = 'medium',
  isBusy = false,
  className,
  children,
  disabled,
  onClick,
  ...rest
}: ButtonProps) {
  const rememberFocus = useFocusAfterBusy(isBusy)
  return (
    <button
      type="button"
      {...rest}
      onClick={(event) => {
        rememberFocus(event.currentTarget)
        onClick?.(event)
      }}
      disabled={disabled || isBusy}
      aria-busy={isBusy}
      className={buttonClass(variant, size, className)}
    >
      {isBusy && <Spinner />}
      {children}
    </button>
  )
}

type LinkButtonProps = { href: string; children: ReactNode }

/** A link to another screen that is styled as a primary button. */
export function LinkButton({ href, children }: LinkButtonProps) {
  return (
    <a href={href} className={buttonClass('primary', 'medium', 'hover:bg-accent-strong')}>
      {children}
    </a>
  )
}
