import type { ReactNode } from 'react'

import { useFocusAfterRemoval } from '@/components/focus/use-focus-after-removal'
import { FoldedPart } from '@/components/shopping/folded-part'
import { RowList } from '@/components/shopping/row-list'
import type { Section } from '@/lib/shopping/departments'
import { headingOf } from '@/lib/shopping/list-text'
import { shoppingList } from '@/lib/shopping/messages'

type ListViewProps = {
  sections: Section[]
  /** Staples that are not bought unless chosen. */
  atHome: string[]
  bought: string[]
  renderRow: (title: string) => ReactNode
}

/** The shopping list by department, followed by the folded staples and the folded bought titles. */
export function ListView({ sections, atHome, bought, renderRow }: ListViewProps) {
  const { list, onFocus, onClick } = useFocusAfterRemoval<HTMLDivElement>()
  return (
    <div ref={list} onFocus={onFocus} onClick={onClick} className="flex flex-col gap-base">
      {sections.map(({ department, titles }) => (
        <RowList key={department ?? ''} heading={headingOf(department, sections)[0]} rows={titles}>
          {renderRow}
        </RowList>
      ))}
      {atHome.length > 0 && (
        <FoldedPart
          title={shoppingList.atHome(atHome.length)}
          isOpenAtFirst={sections.length === 0}
          isPrinted
        >
          {() => <RowList rows={atHome}>{renderRow}</RowList>}
        </FoldedPart>
      )}
      {bought.length > 0 && (
        <FoldedPart title={shoppingList.bought(bought.length)}>
          {() => <RowList rows={bought}>{renderRow}</RowList>}
        </FoldedPart>
      )}
    </div>
  )
}
