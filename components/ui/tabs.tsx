import clsx from 'clsx/lite'
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react'

import { Icon, type IconName } from '@/components/ui/icon'

type Tab<Key extends string> = {
  key: Key
  label: string
  /** Marks a tab that leads to another screen. */
  icon?: IconName
}

type TabsProps<Key extends string> = {
  label: string
  tabs: Tab<Key>[]
  selected: Key
  onSelect: (key: Key) => void
  /** Whether arrow keys select a tab at once or only move the focus, until Enter or Space selects it. */
  activation?: 'automatic' | 'manual'
  /** Follows the tabs in their row. */
  beside?: ReactNode
  /**
   * Panels in place of `children`. While the first of them is selected, all stand beside each other from `wide`. All are printed.
   */
  columns?: { key: Key; content: ReactNode }[]
  /** The panel of the selected tab. */
  children?: ReactNode
}

/** The space that the focus ring of a tab needs beside it. */
const RING_PX = 8

const OFFSETS: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: 1, ArrowUp: -1 }

/**
 * Tabs by the ARIA pattern: a single tab stop; arrow keys, Home and End move between the tabs. They are one row, which
 * scrolls sideways where it is too long.
 */
export function Tabs<Key extends string>({ beside, columns = [], children, ...row }: TabsProps<Key>) {
  const id = useId()
  const { tabs, selected } = row
  const isColumn = columns.some(({ key }) => key === selected)
  const isBeside = columns[0]?.key === selected
  const panel = {
    role: 'tabpanel',
    id: `${id}-panel`,
    'aria-labelledby': `${id}-tab-${tabs.findIndex(({ key }) => key === selected)}`,
    tabIndex: 0,
  }
  return (
    <div>
      <div className="-mx-base -my-hair scroll-row items-center gap-tight px-base py-hair tablet:-mx-tight tablet:px-tight print:hidden">
        <TabList {...row} id={id} className={beside ? 'desktop:mr-auto desktop:grow-0' : undefined} />
        {beside}
      </div>
      <div
        className={clsx(
          isColumn && 'mt-tight tablet:mt-base',
          isBeside && 'wide:grid wide:grid-cols-columns wide:gap-roomy print:block',
        )}
      >
        {columns.map(({ key, content }) => (
          <div
            key={key}
            {...(key === selected ? panel : { hidden: true, 'data-column': isBeside })}
            className="printed min-w-0"
          >
            {content}
          </div>
        ))}
      </div>
      {!isColumn && (
        <div {...panel} className="mt-tight tablet:mt-base">
          {children}
        </div>
      )}
    </div>
  )
}

type TabListProps<Key extends string> = Omit<TabsProps<Key>, 'beside' | 'columns' | 'children'> & {
  /** The start of the ids of the tabs and their panel. */
  id: string
  className: string | undefined
}

function TabList<Key extends string>({
  id,
  label,
  tabs,
  selected,
  onSelect,
  activation = 'automatic',
  className,
}: TabListProps<Key>) {
  const list = useRef<HTMLDivElement>(null)

  useEffect(() => showInRow(list.current?.querySelector('[aria-selected=true]')), [selected])

  function onKeyDown(event: KeyboardEvent, index: number) {
    const target =
      event.key === 'Home' ? 0 : event.key === 'End' ? tabs.length - 1 : index + (OFFSETS[event.key] ?? 0)
    const next = (target + tabs.length) % tabs.length
    const tab = tabs[next]
    if (next === index || !tab) return
    event.preventDefault()
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus()
    if (activation === 'automatic') onSelect(tab.key)
  }

  return (
    <div
      ref={list}
      role="tablist"
      aria-label={label}
      className={clsx('flex shrink-0 grow gap-hair rounded-card bg-sunken p-hair', className)}
    >
      {tabs.map((tab, index) => {
        const isSelected = tab.key === selected
        return (
          <button
            key={tab.key}
            type="button"
            role="tab"
            id={`${id}-tab-${index}`}
            aria-selected={isSelected}
            aria-controls={isSelected ? `${id}-panel` : undefined}
            tabIndex={isSelected ? 0 : -1}
            onClick={() => onSelect(tab.key)}
            // Browsers do not scroll to a focused control of which a part is in view.
            onFocus={({ currentTarget }) => showInRow(currentTarget)}
            onKeyDown={(event) => onKeyDown(event, index)}
            className={clsx(
              'flex min-h-touch grow items-center justify-center gap-tight rounded-control px-snug py-tight text-caption font-medium whitespace-nowrap transition duration-quick snug:px-base snug:text-label',
              // Between these widths the tabs of a recipe share the row with its picture.
              tabs.length > 3 && 'desktop:px-snug desktop:text-caption wide:px-base wide:text-label',
              isSelected && 'bg-surface text-ink shadow-card',
              !isSelected && (tab.icon ? 'text-accent' : 'text-ink-soft hover:text-ink'),
            )}
          >
            {tab.icon && <Icon name={tab.icon} className="hidden snug:block" />}
            {tab.label}
          </button>
        )
      })}
    </div>
  )
}

/** Scrolls only the row: `scrollIntoView` would scroll the page too. */
function showInRow(tab: Element | null | undefined) {
  const row = tab?.closest('.scroll-row')
  if (!row || !tab) return
  const [outer, inner] = [row.getBoundingClientRect(), tab.getBoundingClientRect()]
  if (inner.right + RING_PX > outer.right) row.scrollLeft += inner.right + RING_PX - outer.right
  else if (inner.left - RING_PX < outer.left) row.scrollLeft += inner.left - RING_PX - outer.left
}
