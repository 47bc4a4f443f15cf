import { useState } from 'react'

import { CardGridSkeleton } from '@/components/catalog/card-grid'
import { CategoryGrid } from '@/components/catalog/category-grid'
import { SearchBox } from '@/components/catalog/search-box'
import { AsyncView } from '@/components/ui/async-view'
import { Button } from '@/components/ui/button'
import { Message } from '@/components/ui/message'
import type { Category } from '@/lib/api/categories'
import { drawings } from '@/lib/assets'
import { explain } from '@/lib/explain'
import { useCategories } from '@/lib/hooks/use-categories'
import { catalog } from '@/lib/messages'
import { isSearch, searchByPrefix } from '@/lib/search'
import { useItemsStore } from '@/lib/stores/items-store'

/** All categories, page by page, with the search over those read so far. */
export function CategoryList() {
  const [typed, setTyped] = useState('')
  const { categories, error, hasMore, isLoadingMore, loadMore, retry, reload } = useCategories()
  const items = useItemsStore((state) => state.items)
  // What is on the screen is found too when the cache has just been wiped, as by logging out in another tab.
  const known = [...new Map([...items, ...(categories ?? [])].map((card) => [card.id, card])).values()]
  const isSearching = isSearch(typed) && known.length > 0

  function onType(text: string) {
    setTyped(text)
    if (isSearch(typed) && text === '') reload()
  }

  return (
    <div className="flex flex-col gap-roomy">
      <SearchBox text={typed} onChange={onType} onClear={() => onType('')} />
      {isSearching ? (
        <SearchResults found={searchByPrefix(known, typed)} />
      ) : (
        <AsyncView data={categories} failure={explain(error)} onRetry={retry} skeleton={<CardGridSkeleton />}>
          {(loaded) => (
            <>
              {loaded.length > 0 ? (
                <CategoryGrid categories={loaded} />
              ) : (
                <Message picture={drawings.notFound} title={catalog.noCategories} />
              )}
              {hasMore && (
                <Button look="secondary" className="mx-auto" isBusy={isLoadingMore} onClick={loadMore}>
                  {catalog.loadMore}
                </Button>
              )}
            </>
          )}
        </AsyncView>
      )}
    </div>
  )
}

function SearchResults({ found }: { found: Category[] }) {
  return (
    <>
      <p role="status" className="sr-only">
        {found.length > 0 && catalog.found(found.length)}
      </p>
      {found.length > 0 ? (
        <CategoryGrid categories={found} />
      ) : (
        <Message picture={drawings.notFound} title={catalog.nothingFound} hint={catalog.nothingFoundHint} />
      )}
    </>
  )
}
