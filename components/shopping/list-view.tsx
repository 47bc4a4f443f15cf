import { type ReactNode, useId, useState } from 'react'

import { RowList } from '@/components/shopping/row-list'
import { Icon } from '@/components/ui/icon'
import { useFocusAfterRemoval } from '@/components/focus/use-focus-after-removal'
import type { Section } from '@/lib/shopping/departments'
import { headingOf } from '@/lib/shopping/list-text'
import { shoppingList } from '@/lib/shopping/messages'

type ListViewProps = {
  sections: Section[]
  bought: string[]
  renderRow: (title: string) => ReactNode
}

/** The shopping list by department, followed by the collapsed bought titles. */
export function ListView({ sections, bought, renderRow }: ListViewProps) {
  const { list, onFocus, onClick } = useFocusAfterRemoval<HTMLDivElement>()
  return (
    <div ref={list} onFocus={onFocus} onClick={onClick} className="flex flex-col gap-base">
      {sections.map(({ department, titles }) => (
        <RowList key={department ?? ''} heading={headingOf(department, sections)[0]} rows={titles}>
          {renderRow}
        </RowList>
      ))}
      {bought.length > 0 && <Bought titles={bought} row={renderRow} />}
    </div>
  )
}

function Bought({ titles, row }: { titles: string[]; row: (title: string) => ReactNode }) {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="print:hidden">
      <h2 className="flex items-center gap-tight pr-base text-item font-medium text-ink-soft">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          aria-describedby={`${id}-count`}
          onClick={() => setOpen(!isOpen)}
          className="flex min-h-touch grow items-center gap-tight rounded-control px-base hover:text-accent"
        >
          {shoppingList.bought}
          <Icon name={isOpen ? 'up' : 'down'} />
        </button>
        <span id={`${id}-count`} className="tabular-nums">
          {titles.length}
        </span>
      </h2>
      <div id={id}>{isOpen && <RowList rows={titles}>{row}</RowList>}</div>
    </div>
  )
}
