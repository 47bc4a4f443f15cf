import type { ReactNode } from 'react'

import { Chip } from '@/components/ui/chip'
import { catalog } from '@/lib/catalog/messages'
import { isChosen, quickChoices, withChoice } from '@/lib/catalog/quick-choices'
import { navigate } from '@/lib/router/navigation'
import { paths, withQuery } from '@/lib/router/routes'

type QuickChipsProps = {
  query: URLSearchParams
  /** Precedes the chips in their row. */
  children?: ReactNode
}

/**
 * The choices of one tap above the categories, in one row that scrolls sideways on phones. Hidden while the filters are open,
 * which have the same choices.
 */
export function QuickChips({ query, children }: QuickChipsProps) {
  return (
    <div
      role="group"
      aria-label={catalog.quickChoices}
      // Browsers leave a focused control as it is where a part of it is in view.
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
