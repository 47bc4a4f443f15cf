import { useMemo, useRef, useState } from 'react'

import type { OthersTick } from '@/components/household/shared-list'
import { focusHeading } from '@/components/focus/lost-focus'
import { ListRow } from '@/components/shopping/list-row'
import { ListTools } from '@/components/shopping/list-tools'
import { ListBar, ListDishes, ListView } from '@/components/shopping/list-view'
import { EntryForm } from '@/components/shopping/entry-form'
import { ShopNotice } from '@/components/shop/shop-notice'
import { BackButton } from '@/components/ui/back-button'
import { LinkButton } from '@/components/ui/button'
import { Message } from '@/components/ui/message'
import { QuietNotice } from '@/components/ui/quiet-notice'
import { ScreenTitle } from '@/components/ui/screen-title'
import { drawings } from '@/lib/feedback/drawings'
import { preloadModule, useLazyModule } from '@/lib/router/use-lazy-module'
import { useDocumentTitle } from '@/lib/router/use-document-title'
import { useWakeLock } from '@/lib/browser/use-wake-lock'
import type { Product } from '@/lib/shop/shop-api'
import type { ShareSubstitutesProps } from '@/components/substitutes/share-substitutes'
import { useShop } from '@/lib/shop/use-shop'
import { useDeferredBody } from '@/lib/router/use-deferred-body'
import { common } from '@/lib/feedback/messages'
import { shareTitle, shoppingList } from '@/lib/shopping/messages'
import { titles as documentTitles } from '@/lib/router/titles'
import { goBack } from '@/lib/router/navigation'
import { offerUndo } from '@/lib/feedback/offer-undo'
import { parseEntry } from '@/lib/shopping/list-entry'
import { hash, paths } from '@/lib/router/routes'
import { config } from '@/lib/config'
import { isSignedIn, useSessionStore } from '@/lib/session/session-store'
import type { TillRow } from '@/lib/shop/till'
import { today } from '@/lib/calendar/days'
import { usePantryStore } from '@/lib/pantry/pantry-store'
import { homeNotes } from '@/lib/pantry/remainder-messages'
import { noteRemainder, takeBackRemainder } from '@/lib/pantry/remainders'
import { announce } from '@/lib/feedback/announcer-store'
import { useDepartmentsStore } from '@/lib/shopping/departments-store'
import { useList } from '@/lib/shopping/use-list'
import { replacedBy, type TitleShare } from '@/lib/shopping/title-needs'
import { useShoppingStore } from '@/lib/shopping/shopping-store'
import { notesByTitle, useProductNotesStore } from '@/lib/shopping/product-notes-store'

const loadShareSubstitutes = () =>
  import('@/components/substitutes/share-substitutes').then((m) => m.ShareSubstitutes)

const loadSharedList = () =>
  import(/* webpackChunkName: "household-list" */ '@/components/household/shared-list').then(
    (m) => m.SharedList,
  )

const loadDepartmentOrder = () =>
  import('@/components/shopping/department-order').then((m) => m.DepartmentOrder)

const preloadDepartmentOrder = () => preloadModule(loadDepartmentOrder)

/** One array for all renders, since `useList` caches by its identity. */
const NO_PRODUCTS: Product[] = []

/** The shopping list, grouped by department. It is computed after the title has been drawn. */
export function ListScreen() {
  useDocumentTitle(documentTitles.list)
  const isTitleDrawn = useDeferredBody()
  return (
    <div className="relative flex min-h-page flex-col gap-base">
      <BackButton label={common.back} onClick={goBack} />
      <ScreenTitle title={shoppingList.title} />
      {isTitleDrawn && <List />}
    </div>
  )
}

function List() {
  const setOrder = useDepartmentsStore((state) => state.setOrder)
  const resetOrder = useDepartmentsStore((state) => state.reset)
  const shop = useShop()
  const products = shop.products ?? NO_PRODUCTS
  const list = useList(products)
  const { titles, shares, departments } = list
  const isShopping = useHasTicked()
  useWakeLock(isShopping)
  const signedIn = useSessionStore(isSignedIn)
  const { loaded: SharedList } = useLazyModule(loadSharedList, config.syncUrl !== undefined && signedIn)
  const [othersTick, setOthersTick] = useState<OthersTick>()
  const [isOrderOpen, setOrderOpen] = useState(false)
  const orderButton = useRef<HTMLButtonElement>(null)
  const { loaded: DepartmentOrder, loadFailure } = useLazyModule(loadDepartmentOrder, isOrderOpen)
  const renderRow = useRowRenderer(list, othersTick)
  const soldTitles = useMemo(() => products.map(({ title }) => title), [products])

  function add(typed: string) {
    const entry = parseEntry(typed, titles, soldTitles)
    if ('problem' in entry) return shoppingList.entryProblems[entry.problem]
    const { title, isListed } = entry
    useShoppingStore.getState().addManual([title])
    if (isListed && !list.isTicked(title)) return shoppingList.entryAlreadyListed(title)
    announce(isListed ? shoppingList.unticked(title) : shoppingList.entryAdded(title))
  }

  const rows = (
    <>
      <ShopNotice {...shop} />
      {loadFailure && <QuietNotice {...loadFailure} />}
      {DepartmentOrder && (
        <DepartmentOrder
          departments={departments}
          onChange={setOrder}
          onReset={resetOrder}
          onClose={() => {
            setOrderOpen(false)
            orderButton.current?.focus()
          }}
        />
      )}
      <ListView sections={list.sections} atHome={list.atHome} bought={list.bought} renderRow={renderRow} />
    </>
  )

  return (
    <div className="flex grow flex-col gap-base desktop:grid desktop:grid-cols-aside desktop:items-start desktop:gap-roomy">
      <div className="flex flex-col gap-base">
        {titles.length > 0 && (
          <ListTools
            text={list.text}
            onToggleOrder={departments.length > 1 ? () => setOrderOpen(!isOrderOpen) : undefined}
            preloadOrder={preloadDepartmentOrder}
            isOrderOpen={isOrderOpen}
            orderButton={orderButton}
            onClear={clear}
          />
        )}
        {SharedList && <SharedList onOthersTick={setOthersTick} />}
        <EntryForm onAdd={add} sold={soldTitles} listed={titles} />
        {titles.length > 0 ? (
          rows
        ) : (
          <Message picture={drawings.emptyList} title={shoppingList.empty} hint={shoppingList.emptyHint}>
            <LinkButton href={hash(paths.categories)}>{common.toRecipes}</LinkButton>
          </Message>
        )}
      </div>
      {titles.length > 0 && (
        <div className="contents desktop:sticky desktop:top-giant desktop:flex desktop:flex-col desktop:gap-base">
          {!DepartmentOrder && <ListBar {...list.toBuy} />}
          {shares.length > 0 && (
            <div className="hidden desktop:block print:hidden">
              <ListDishes shares={shares} />
            </div>
          )}
        </div>
      )}
    </div>
  )
}

/** Returns a function that renders the row of a title with all that is known of it. */
function useRowRenderer(list: ReturnType<typeof useList>, othersTick: OthersTick | undefined) {
  const home = homeNotes(
    usePantryStore((state) => state.items),
    today(),
  )
  const replacements = replacedBy(list.shares)
  const productNotes = notesByTitle(useProductNotesStore((state) => state.notes))

  return (title: string) => {
    const row = list.rowOf(title)
    const replaced = replacements.get(title)
    return (
      <ListRow
        key={title}
        {...row}
        instead={replaced && shoppingList.insteadOf(replaced)}
        home={row.isBought ? undefined : home.get(title)}
        productNote={productNotes.get(title)}
        tickedBy={row.isRecent && othersTick?.titles.includes(title) ? othersTick.text : undefined}
        Substitutes={Substitutes}
        onTick={tick}
        onRemove={remove}
        onRemoveRecipe={removeRecipe}
      />
    )
  }
}

/** Whether something was ticked during this visit: the visitor is in the shop. */
function useHasTicked() {
  const [hasTicked, setTicked] = useState(false)
  const isTicking = useShoppingStore(({ recentlyBought }) => recentlyBought.length > 0)
  if (isTicking && !hasTicked) setTicked(true)
  return hasTicked
}

// Outside the component, so that these props of the memoized rows never change.

function tick(title: string, isBought: boolean, sold: TillRow | undefined) {
  const list = useShoppingStore.getState()
  if (isBought) list.tick(title)
  else list.untick(title)
  if (sold) (isBought ? noteRemainder : takeBackRemainder)(sold, today())
  announce(isBought ? shoppingList.ticked(title) : shoppingList.unticked(title))
}

function remove(title: string) {
  const undo = useShoppingStore.getState().remove([title])
  offerUndo(shoppingList.removed(title), shoppingList.restored(title), undo)
}

function removeRecipe(share: TitleShare) {
  const title = shareTitle(share)
  const undo = useShoppingStore.getState().removeRecipe(share.id)
  offerUndo(shoppingList.recipeRemoved(title), shoppingList.recipeRestored(title), undo)
}

function clear() {
  const { titles, remove } = useShoppingStore.getState()
  offerUndo(shoppingList.cleared, shoppingList.listRestored, remove(titles))
  // The button disappears with the list.
  focusHeading()
}

/** The choice of a substitute. Its code loads when a row with recipes is first opened. */
function Substitutes(props: ShareSubstitutesProps) {
  const { loaded: Loaded } = useLazyModule(loadShareSubstitutes, true)
  return Loaded && <Loaded {...props} />
}
