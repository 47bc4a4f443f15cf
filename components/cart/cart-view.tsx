import { CartRowView } from '@/components/cart/cart-row'
import { Button } from '@/components/ui/button'
import { Message } from '@/components/ui/message'
import { drawings } from '@/lib/assets'
import type { Cart, CartRow } from '@/lib/cart'
import { cart as messages } from '@/lib/messages'
import { formatKopecks, totalKopecks } from '@/lib/money'
import { navigate } from '@/lib/navigation'
import { paths } from '@/lib/routes'
import { useCartStore } from '@/lib/stores/cart-store'
import { showToast } from '@/lib/stores/toasts-store'

/** Rows, what the shop lacks, and the sum with the way to the delivery. */
export function CartView({ cart }: { cart: Cart }) {
  const setCount = useCartStore((state) => state.setCount)
  const remove = useCartStore((state) => state.remove)
  const restore = useCartStore((state) => state.restore)

  function removeRow({ id, title }: CartRow) {
    remove(id)
    showToast({
      type: 'info',
      message: messages.removed(title),
      action: messages.undo,
      onClick: () => restore([id]),
    })
  }

  return (
    <div className="grid items-start gap-roomy desktop:grid-cols-aside">
      <div className="flex flex-col gap-roomy">
        {cart.rows.length > 0 ? (
          <ul className="flex flex-col gap-snug">
            {cart.rows.map((row) => (
              <CartRowView
                key={row.id}
                row={row}
                onCount={(count) => setCount(row.id, count)}
                onRemove={() => removeRow(row)}
              />
            ))}
          </ul>
        ) : (
          <Message
            picture={drawings.emptyCart}
            title={messages.allRemoved}
            hint={cart.removed.length > 0 ? messages.allRemovedHint : undefined}
          >
            {cart.removed.length > 0 && (
              <Button onClick={() => restore(cart.removed.map(({ id }) => id))}>{messages.restoreAll}</Button>
            )}
          </Message>
        )}
        {cart.notSold.length > 0 && <NotSold titles={cart.notSold} />}
      </div>
      <div className="sticky bottom-tight flex flex-col gap-snug rounded-card bg-surface p-base shadow-raised desktop:top-giant desktop:bottom-auto">
        <p aria-live="polite" className="font-display text-section font-medium tabular-nums">
          {messages.total(formatKopecks(totalKopecks(cart.rows)))}
        </p>
        <Button onClick={() => navigate(paths.delivery)}>{messages.order}</Button>
      </div>
    </div>
  )
}

function NotSold({ titles }: { titles: string[] }) {
  return (
    <section aria-labelledby="not-sold" className="rounded-card border border-line p-base">
      <h2 id="not-sold" className="mb-tight text-item font-medium">
        {messages.notSold}
      </h2>
      <ul className="flex flex-col gap-hair text-body text-ink-soft">
        {titles.map((title) => (
          <li key={title} className="break-words">
            {title}
          </li>
        ))}
      </ul>
    </section>
  )
}
