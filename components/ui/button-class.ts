import clsx from 'clsx/lite'

export type ButtonVariant = 'primary' | 'secondary' | 'danger' | 'quiet'

const variants: Record<ButtonVariant, string> = {
  primary: 'bg-accent text-on-accent shadow-card enabled:hover:bg-accent-strong',
  secondary:
    'border-control border-edge bg-surface text-ink enabled:hover:border-accent enabled:hover:text-accent',
  danger: 'border-control border-edge bg-surface text-danger enabled:hover:border-danger',
  quiet: 'text-ink underline-offset-4 enabled:hover:text-accent enabled:hover:underline',
}

/** `thumb` is for actions at the bottom of a phone, which are pressed with a thumb. */
export type ButtonSize = 'small' | 'medium' | 'large' | 'thumb'

const sizes: Record<ButtonSize, string> = {
  small: 'px-snug py-tight text-label font-medium',
  medium: 'px-roomy py-tight text-label font-medium',
  large: 'px-vast py-base text-section font-heavy',
  thumb: 'px-base py-base text-item font-bold',
}

/** The classes of a button, also for links and for buttons outside React. */
export const buttonClass = (variant: ButtonVariant, size: ButtonSize, className?: string) =>
  clsx(
    'inline-flex min-h-touch items-center justify-center gap-tight rounded-control text-balance',
    'transition duration-quick enabled:active:translate-y-px disabled:opacity-70',
    variants[variant],
    sizes[size],
    className,
  )
