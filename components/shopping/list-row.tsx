import { type ComponentType, memo, useId, useState } from 'react'

import type { ProductNoteFormProps } from '@/components/shopping/product-note-form'
import { ShareTitle } from '@/components/shopping/share-title'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { QuietNotice } from '@/components/ui/quiet-notice'
import { RemovableRow } from '@/components/ui/removable-row'
import { useFocusAfterRemoval } from '@/components/focus/use-focus-after-removal'
import type { TillRow } from '@/lib/shop/till'
import { shareTitle, shoppingList as messages } from '@/lib/shopping/messages'
import { productNotes } from '@/lib/shopping/product-note-messages'
import { shopAmount } from '@/lib/shopping/shop-amount'
import type { TitleNeed, TitleShare } from '@/lib/shopping/title-needs'
import { hash, paths } from '@/lib/router/routes'
import { useLazyModule } from '@/lib/router/use-lazy-module'

const loadProductNoteForm = () =>
  import('@/components/shopping/product-note-form').then((m) => m.ProductNoteForm)

type ListRowProps = {
  title: string
  /** What recipes need of the title; undefined for a manual title. */
  need?: TitleNeed
  /** Its product with the number of packs to buy; undefined where the shop does not sell it. */
  sold?: TillRow
  /** Whether it is alcohol, which is not sold. */
  isOwnShelf?: boolean
  isBought?: boolean
  /** Whether it was ticked just now and is about to move to the bought titles. */
  isRecent?: boolean
  /** The ingredients in whose place recipes need it, as text. */
  instead?: string
  /** What is at home of it, as text. */
  home?: string
  /** What the visitor has noted about it. */
  productNote?: string
  /** Who else has ticked it just now, as a sentence. */
  tickedBy?: string
  /** Offers what a recipe can have in place of the title. */
  Substitutes?: ComponentType<{ title: string; share: TitleShare }>
  onTick: (title: string, isBought: boolean, sold: TillRow | undefined) => void
  onRemove: (title: string) => void
  onRemoveRecipe: (share: TitleShare) => void
}

/**
 * A title of the shopping list with what is bought of it and, below, what recipes need of it. It expands to these recipes and
 * to a note about the product.
 * Memoized, since a tick changes one row of a list that may have thousands; so its props are texts and cached objects.
 */
export const ListRow = memo(function ListRow({
  title,
  need,
  sold,
  isOwnShelf = false,
  isBought = false,
  isRecent = false,
  instead,
  home,
  productNote,
  tickedBy,
  Substitutes,
  onTick,
  onRemove,
  onRemoveRecipe,
}: ListRowProps) {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const amount = shopAmount(sold)
  const notes = [
    tickedBy,
    need && need.total !== amount && messages.needed(need.total),
    instead,
    isOwnShelf && messages.ownShelf,
    home,
    productNote && productNotes.shown(productNote),
  ]
  return (
    <RemovableRow
      title={title}
      addition={messages.total(amount)}
      note={notes.filter(Boolean).join(' · ')}
      tick={{ isOn: isBought, onToggle: () => onTick(title, !isBought, sold) }}
      isLeaving={isRecent}
      onRemove={() => onRemove(title)}
      below={
        isOpen && (
          <div id={id} className="w-full">
            {need && (
              <RecipeShares
                title={title}
                shares={need.shares}
                Substitutes={Substitutes}
                onRemove={onRemoveRecipe}
              />
            )}
            <NoteForm title={title} note={productNote} />
          </div>
        )
      }
    >
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        aria-label={need ? messages.recipesOf(title) : productNotes.open(title)}
        onClick={() => setOpen(!isOpen)}
        className="flex size-touch items-center justify-center rounded-pill text-ink-soft hover:bg-accent-soft hover:text-accent"
      >
        <Icon name={isOpen ? 'up' : 'down'} />
      </button>
    </RemovableRow>
  )
})

function NoteForm(props: ProductNoteFormProps) {
  const { loaded: ProductNoteForm, loadFailure } = useLazyModule(loadProductNoteForm, true)
  if (loadFailure) return <QuietNotice {...loadFailure} />
  return ProductNoteForm && <ProductNoteForm {...props} />
}

type RecipeSharesProps = Pick<ListRowProps, 'title' | 'Substitutes'> & {
  shares: TitleShare[]
  onRemove: (share: TitleShare) => void
}

function RecipeShares({ title, shares, Substitutes, onRemove }: RecipeSharesProps) {
  const { list, onClick } = useFocusAfterRemoval()
  return (
    <ul
      ref={list}
      onClick={onClick}
      aria-label={messages.recipesFor}
      className="mb-tight w-full rounded-control bg-sunken px-snug print:hidden"
    >
      {shares.map((share) => (
        <li
          key={share.id}
          className="flex flex-wrap items-center justify-between gap-x-base border-b border-line py-hair text-label last:border-0"
        >
          <span className="min-w-half grow">
            <a href={hash(paths.recipe(share.recipeId))} className="text-link">
              <ShareTitle share={share} />
            </a>
            <span className="block text-caption text-ink-soft">
              {messages.share(share.quantity, share.servings)}
            </span>
          </span>
          <span className="flex items-center">
            {Substitutes && <Substitutes title={title} share={share} />}
            <Button
              variant="quiet"
              size="small"
              aria-label={messages.removeRecipeOf(shareTitle(share))}
              onClick={() => onRemove(share)}
            >
              {messages.removeRecipe}
            </Button>
          </span>
        </li>
      ))}
    </ul>
  )
}
