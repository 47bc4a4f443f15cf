import clsx from 'clsx/lite'

import { Icon } from '@/components/ui/icon'

type ChipProps = { label: string; isOn: boolean; onToggle: () => void }

/** A toggle among several that can be on at the same time. */
export function Chip({ label, isOn, onToggle }: ChipProps) {
  return (
    <button
      type="button"
      aria-pressed={isOn}
      onClick={onToggle}
      className={clsx(
        'inline-flex min-h-touch max-w-full items-center gap-hair rounded-pill border-control px-base py-hair text-label font-medium wrap-anywhere transition duration-quick',
        isOn
          ? 'border-accent bg-accent text-on-accent'
          : 'border-edge bg-surface text-ink hover:border-accent',
      )}
    >
      {isOn && <Icon name="check" />}
      {label}
    </button>
  )
}
