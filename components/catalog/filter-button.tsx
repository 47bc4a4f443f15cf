import type { ComponentProps } from 'react'

import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { catalog } from '@/lib/catalog/messages'

type FilterButtonProps = Omit<ComponentProps<typeof Button>, 'children'> & {
  isOpen: boolean
  /** The number of active filters. */
  count?: number
}

/** Toggles the filter panel. */
export function FilterButton({ isOpen, count = 0, ...rest }: FilterButtonProps) {
  return (
    <Button variant="secondary" aria-expanded={isOpen} {...rest}>
      <Icon name="sliders" />
      {catalog.filters}
      {count > 0 && (
        <span aria-hidden className="rounded-pill bg-accent px-tight text-caption text-on-accent">
          {count}
        </span>
      )}
    </Button>
  )
}
