import clsx from 'clsx/lite'

import { Icon, type IconName } from '@/components/ui/icon'

type SwitchProps = { label: string; icon?: IconName; isOn: boolean; onChange: (isOn: boolean) => void }

export function Switch({ label, icon, isOn, onChange }: SwitchProps) {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={isOn}
      onClick={() => onChange(!isOn)}
      className="flex min-h-touch w-full items-center justify-between gap-base rounded-control px-base text-left text-item font-medium hover:bg-sunken"
    >
      <span className="flex items-center gap-snug">
        {icon && <Icon name={icon} className="text-accent" />}
        {label}
      </span>
      <span
        aria-hidden
        className={clsx(
          'flex w-vast shrink-0 rounded-pill border-control border-edge p-hair transition duration-quick',
          isOn ? 'bg-accent' : 'bg-sunken',
        )}
      >
        <span
          className={clsx(
            'size-base rounded-pill transition duration-quick',
            isOn ? 'translate-x-base bg-on-accent' : 'bg-edge',
          )}
        />
      </span>
    </button>
  )
}
