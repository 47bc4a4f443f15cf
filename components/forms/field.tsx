import clsx from 'clsx/lite'
import { type ComponentProps, type ReactNode, useId } from 'react'

import { FieldError, FieldLabel } from '@/components/forms/field-parts'

type FieldProps = ComponentProps<'input'> & {
  label: string
  /** Whether the label is inside the field, as its placeholder, for a lone field whose use is plain. */
  isLabelInside?: boolean
  error?: string
  /** A control inside the field, at its end. */
  end?: ReactNode
}

/** A labelled text input, required by default, with its error message below. */
export function Field({
  label,
  isLabelInside = false,
  error,
  end,
  className,
  required = true,
  ...input
}: FieldProps) {
  const id = useId()
  return (
    <div className={className}>
      <FieldLabel id={id} label={label} required={required} isHidden={isLabelInside} />
      <div className="relative">
        <input
          id={id}
          required={required}
          placeholder={isLabelInside ? label : undefined}
          aria-invalid={error !== undefined}
          aria-describedby={error === undefined ? undefined : `${id}-error`}
          className={clsx(
            'block min-h-touch w-full rounded-control border-control bg-surface px-base py-tight text-body text-ink placeholder:text-ink-soft disabled:bg-sunken disabled:text-ink-soft',
            error === undefined ? 'border-edge' : 'border-danger',
            end && 'pr-vast',
          )}
          {...input}
        />
        {end && <div className="absolute inset-y-0 right-0 flex items-center">{end}</div>}
      </div>
      <FieldError id={`${id}-error`} label={label} error={error} />
    </div>
  )
}
