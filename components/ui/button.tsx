import clsx from 'clsx'
import type { ComponentProps, ReactNode } from 'react'

import { Spinner } from '@/components/ui/spinner'

type ButtonLook = 'primary' | 'secondary' | 'danger' | 'quiet'

const looks: Record<ButtonLook, string> = {
  primary: 'bg-accent text-on-accent shadow-card enabled:hover:bg-accent-strong',
  secondary:
    'border-control border-edge bg-surface text-ink enabled:hover:border-accent enabled:hover:text-accent',
  danger: 'border-control border-edge bg-surface text-danger enabled:hover:border-danger',
  quiet: 'text-ink underline-offset-4 enabled:hover:text-accent enabled:hover:underline',
}

type ButtonSize = 'usual' | 'large' | 'small' | 'thumb'

const sizes: Record<ButtonSize, string> = {
  usual: 'px-roomy py-tight text-label font-medium',
  large: 'px-vast py-base text-section font-heavy',
  small: 'px-snug py-tight text-label font-medium',
  thumb: 'px-roomy py-base text-item font-bold',
}

const buttonClass = (look: ButtonLook, size: ButtonSize, className?: string) =>
  clsx(
    'inline-flex min-h-touch items-center justify-center gap-tight rounded-control',
    'transition duration-quick enabled:active:translate-y-px disabled:opacity-70',
    looks[look],
    sizes[size],
    className,
  )

type ButtonProps = ComponentProps<'button'> & { look?: ButtonLook; size?: ButtonSize; isBusy?: boolean }

/** A button; while busy it is disabled and shows progress. */
export function Button({
  look = 'primary',
  size = 'usual',
  isBusy = false,
  className,
  children,
  disabled,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      disabled={disabled || isBusy}
      aria-busy={isBusy}
      className={buttonClass(look, size, className)}
    >
      {isBusy && <Spinner />}
      {children}
    </button>
  )
}

type LinkButtonProps = { href: string; children: ReactNode }

/** A link that looks like the main button: it leads to another screen. */
export function LinkButton({ href, children }: LinkButtonProps) {
  return (
    <a href={href} className={buttonClass('primary', 'usual', 'hover:bg-accent-strong')}>
      {children}
    </a>
  )
}
