import clsx from 'clsx/lite'
import { type KeyboardEvent, useId, useState } from 'react'

type StepperProps = {
  label: string
  /** Accessible names of the two buttons. */
  less: string
  more: string
  value: number
  min: number
  max: number
  /** Parses the typed text; undefined if it is invalid. */
  parse: (text: string) => number | undefined
  /** Shown for an invalid text. */
  error: string
  onChange: (value: number) => void
  /** A noun for the value, small below the number, in place of the visible label. */
  unit?: string
}

const buttonClass =
  'size-touch shrink-0 rounded-pill text-section font-medium text-ink hover:bg-accent-soft aria-disabled:bg-transparent aria-disabled:opacity-50'

/** A number input with minus and plus buttons. An invalid text stays in the field with an error and leaves the value alone. */
export function Stepper({ label, less, more, value, min, max, parse, error, onChange, unit }: StepperProps) {
  const id = useId()
  const [invalidText, setInvalidText] = useState<string>()

  function onTextChange(text: string) {
    const parsed = parse(text)
    setInvalidText(parsed === undefined ? text : undefined)
    if (parsed !== undefined && parsed !== value) onChange(parsed)
  }

  function step(by: number) {
    setInvalidText(undefined)
    const next = Math.min(max, Math.max(min, value + by))
    if (next !== value) onChange(next)
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
    event.preventDefault()
    step(event.key === 'ArrowUp' ? 1 : -1)
  }

  return (
    <div>
      <div className="flex flex-wrap items-center gap-snug">
        <label htmlFor={id} className={unit ? 'sr-only' : 'text-item font-medium'}>
          {label}
        </label>
        <div className="relative inline-flex items-center rounded-pill bg-sunken">
          <button
            type="button"
            aria-label={less}
            // Not `disabled`: a button loses the focus when it is disabled.
            aria-disabled={value <= min}
            onClick={() => step(-1)}
            className={buttonClass}
          >
            −
          </button>
          {/* Not `type="number"`, which hides the typed text when it is not a number. */}
          <input
            id={id}
            role="spinbutton"
            inputMode="numeric"
            autoComplete="off"
            aria-valuenow={value}
            aria-valuemin={min}
            aria-valuemax={max}
            aria-invalid={invalidText !== undefined}
            aria-describedby={invalidText === undefined ? undefined : `${id}-error`}
            value={invalidText ?? String(value)}
            onChange={(event) => onTextChange(event.target.value)}
            onFocus={(event) => event.target.select()}
            onKeyDown={onKeyDown}
            className={clsx(
              'h-touch rounded-control bg-sunken text-center text-item font-heavy text-ink tabular-nums',
              unit ? 'w-touch pb-base' : 'w-vast',
            )}
          />
          {unit && (
            <span
              aria-hidden
              className="pointer-events-none absolute inset-x-0 bottom-hair text-center text-mini text-ink-soft"
            >
              {unit}
            </span>
          )}
          <button
            type="button"
            aria-label={more}
            aria-disabled={value >= max}
            onClick={() => step(1)}
            className={buttonClass}
          >
            +
          </button>
        </div>
      </div>
      <div aria-live="polite">
        {invalidText !== undefined && (
          <p id={`${id}-error`} className="mt-tight text-caption text-danger">
            {error}
          </p>
        )}
      </div>
    </div>
  )
}
