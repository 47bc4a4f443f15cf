import { useId } from 'react'

type RadioGroupProps<Value extends string> = {
  label: string
  options: { value: Value; label: string }[]
  value: Value
  onChange: (value: Value) => void
}

/** Radio buttons styled as chips. */
export function RadioGroup<Value extends string>({
  label,
  options,
  value,
  onChange,
}: RadioGroupProps<Value>) {
  const name = useId()
  return (
    <fieldset>
      <legend className="mb-tight text-label font-medium">{label}</legend>
      <div className="flex flex-wrap gap-tight">
        {options.map((option) => (
          <label
            key={option.value}
            className="relative inline-flex min-h-touch min-w-touch items-center justify-center rounded-pill border-control border-edge bg-surface px-base text-label font-medium has-checked:border-accent has-checked:bg-accent has-checked:text-on-accent has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              className="absolute inset-0 opacity-0"
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
