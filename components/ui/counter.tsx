type CounterProps = {
  /** What is counted; also the accessible name of both buttons, after their signs. */
  label: string
  value: number
  onChange: (value: number) => void
}

const buttonClass =
  '-my-hair size-touch rounded-pill text-section font-medium text-ink hover:bg-accent-soft aria-disabled:bg-transparent aria-disabled:opacity-50'

/**
 * A whole number of 0 or more with minus and plus buttons. Not a live region: a bare number says nothing to screen reader
 * users, so the screen around it announces changes in context.
 */
export function Counter({ label, value, onChange }: CounterProps) {
  return (
    <div
      role="group"
      aria-label={label}
      className="inline-flex items-center rounded-pill bg-sunken bg-clip-content py-hair"
    >
      <button
        type="button"
        aria-label={`- ${label}`}
        // Not `disabled`: a button loses the focus when it is disabled.
        aria-disabled={value === 0}
        onClick={() => value > 0 && onChange(value - 1)}
        className={buttonClass}
      >
        -
      </button>
      <output aria-live="off" className="min-w-0 px-tight text-center text-item font-heavy tabular-nums">
        {value}
      </output>
      <button
        type="button"
        aria-label={`+ ${label}`}
        onClick={() => onChange(value + 1)}
        className={buttonClass}
      >
        +
      </button>
    </div>
  )
}
