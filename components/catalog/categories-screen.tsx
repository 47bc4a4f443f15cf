import { memo, type ReactNode, useDeferredValue } from 'react'

import { CategoryList } from '@/components/catalog/category-list'
import { CATEGORIES_TAB, CategorySearch } from '@/components/catalog/category-search'
import { LazyResumeCard } from '@/components/catalog/lazy-resume-card'
import { LikedRecipes, SavedRecipes } from '@/components/catalog/recipe-collections'
import { loadReceiptCard } from '@/components/orders/lazy-receipt-card'
import { loadGateCard } from '@/components/recipes/lazy-gate-card'
import type { ScreenProps } from '@/lib/router/screen-props'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { ScreenTitle } from '@/components/ui/screen-title'
import { Tabs } from '@/components/ui/tabs'
import { useCategories } from '@/lib/catalog/use-categories'
import { useDocumentTitle } from '@/lib/router/use-document-title'
import { useLazyModule } from '@/lib/router/use-lazy-module'
import { useReceiptStore } from '@/lib/orders/receipt-store'
import { useDeferredBody } from '@/lib/router/use-deferred-body'
import { catalog } from '@/lib/catalog/messages'
import { titles } from '@/lib/router/titles'
import { navigate } from '@/lib/router/navigation'
import { paths } from '@/lib/router/routes'
import { isSignedIn, useSessionStore } from '@/lib/session/session-store'

/** Tabs by the spec's keys. The address contains the selected one, which survives opening a recipe and going back. */
const tabs = [
  { key: CATEGORIES_TAB, label: catalog.allCategories },
  { key: 'Saved Recipies', label: catalog.saved },
  { key: 'Liked Recipies', label: catalog.liked },
] as const

type TabKey = (typeof tabs)[number]['key']

const queryOf = (tab: TabKey) => new URLSearchParams({ tab }).toString()
const allCategories = queryOf(CATEGORIES_TAB)

export function CategoriesScreen({ query }: ScreenProps) {
  useDocumentTitle(titles.categories)
  const signedIn = useSessionStore(isSignedIn)
  const isTitleDrawn = useDeferredBody()
  // A typed letter appears before what it finds.
  const categories = <Categories query={useDeferredValue(query)} />
  const offered = useSessionStore((state) => state.offeredPath)
  const { loaded: GateCard } = useLazyModule(loadGateCard, offered !== undefined)
  const receipt = useReceiptStore((state) => state.receipt)
  const { loaded: ReceiptCard } = useLazyModule(loadReceiptCard, receipt !== undefined)
  // The cards would push what the visitor searches for below the window.
  const isUntouched = ['', allCategories].includes(query.toString())
  return (
    <div className="flex flex-col gap-hair tablet:gap-snug">
      <div className="flex flex-wrap items-center justify-between gap-x-snug">
        <div className="min-w-heading grow basis-0">
          <ScreenTitle title={catalog.heading} />
        </div>
        <Button variant="quiet" size="small" onClick={() => navigate(paths.welcome)} className="-mr-tight">
          <Icon name="back" />
          {catalog.exit}
        </Button>
      </div>
      <div className="my-hair flex flex-col gap-base empty:hidden">
        {isUntouched && signedIn && offered && GateCard && <GateCard path={offered} isSignedIn />}
        {isUntouched && receipt && ReceiptCard && <ReceiptCard receipt={receipt} />}
      </div>
      {isTitleDrawn && (
        <>
          <CategorySearch query={query} />
          {signedIn ? <CategoryTabs query={query}>{categories}</CategoryTabs> : categories}
        </>
      )}
    </div>
  )
}

function CategoryTabs({ query, children }: { query: URLSearchParams; children: ReactNode }) {
  const { reset } = useCategories()
  const selected: TabKey = tabs.find(({ key }) => key === query.get('tab'))?.key ?? CATEGORIES_TAB

  function select(key: TabKey) {
    if (key === CATEGORIES_TAB) reset()
    navigate(`${paths.categories}?${queryOf(key)}`, { replace: true })
  }

  return (
    <Tabs
      label={catalog.tabs}
      tabs={[...tabs]}
      selected={selected}
      onSelect={select}
      beside={
        <Button variant="secondary" size="small" onClick={() => navigate(paths.list)} className="shrink-0">
          {catalog.shoppingList}
        </Button>
      }
    >
      {selected === 'Saved Recipies' && <SavedRecipes />}
      {selected === 'Liked Recipies' && <LikedRecipes />}
      {selected === CATEGORIES_TAB && children}
    </Tabs>
  )
}

const Categories = memo(function Categories({ query }: { query: URLSearchParams }) {
  return (
    <CategoryList query={query}>
      <LazyResumeCard />
    </CategoryList>
  )
})
