import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react'

import { buttonClass, type ButtonVariant, type ButtonSize } from '@/components/ui/button-class'
import { Spinner } from '@/components/ui/spinner'

type ButtonProps = ComponentProps<'button'> & { variant?: ButtonVariant; size?: ButtonSize; isBusy?: boolean }

/** A button; while busy it is disabled and shows progress. Pressed by keyboard, it does not take the focus along. */
export function Button({
  variant = 'primary',
  size = 'usual',
  isBusy = false,
  className,
  children,
  disabled,
  onClick,
  ...rest
}: ButtonProps) {
  const note = useFocusBack(isBusy)
  return (
    <button
      type="button"
      {...rest}
      onClick={(event) => {
        note(event.currentTarget)
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

/** Browsers take the focus from what is disabled or goes. It comes back, or goes on to the screen's heading. */
function useFocusBack(isBusy: boolean) {
  const pressed = useRef<HTMLElement>(undefined)
  useEffect(() => {
    // When a frame has been drawn, which need not wait: lists and modals that know better have given the focus on by then.
    const later = () => {
      if (pressed.current) requestAnimationFrame(() => setTimeout(refocus))
    }
    const refocus = () => {
      if (document.activeElement !== document.body) return
      const next = pressed.current?.isConnected ? pressed.current : document.querySelector('h1')
      next?.focus({ preventScroll: true })
    }
    if (!isBusy) later()
    return later
  }, [isBusy])
  return (button: HTMLElement) => {
    pressed.current = document.activeElement === button ? button : undefined
  }
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
