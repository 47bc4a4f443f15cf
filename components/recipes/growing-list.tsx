import type { ReactNode } from 'react'

import { Button } from '@/components/ui/button'
import { useFocusOnNewItems } from '@/components/focus/use-focus-on-new-items'
import { showMore } from '@/lib/recipes/list-messages'
import { useHistoryState } from '@/lib/router/use-history-state'

type GrowingListProps<Item> = {
  items: Item[]
  className: string
  /** Unique within the screen: Back and Forward restore the number of rows by it. */
  name?: string
  /** The number of rows at first, and of those that each press of the button adds. */
  pageSize?: number
  children: (item: Item) => ReactNode
}

/** A long list with a button that shows more rows. `children` renders the `<li>` of an item. */
export function GrowingList<Item>({
  items,
  className,
  name = 'shown',
  pageSize = 12,
  children,
}: GrowingListProps<Item>) {
  const [limit, setLimit] = useHistoryState(name, pageSize)
  const { list, onMore } = useFocusOnNewItems<HTMLUListElement>(Math.min(limit, items.length))
  return (
    <>
      <ul ref={list} className={className}>
        {items.slice(0, limit).map(children)}
      </ul>
      {items.length > limit && (
        <Button
          variant="secondary"
          className="mx-auto"
          onClick={() => {
            onMore()
            setLimit(limit + pageSize)
          }}
        >
          {showMore}
        </Button>
      )}
    </>
  )
}
