import { BoundWords } from '@/components/ui/bound-words'
import { Button } from '@/components/ui/button'
import { Counter } from '@/components/ui/counter'
import { Picture } from '@/components/ui/picture'
import { formatNeeded, formatPacks, formatShopMeasure } from '@/lib/quantities/shop-units'
import { pictureProps } from '@/lib/api/assets'
import type { TillRow } from '@/lib/shop/till'
import { cart as messages } from '@/lib/shopping/cart-messages'
import { shoppingList } from '@/lib/shopping/messages'
import { productNotes } from '@/lib/shopping/product-note-messages'
import { formatKopecks, toKopecks } from '@/lib/shop/money'

type CartRowViewProps = {
  row: TillRow
  /** The ingredients in whose place recipes need it. */
  replaced?: string[]
  /** What is at home of it, as text. */
  home?: string
  /** What the visitor has noted about the product. */
  productNote?: string
  onCount: (count: number) => void
  onRemove: () => void
}

export function CartRowView({ row, replaced, home, productNote, onCount, onRemove }: CartRowViewProps) {
  const label = messages.label(row)
  const notes = [
    replaced && shoppingList.insteadOf(replaced),
    home,
    productNote && productNotes.shown(productNote),
  ]
    .filter(Boolean)
    .join(' · ')
  return (
    <li className="flex flex-wrap items-center gap-snug rounded-card bg-surface px-snug shadow-card tablet:gap-base tablet:py-snug">
      <Picture
        {...pictureProps(row.image, row.picture)}
        sizes="5rem"
        className="size-touch shrink-0 rounded-control snug:size-thumb"
      />
      <div className="min-w-word flex-99 py-tight tablet:py-0">
        <h2 className="text-item font-medium">
          <BoundWords text={row.title} />
        </h2>
        <p className="flex flex-wrap gap-x-tight text-label text-ink-soft">
          <span className="sr-only">{messages.priceLabel}</span>
          <span className="font-medium text-ink">{messages.price(formatKopecks(toKopecks(row.price)))}</span>
          <span className="min-w-0 wrap-anywhere">{row.quantity}</span>
        </p>
        <Need row={row} />
        {notes && <p className="text-caption text-ink-soft first-letter:uppercase">{notes}</p>}
        {label && (
          <p className="hidden text-caption text-ink-soft tablet:block desktop:hidden wide:block">{label}</p>
        )}
      </div>
      {/* One below the other beside the text; beside each other where they wrap below it. */}
      <div className="flex grow basis-giant flex-wrap items-center justify-end tablet:basis-auto tablet:gap-tight">
        <Counter label={row.title} value={row.count} onChange={onCount} />
        <Button variant="quiet" size="small" onClick={onRemove}>
          {messages.remove}
        </Button>
      </div>
    </li>
  )
}

/** 'Нужно 900 г: 3 пачки по 400 г, останется 300 г', with the amount also in recipe units where these differ. */
function Need({ row: { need, pack, packName } }: { row: TillRow }) {
  if (!need || !pack) return null
  const needed = formatShopMeasure(need.rounded)
  return (
    <p className="text-caption text-ink-soft">
      {messages.need(
        need.inRecipeUnits.length > 0
          ? messages.inBothUnits(formatNeeded(need.inRecipeUnits), needed)
          : needed,
        need.isMinimum,
      )}
      <span className="hidden tablet:inline">
        {messages.packs(
          needed,
          formatPacks(need.packs, pack, packName),
          need.left && formatShopMeasure(need.left),
        )}
      </span>
    </p>
  )
}
