import { useEffect, useState } from 'react'

import { DeliveryForm } from '@/components/orders/delivery-form'
import { DeliveryLayout } from '@/components/orders/delivery-layout'
import { OrderSummary } from '@/components/orders/order-summary'
import { delivery } from '@/lib/orders/delivery-messages'
import type { DeliveryDetails } from '@/lib/orders/order'
import { issueReceipt } from '@/lib/orders/receipt'
import { ofThisVisitor, useReceiptStore } from '@/lib/orders/receipt-store'
import { useOrderedCart } from '@/lib/orders/use-ordered-cart'
import { navigate } from '@/lib/router/navigation'
import { paths } from '@/lib/router/routes'
import { currentBasket } from '@/lib/shopping/basket'
import { useShoppingStore } from '@/lib/shopping/shopping-store'
import { showToast } from '@/lib/feedback/toasts-store'

/** The delivery form of a site that takes no orders: nothing is sent. */
export function DeliveryScreen() {
  const clear = useShoppingStore((state) => state.clear)
  const cart = useOrderedCart()
  const [toCorrect] = useState(() => ofThisVisitor(useReceiptStore.getState().toCorrect))
  useEffect(() => useReceiptStore.setState({ toCorrect: undefined }), [])

  function place(details: DeliveryDetails) {
    issueReceipt({ items: cart.rows, basket: currentBasket(), details, corrected: toCorrect?.order })
    clear()
    showToast({ type: 'success', message: delivery.done })
    navigate(paths.categories)
  }

  return (
    <DeliveryLayout summary={<OrderSummary {...cart} />}>
      <DeliveryForm typed={toCorrect?.details} onSubmit={place} />
    </DeliveryLayout>
  )
}
