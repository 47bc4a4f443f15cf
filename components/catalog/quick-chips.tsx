import type { ReactNode } from 'react'

import { Chip } from '@/components/ui/chip'
import { catalog } from '@/lib/catalog/messages'
import { isChosen, quickChoices, withChoice } from '@/lib/catalog/quick-choices'
import { navigate } from '@/lib/router/navigation'
import { paths, withQuery } from '@/lib/router/routes'

type QuickChipsProps = {
  query: URLSearchParams
  /** Stands before the chips in their row. */
  children?: ReactNode
}

/**
 * One-tap choices above the categories, in a row that scrolls sideways on phones. Hidden while the filter panel is open, which
 * offers the same choices.
 */
export function QuickChips({ query, children }: QuickChipsProps) {
  return (
    <div
      role="group"
      aria-label={catalog.quickChoices}
      // Browsers do not scroll to a focused control of which a part is in view.
      onFocus={({ target }) => target.scrollIntoView({ block: 'nearest', inline: 'nearest' })}
      className="-mx-base -my-tight scroll-row items-center gap-tight px-base py-tight whitespace-nowrap *:shrink-0 group-has-data-filters/list:invisible tablet:-mx-roomy tablet:px-roomy print:hidden"
    >
      {children}
      {quickChoices.map((choice) => (
        <Chip
          key={choice}
          label={catalog.quick[choice]}
          isOn={isChosen(query, choice)}
          onToggle={() => navigate(withQuery(paths.categories, withChoice(query, choice)), { replace: true })}
        />
      ))}
    </div>
  )
}
