import type { ComponentProps } from 'react'

import { Icon } from '@/components/ui/icon'

type TickBoxProps = Omit<ComponentProps<'input'>, 'type' | 'className'> & { checked: boolean }

/** A checkbox without a label of its own. */
export function TickBox(props: TickBoxProps) {
  return (
    <span className="relative size-glyph shrink-0 print:hidden">
      <input
        type="checkbox"
        // Browsers restore the state of form controls on navigation, which would override `checked`.
        autoComplete="off"
        className="block size-glyph appearance-none rounded-tick border-control border-edge bg-surface checked:border-accent checked:bg-accent"
        {...props}
      />
      {props.checked && <Icon name="check" className="pointer-events-none absolute inset-0 text-on-accent" />}
    </span>
  )
}
