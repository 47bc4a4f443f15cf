import type { ReactNode } from 'react'

import { Button } from '@/components/ui/button'
import { useFocusOnNewItems } from '@/components/focus/use-focus-on-new-items'
import { useHistoryState } from '@/lib/router/use-history-state'
import { catalog } from '@/lib/catalog/messages'

type GrowingListProps<Item> = {
  items: Item[]
  className: string
  /** Tells apart the lists of a screen. */
  name?: string
  /** The number of rows at first, and of those that each request adds. */
  atOnce?: number
  children: (item: Item) => ReactNode
}

/** A long list that shows more rows on request. `children` renders the `<li>` of an item. */
export function GrowingList<Item>({
  items,
  className,
  name = 'shown',
  atOnce = 12,
  children,
}: GrowingListProps<Item>) {
  const [limit, setLimit] = useHistoryState(name, atOnce)
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
            setLimit(limit + atOnce)
          }}
        >
          {catalog.showMore}
        </Button>
      )}
    </>
  )
}
