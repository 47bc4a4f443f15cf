import clsx from 'clsx/lite'
import { type ComponentProps, useId } from 'react'

import { FieldError, FieldLabel } from '@/components/forms/field-parts'

type TextAreaProps = ComponentProps<'textarea'> & { label: string; hint?: string; error?: string }

/**
 * A labelled field for several lines of text, with its hint and error message below. It grows with its content, unless
 * `className` says otherwise.
 */
export function TextArea({ label, hint, error, required = true, className, ...area }: TextAreaProps) {
  const id = useId()
  const notes = clsx(hint && `${id}-hint`, error !== undefined && `${id}-error`)
  return (
    <div>
      <FieldLabel id={id} label={label} required={required} />
      <textarea
        id={id}
        required={required}
        aria-invalid={error !== undefined}
        aria-describedby={notes || undefined}
        className={clsx(
          'block min-h-giant w-full rounded-control border-control px-base py-tight text-body text-ink placeholder:text-ink-soft',
          error === undefined ? 'border-edge' : 'border-danger',
          className ?? 'field-sizing-content bg-surface',
        )}
        {...area}
      />
      {hint && (
        <p id={`${id}-hint`} className="mt-hair text-caption text-ink-soft">
          {hint}
        </p>
      )}
      <FieldError id={`${id}-error`} label={label} error={error} />
    </div>
  )
}
