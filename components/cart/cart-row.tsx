import { Button } from '@/components/ui/button'
import { Counter } from '@/components/ui/counter'
import { Picture } from '@/components/ui/picture'
import { pictureProps } from '@/lib/assets'
import type { CartRow } from '@/lib/cart'
import { cart as messages } from '@/lib/messages'
import { formatKopecks, toKopecks } from '@/lib/money'

type CartRowViewProps = { row: CartRow; onCount: (count: number) => void; onRemove: () => void }

/** One product of the cart. */
export function CartRowView({ row, onCount, onRemove }: CartRowViewProps) {
  return (
    <li className="flex flex-wrap items-center gap-base rounded-card bg-surface p-snug shadow-card tablet:flex-nowrap">
      <Picture
        {...pictureProps(row.image, row.picture)}
        sizes="5rem"
        className="size-thumb shrink-0 rounded-control"
      />
      <div className="min-w-half flex-1">
        <h2 className="text-item font-medium break-words">{row.title}</h2>
        <p className="flex gap-tight text-label text-ink-soft tabular-nums">
          <span className="font-medium text-ink">{messages.price(formatKopecks(toKopecks(row.price)))}</span>
          <span>{row.quantity}</span>
        </p>
      </div>
      <div className="flex grow items-center justify-between gap-tight tablet:grow-0">
        <Counter label={row.title} value={row.count} onChange={onCount} />
        <Button look="quiet" size="small" onClick={onRemove}>
          {messages.remove}
        </Button>
      </div>
    </li>
  )
}
