import { useId, useState } from 'react'

import { CartRowView } from '@/components/shopping/cart-row-view'
import { SumGaps } from '@/components/shop/sum-gaps'
import { Disclosure } from '@/components/ui/disclosure'
import { ActionBar } from '@/components/ui/action-bar'
import { Button } from '@/components/ui/button'
import { Message } from '@/components/ui/message'
import { useFocusAfterRemoval } from '@/components/focus/use-focus-after-removal'
import { drawings } from '@/lib/feedback/drawings'
import type { Cart } from '@/lib/shopping/cart'
import { cart as messages } from '@/lib/shopping/cart-messages'
import { shoppingList } from '@/lib/shopping/messages'
import { formatKopecks, totalKopecks } from '@/lib/shop/money'
import { estimatedTitles, type TillRow } from '@/lib/shop/till'
import { navigate } from '@/lib/router/navigation'
import { offerUndo } from '@/lib/feedback/offer-undo'
import { paths } from '@/lib/router/routes'
import { announce } from '@/lib/feedback/announcer-store'
import { notesByTitle, useProductNotesStore } from '@/lib/shopping/product-notes-store'
import { useShoppingStore } from '@/lib/shopping/shopping-store'
import { replacedBy } from '@/lib/shopping/title-needs'

/** Maximum number of titles that a collapsed list shows. */
const MAX_COLLAPSED_TITLES = 100

type CartViewProps = {
  cart: Cart
  /** What is at home, as a note for each title. */
  home: ReadonlyMap<string, string>
}

/** The rows of the cart, what the shop does not sell, and the total with the button to the delivery. */
export function CartView({ cart, home }: CartViewProps) {
  const setCount = useShoppingStore((state) => state.setCount)
  const remove = useShoppingStore((state) => state.removeFromCart)
  const restore = useShoppingStore((state) => state.returnToCart)
  const replacements = replacedBy(useShoppingStore((state) => state.recipeShares.shares))
  const productNotes = notesByTitle(useProductNotesStore((state) => state.notes))
  const { list, onClick } = useFocusAfterRemoval<HTMLDivElement>()

  function changeCount({ title }: TillRow, packs: number) {
    setCount(title, packs)
    announce(messages.countChanged(title, packs))
  }

  function removeRow({ title }: TillRow) {
    remove(title)
    offerUndo(messages.removed(title), messages.restored(title), () => restore([title]))
  }

  function restoreAll() {
    const titles = cart.removed.map(({ title }) => title)
    restore(titles)
    announce(messages.restored(titles.join(', ')))
  }

  const staples = cart.rows.filter(({ staple }) => staple)
  const rows = cart.rows.filter(({ staple }) => !staple)
  const renderRow = (row: TillRow) => (
    <CartRowView
      key={row.id}
      row={row}
      replaced={replacements.get(row.title)}
      home={home.get(row.title)}
      productNote={productNotes.get(row.title)}
      onCount={(packs) => changeCount(row, packs)}
      onRemove={() => removeRow(row)}
    />
  )

  return (
    <div className="flex grow flex-col gap-roomy desktop:grid desktop:grid-cols-aside desktop:items-start">
      <div ref={list} onClick={onClick} className="flex flex-col gap-roomy">
        {rows.length > 0 && (
          <ul className="flex flex-col gap-tight tablet:gap-snug">{rows.map(renderRow)}</ul>
        )}
        {staples.length > 0 && (
          <Disclosure
            title={shoppingList.atHome(staples.length)}
            isOpenAtFirst={rows.length === 0 || staples.some(({ count }) => count > 0)}
          >
            {() => <ul className="flex flex-col gap-tight tablet:gap-snug">{staples.map(renderRow)}</ul>}
          </Disclosure>
        )}
        {cart.rows.length === 0 && (
          <Message
            picture={drawings.emptyCart}
            title={messages.allRemoved}
            hint={cart.removed.length > 0 ? messages.allRemovedHint : undefined}
          >
            {cart.removed.length > 0 && <Button onClick={restoreAll}>{messages.restoreAll}</Button>}
          </Message>
        )}
        {cart.rows.length > 0 && cart.removed.length > 0 && (
          <div className="flex flex-wrap items-center justify-between gap-tight rounded-card border border-line p-base">
            <p className="text-body text-ink-soft">{messages.removedCount(cart.removed.length)}</p>
            <Button variant="quiet" size="small" onClick={restoreAll}>
              {messages.restore}
            </Button>
          </div>
        )}
        {cart.notSold.length > 0 && <UnsoldTitles heading={messages.notSold} titles={cart.notSold} />}
        {cart.ownShelf.length > 0 && <UnsoldTitles heading={messages.ownShelf} titles={cart.ownShelf} />}
      </div>
      <TotalBar cart={cart} />
    </div>
  )
}

/** The total of the cart with what it leaves out, and the way to the delivery. */
function TotalBar({ cart: { rows, notSold } }: { cart: Cart }) {
  return (
    <ActionBar isRail>
      <p className="hidden text-label text-ink-soft desktop:block">
        {shoppingList.products(rows.filter(({ count }) => count > 0).length)}
      </p>
      <SumGaps notSold={notSold.length} estimated={estimatedTitles(rows)} />
      <div className="flex flex-wrap items-center justify-between gap-x-base gap-y-tight desktop:flex-col desktop:items-stretch">
        <p aria-live="polite" aria-atomic className="text-label text-ink-soft">
          {messages.total}{' '}
          <strong className="block font-display text-section font-heavy text-ink">
            {messages.price(formatKopecks(totalKopecks(rows)))}
          </strong>
        </p>
        <Button className="grow" onClick={() => navigate(paths.delivery)}>
          {messages.order}
        </Button>
      </div>
    </ActionBar>
  )
}

type UnsoldTitlesProps = { heading: string; titles: string[] }

/** Titles of the list that the shop does not sell. */
function UnsoldTitles({ heading, titles }: UnsoldTitlesProps) {
  const id = useId()
  const [isExpanded, setExpanded] = useState(false)
  const shown = isExpanded ? titles : titles.slice(0, MAX_COLLAPSED_TITLES)
  return (
    <section aria-labelledby={id} className="rounded-card border border-line p-base">
      <div className="mb-tight flex flex-wrap items-center justify-between gap-tight">
        <h2 id={id} className="text-item font-medium">
          {heading}
        </h2>
        {titles.length > MAX_COLLAPSED_TITLES && (
          <Button
            variant="quiet"
            size="small"
            aria-expanded={isExpanded}
            onClick={() => setExpanded(!isExpanded)}
          >
            {isExpanded ? messages.showFewer : messages.showAll(titles.length)}
          </Button>
        )}
      </div>
      <ul className="flex flex-col gap-hair text-body text-ink-soft">
        {shown.map((title) => (
          <li key={title} className="wrap-anywhere">
            {title}
          </li>
        ))}
      </ul>
    </section>
  )
}
