import clsx from 'clsx/lite'
import { type ReactNode, type Ref, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'

import { FilterButton } from '@/components/catalog/filter-button'
import { FilterPanel } from '@/components/catalog/filter-panel'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { Message } from '@/components/ui/message'
import { closeModal } from '@/components/ui/modal'
import { QuietNotice } from '@/components/ui/quiet-notice'
import { Sheet } from '@/components/ui/sheet'
import { isFocusLost } from '@/components/focus/lost-focus'
import { useFocusAfterRemoval } from '@/components/focus/use-focus-after-removal'
import { breakpoints, useMedia } from '@/lib/browser/use-media'
import { drawings } from '@/lib/feedback/drawings'
import { describeError } from '@/lib/feedback/describe-error'
import { activeFilters } from '@/lib/catalog/filters'
import { type Filters, noFilters } from '@/lib/catalog/filters-query'
import type { Filtering } from '@/lib/catalog/use-filtering'
import { catalog } from '@/lib/catalog/messages'
import { filterLabel, filters as words } from '@/lib/catalog/filter-messages'
import { common } from '@/lib/feedback/messages'
import { announce } from '@/lib/feedback/announcer-store'

type FilteredRecipesProps<R> = {
  filtering: Filtering<R>
  /** A heading of the recipes, in one row with the filter button. */
  heading?: ReactNode
  /** The label of the default order. */
  defaultOrder: string
  skeleton: ReactNode
  children: (matches: R[]) => ReactNode
}

/**
 * The filter button, the active filters and the recipes that pass them. The filter panel is a rail beside the recipes in wide
 * windows and a sheet in others.
 */
export function FilteredRecipes<R>({
  filtering,
  heading,
  defaultOrder,
  skeleton,
  children,
}: FilteredRecipesProps<R>) {
  const { filters, change, matches, isNarrowed, total, isOpen, setIsOpen } = filtering
  const filterButton = useRef<HTMLButtonElement>(null)
  const showButton = useRef<HTMLButtonElement>(null)
  const hasRail = useMedia(breakpoints.desktop)
  const panelId = useId()
  const [resets, setResets] = useState(0)
  const active = activeFilters(filters)
  const failure = describeError(filtering.indexError)
  const found = matches && isNarrowed ? words.matches(matches.length, total) : undefined

  useEffect(() => {
    if (found) announce(found)
  }, [found])

  useLayoutEffect(() => {
    // On mount this button replaces the pressed one, which had the focus.
    if (isOpen && isFocusLost()) filterButton.current?.focus({ preventScroll: true })
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [])

  function reset() {
    change(noFilters)
    setResets(resets + 1)
    announce(catalog.recipes(total))
    ;(showButton.current ?? filterButton.current)?.focus()
  }

  function close() {
    setIsOpen(false)
    filterButton.current?.focus()
  }

  const panel = (
    <FilterPanel
      // A reset remounts the panel, which clears invalid input too.
      key={resets}
      filters={filters}
      onChange={change}
      defaultOrder={defaultOrder}
      hasTags={filtering.hasTags}
      ingredients={filtering.ingredients}
    />
  )

  return (
    <>
      <div className="flex flex-wrap items-center gap-tight">
        {heading}
        <FilterButton
          ref={filterButton}
          isOpen={isOpen}
          count={active.length}
          aria-controls={isOpen && hasRail ? panelId : undefined}
          onClick={() => setIsOpen(!isOpen)}
        />
        {active.length > 0 && (
          <>
            <Button variant="quiet" size="small" onClick={reset}>
              {words.reset}
            </Button>
            <ActiveFilters filters={filters} onChange={change} />
          </>
        )}
      </div>
      {failure && <QuietNotice notice={words.noIndex} retry={failure.retry} onRetry={filtering.retry} />}
      {isOpen && !hasRail && (
        <Sheet title={catalog.filters} closeLabel={common.close} onClose={close}>
          {panel}
          <SheetBar
            showButton={showButton}
            count={matches?.length}
            onReset={active.length > 0 ? reset : undefined}
          />
        </Sheet>
      )}
      <div className={clsx(isOpen && 'items-start gap-roomy desktop:grid desktop:grid-cols-aside-first')}>
        {isOpen && hasRail && (
          <Rail key="rail" id={panelId}>
            {panel}
          </Rail>
        )}
        <div key="results" className="flex min-w-0 flex-col gap-base">
          {matches === undefined && skeleton}
          {matches?.length === 0 && (
            <Message picture={drawings.notFound} title={words.noMatches} hint={words.noMatchesHint}>
              <Button onClick={reset}>{words.resetAll}</Button>
            </Message>
          )}
          {matches && matches.length > 0 && children(matches)}
        </div>
      </div>
    </>
  )
}

/** The panel beside the recipes. Each control that gets the focus is scrolled into view. */
const Rail = ({ id, children }: { id: string; children: ReactNode }) => (
  <div
    id={id}
    role="group"
    aria-label={catalog.filters}
    onFocus={({ target }) => target.scrollIntoView({ block: 'nearest' })}
    className="top-giant max-h-rail scroll-py-roomy overflow-y-auto rounded-card bg-surface p-roomy shadow-card tall:sticky"
  >
    {children}
  </div>
)

type SheetBarProps = {
  showButton: Ref<HTMLButtonElement>
  /** The number of recipes that pass the filters, once known. */
  count: number | undefined
  /** Undefined while no filter is active. */
  onReset: (() => void) | undefined
}

/** The bottom of the sheet, which stays in view: back to the recipes, or to all of them. */
const SheetBar = ({ showButton, count, onReset }: SheetBarProps) => (
  <div className="sticky bottom-0 -mx-roomy -mb-roomy flex flex-wrap gap-tight border-t border-line bg-surface px-roomy py-snug tablet:rounded-b-card">
    {onReset && (
      <Button variant="secondary" onClick={onReset}>
        {words.reset}
      </Button>
    )}
    <Button ref={showButton} onClick={closeModal} className="grow">
      {words.show(count === undefined ? undefined : catalog.recipes(count))}
    </Button>
  </div>
)

type ActiveFiltersProps = { filters: Filters; onChange: (changes: Partial<Filters>) => void }

function ActiveFilters({ filters, onChange }: ActiveFiltersProps) {
  const { list, onClick } = useFocusAfterRemoval()
  return (
    <ul ref={list} onClick={onClick} aria-label={words.active} className="flex flex-wrap gap-tight">
      {activeFilters(filters).map((filter) => {
        const label = filterLabel(filter)
        return (
          <li key={label}>
            <button
              type="button"
              aria-label={words.off(label)}
              onClick={() => onChange(filter.off)}
              className="inline-flex min-h-touch items-center gap-hair rounded-pill bg-accent-soft px-base py-hair text-left text-label font-medium text-ink hover:text-accent"
            >
              {label}
              <Icon name="close" />
            </button>
          </li>
        )
      })}
    </ul>
  )
}
