import { useState } from 'react'

import { SearchBox } from '@/components/ui/search-box'
import { isSearch } from '@/lib/catalog/search-by-prefix'
import { catalog } from '@/lib/catalog/messages'
import { useCategories } from '@/lib/catalog/use-categories'
import { usePreloadedSearch } from '@/lib/catalog/use-recipe-search'
import { navigate } from '@/lib/router/navigation'
import { paths, withQuery } from '@/lib/router/routes'

/** The spec's key of the tab that shows categories and search results. */
export const CATEGORIES_TAB = 'Selected Category'

/** The search above the categories, which stays in view; the address contains its text. */
export function CategorySearch({ query }: { query: URLSearchParams }) {
  const { reload } = useCategories()
  const typed = query.get('q') ?? ''
  const [isUsed, setIsUsed] = useState(false)
  usePreloadedSearch(isUsed)

  function onType(text: string) {
    const next = new URLSearchParams(query)
    if (text) next.set('q', text)
    else next.delete('q')
    // Results appear on the categories tab only.
    if (text && next.get('tab') !== CATEGORIES_TAB) next.delete('tab')
    navigate(withQuery(paths.categories, next), { replace: true })
    if (isSearch(typed) && text === '') reload()
  }

  return (
    <div className="search-bar -mx-base px-base tablet:-mx-tight tablet:px-tight">
      <SearchBox
        label={catalog.searchLabel}
        clearLabel={catalog.clearSearch}
        placeholder={catalog.searchPlaceholder}
        isLandmark
        text={typed}
        onChange={onType}
        onClear={() => onType('')}
        onFocus={() => setIsUsed(true)}
      />
    </div>
  )
}
