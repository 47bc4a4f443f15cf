import { useRef } from 'react'

import { Icon } from '@/components/ui/icon'

type SearchBoxProps = {
  label: string
  placeholder: string
  text: string
  onChange: (text: string) => void
  onClear: () => void
  onFocus?: () => void
  clearLabel: string
  /** Whether it searches the whole page, which makes it a search landmark. */
  isLandmark?: boolean
}

/** The search input with its clear button, which is enabled while there is text. */
export function SearchBox({
  label,
  placeholder,
  text,
  onChange,
  onClear,
  onFocus,
  clearLabel,
  isLandmark,
}: SearchBoxProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <div role={isLandmark ? 'search' : undefined} className="relative block w-full max-w-text">
      <Icon name="search" className="absolute inset-y-0 left-base my-auto text-ink-soft" />
      <input
        ref={input}
        type="text"
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        // The spec makes all text inputs required; no form validates this one.
        required
        aria-label={label}
        placeholder={placeholder}
        value={text}
        onChange={(event) => onChange(event.target.value)}
        onFocus={onFocus}
        className="min-h-touch w-full rounded-pill border-control border-edge bg-surface px-icon py-tight text-body placeholder:text-ink-soft tablet:py-snug"
      />
      <button
        type="button"
        aria-label={clearLabel}
        disabled={text === ''}
        onClick={() => {
          onClear()
          input.current?.focus()
        }}
        className="absolute inset-y-0 right-hair my-auto flex size-touch items-center justify-center rounded-pill text-ink-soft enabled:hover:text-accent disabled:opacity-50"
      >
        <Icon name="close" />
      </button>
    </div>
  )
}
