import type { ComponentProps } from 'react'

import { Icon } from '@/components/ui/icon'

type TickBoxProps = Omit<ComponentProps<'input'>, 'type' | 'className'> & { checked: boolean }

/** A box that can be ticked; its label stands around it or is named. */
export function TickBox(props: TickBoxProps) {
  return (
    <span className="relative size-glyph shrink-0 print:hidden">
      <input
        type="checkbox"
        // Browsers would note the state of every box at each step, and bring an old one back over ours.
        autoComplete="off"
        className="block size-glyph appearance-none rounded-tick border-control border-edge bg-surface checked:border-accent checked:bg-accent"
        {...props}
      />
      {props.checked && <Icon name="check" className="pointer-events-none absolute inset-0 text-on-accent" />}
    </span>
  )
}
