import { type KeyboardEvent, useId, useState } from 'react'

type StepperProps = {
  label: string
  /** Names of the two buttons. */
  less: string
  more: string
  value: number
  min: number
  max: number
  /** Reads what was typed; undefined for what is no value. */
  read: (text: string) => number | undefined
  /** What is said of a text that is no value. */
  error: string
  onChange: (value: number) => void
}

const buttonClass =
  'size-touch shrink-0 rounded-pill text-section font-medium text-ink hover:bg-accent-soft aria-disabled:bg-transparent aria-disabled:opacity-50'

/**
 * A number with minus and plus that can be typed too. What is typed and is no value stays to be corrected and is said to
 * be wrong; the value stays what it was.
 */
export function Stepper({ label, less, more, value, min, max, read, error, onChange }: StepperProps) {
  const id = useId()
  const [wrong, setWrong] = useState<string>()

  function type(text: string) {
    const typed = read(text)
    setWrong(typed === undefined ? text : undefined)
    if (typed !== undefined && typed !== value) onChange(typed)
  }

  function step(by: number) {
    setWrong(undefined)
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
        <label htmlFor={id} className="text-item font-medium">
          {label}
        </label>
        <div className="inline-flex items-center rounded-pill bg-sunken">
          <button
            type="button"
            aria-label={less}
            // Not `disabled`: that would take the focus from whoever presses it by keyboard.
            aria-disabled={value <= min}
            onClick={() => step(-1)}
            className={buttonClass}
          >
            −
          </button>
          {/* Not of the type `number`: that one hides what was typed when it is no number. */}
          <input
            id={id}
            role="spinbutton"
            inputMode="numeric"
            autoComplete="off"
            aria-valuenow={value}
            aria-valuemin={min}
            aria-valuemax={max}
            aria-invalid={wrong !== undefined}
            aria-describedby={wrong === undefined ? undefined : `${id}-error`}
            value={wrong ?? String(value)}
            onChange={(event) => type(event.target.value)}
            onFocus={(event) => event.target.select()}
            onKeyDown={onKeyDown}
            className="h-touch w-vast rounded-control bg-sunken text-center text-item font-heavy text-ink tabular-nums"
          />
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
        {wrong !== undefined && (
          <p id={`${id}-error`} className="mt-tight text-caption text-danger">
            {error}
          </p>
        )}
      </div>
    </div>
  )
}
