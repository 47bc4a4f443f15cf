import { order as messages } from '@/lib/orders/messages'
import type { PastOrder } from '@/lib/orders/order-history-store'
import { receipt as texts } from '@/lib/orders/receipt-messages'
import { atTill } from '@/lib/shop/messages'
import { formatKopecks, totalKopecks } from '@/lib/shop/money'

/** The number of an order's products and its sum at the till, which open to a list of the products; `isOpen`: at once. */
export function OrderItems({ items, isOpen = false }: Pick<PastOrder, 'items'> & { isOpen?: boolean }) {
  return (
    <details open={isOpen} className="text-label">
      <summary className="flex min-h-touch cursor-pointer flex-wrap content-center items-center gap-x-snug">
        <span>
          {messages.products(items.length)} ·{' '}
          <strong className="font-medium">{atTill(formatKopecks(totalKopecks(items)))}</strong>
        </span>
        <span className="text-accent underline underline-offset-4">{texts.showItems}</span>
      </summary>
      <ul className="flex flex-col gap-hair py-tight text-ink-soft">
        {items.map(({ title, count }) => (
          <li key={title}>{messages.item(title, count)}</li>
        ))}
      </ul>
    </details>
  )
}
