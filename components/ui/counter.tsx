import clsx from 'clsx/lite'

type CounterProps = {
  /** What is counted; also the accessible name of both buttons, after their signs. */
  label: string
  value: number
  onChange: (value: number) => void
}

const buttonClass = '-my-hair size-touch rounded-pill text-section font-medium'
const activeClass = 'text-ink hover:bg-accent-soft'

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
        // Never disabled: that would lose the focus, and the specification only says that the count stops at 0.
        onClick={() => value > 0 && onChange(value - 1)}
        className={clsx(buttonClass, value > 0 ? activeClass : 'text-ink-soft')}
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
        className={clsx(buttonClass, activeClass)}
      >
        +
      </button>
    </div>
  )
}
