import clsx from 'clsx/lite'

import { Icon, type IconName } from '@/components/ui/icon'

type ToggleMarkProps = { icon: IconName; label: string; isOn: boolean; onToggle: () => void }

/** A heart or bookmark on a dark chip: red when on, otherwise yellow (spec point 2). */
export function ToggleMark({ icon, label, isOn, onToggle }: ToggleMarkProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-pressed={isOn}
      onClick={onToggle}
      className={clsx(
        'flex size-touch items-center justify-center rounded-pill bg-chip bg-clip-content p-hair transition duration-quick active:translate-y-px',
        isOn ? 'text-liked' : 'text-unliked',
      )}
    >
      <Icon name={icon} filled={isOn} />
    </button>
  )
}
