import clsx from 'clsx/lite'
import { useId, useState } from 'react'

import { Chip } from '@/components/ui/chip'
import { MAX_LIMIT, parseLimit } from '@/lib/catalog/filters-query'
import { filters } from '@/lib/catalog/filter-messages'

type LimitFieldProps = {
  label: string
  unit: string
  value: number | undefined
  presets: number[]
  /** The label of a preset. */
  format: (limit: number) => string
  onChange: (limit: number | undefined) => void
}

/**
 * A preset or typed limit. An invalid text stays in the field with an error and does not change the limit; when the limit
 * itself changes, it replaces the text.
 */
export function LimitField({ label, unit, value, presets, format, onChange }: LimitFieldProps) {
  const id = useId()
  const [invalidText, setInvalidText] = useState<string>()
  const [lastValue, setLastValue] = useState(value)
  if (value !== lastValue) {
    setLastValue(value)
    setInvalidText(undefined)
  }

  function type(text: string) {
    const limit = parseLimit(text)
    const isInvalid = limit === undefined && text.trim() !== ''
    setInvalidText(isInvalid ? text : undefined)
    if (!isInvalid && limit !== value) onChange(limit)
  }

  function choose(limit: number) {
    setInvalidText(undefined)
    onChange(limit === value ? undefined : limit)
  }

  return (
    <div className="flex flex-col gap-tight">
      <label htmlFor={id} className="text-item font-medium">
        {label}
      </label>
      <div className="flex flex-wrap items-center gap-tight">
        <span className="relative">
          <input
            id={id}
            inputMode="numeric"
            autoComplete="off"
            aria-invalid={invalidText !== undefined}
            aria-describedby={invalidText === undefined ? `${id}-unit` : `${id}-unit ${id}-error`}
            value={invalidText ?? value ?? ''}
            onChange={(event) => type(event.target.value)}
            className={clsx(
              'min-h-touch w-giant rounded-control border-control bg-surface py-tight pr-vast pl-snug text-body text-ink',
              invalidText === undefined ? 'border-edge' : 'border-danger',
            )}
          />
          <span
            id={`${id}-unit`}
            className="pointer-events-none absolute inset-y-0 right-snug flex items-center text-caption text-ink-soft"
          >
            {unit}
          </span>
        </span>
        {presets.map((limit) => (
          <Chip key={limit} label={format(limit)} isOn={limit === value} onToggle={() => choose(limit)} />
        ))}
      </div>
      <div aria-live="polite">
        {invalidText !== undefined && (
          <p id={`${id}-error`} className="text-caption text-danger">
            {filters.badLimit(MAX_LIMIT)}
          </p>
        )}
      </div>
    </div>
  )
}
