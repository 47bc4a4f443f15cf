import clsx from 'clsx/lite'
import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react'

import { Icon, type IconName } from '@/components/ui/icon'

export type Tab<Key extends string> = {
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
  children: ReactNode
}

const OFFSETS: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: 1, ArrowUp: -1 }

/** Tabs by the ARIA pattern: a single tab stop; arrow keys, Home and End move between the tabs. */
export function Tabs<Key extends string>({
  label,
  tabs,
  selected,
  onSelect,
  activation = 'automatic',
  children,
}: TabsProps<Key>) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const selectedIndex = tabs.findIndex(({ key }) => key === selected)

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
    <div>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        className={clsx(
          'gap-hair rounded-card bg-sunken p-hair print:hidden',
          tabs.length % 2 === 0 ? 'grid grid-cols-2 tablet:flex tablet:flex-wrap' : 'flex flex-wrap',
        )}
      >
        {tabs.map((tab, index) => {
          const isSelected = index === selectedIndex
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
              onKeyDown={(event) => onKeyDown(event, index)}
              className={clsx(
                'flex min-h-touch grow basis-thumb items-center justify-center gap-tight rounded-control px-hair py-tight text-caption font-medium transition duration-quick snug:px-base snug:text-label tablet:basis-auto',
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
      <div
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-tab-${selectedIndex}`}
        tabIndex={0}
        className="mt-base tablet:mt-roomy"
      >
        {children}
      </div>
    </div>
  )
}
