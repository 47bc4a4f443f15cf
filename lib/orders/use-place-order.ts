import { useEffect, useRef, useState } from 'react'

import { type OrderContent, type Outcome, postOrder } from '@/lib/orders/orders-api'
import { failures } from '@/lib/feedback/failure-messages'
import { delivery } from '@/lib/orders/delivery-messages'
import { order as messages } from '@/lib/orders/messages'
import { navigate } from '@/lib/router/navigation'
import { createIdempotencyKeys } from '@/lib/orders/idempotency-key'
import { issueReceipt } from '@/lib/orders/receipt'
import { useReceiptStore } from '@/lib/orders/receipt-store'
import { MAX_QUEUED_ORDERS, queueOrder } from '@/lib/orders/outbox'
import { clearBasket, currentBasket } from '@/lib/shopping/basket'
import { paths } from '@/lib/router/routes'
import { useSessionStore } from '@/lib/session/session-store'
import { clearCount } from '@/lib/storage/storage'
import { LONG_TIMEOUT_MS, showToast } from '@/lib/feedback/toasts-store'

// Outside the hook, since an order that is sent again after leaving the screen keeps its key.
const keys = createIdempotencyKeys()

/** Places orders, one at a time; `problem` is the message of the last failure. */
export function usePlaceOrder() {
  const [isBusy, setIsBusy] = useState(false)
  /** The id distinguishes equal messages in a row, each of which is announced. */
  const [problem, setProblem] = useState<{ id: number; message: string }>()
  const isMounted = useRef(true)

  useEffect(() => {
    isMounted.current = true
    return () => {
      isMounted.current = false
    }
  }, [])

  const showProblem = (message: string) => setProblem((last) => ({ id: (last?.id ?? 0) + 1, message }))

  /**
   * Sends the order, or queues it while offline; both clear its basket. After any other outcome the basket stays. After
   * a log-out in the meantime nothing is queued or cleared, since the list may belong to another account by then.
   */
  async function place(content: OrderContent): Promise<Outcome> {
    setProblem(undefined)
    setIsBusy(true)
    const basket = currentBasket()
    const order = keys.withKey(content, useSessionStore.getState().owner)
    // Before the request, since the page may be reloaded before the response arrives.
    if (navigator.onLine) keys.markTried()
    const isTried = keys.isTried()
    const clearCountBefore = clearCount()
    const outcome = await postOrder(order)
    const isCleared = clearCount() !== clearCountBefore
    const queued = outcome.kind === 'offline' && !isCleared ? queueOrder(order, basket, isTried) : undefined
    setIsBusy(false)
    if (outcome.kind === 'placed' && !isCleared) {
      clearBasket(basket)
      issueReceipt({
        ...content,
        basket,
        details: { ...content, ...content.address },
        number: outcome.number,
      })
    }
    if (outcome.kind === 'placed' || queued === 'queued') {
      keys.forget(order.key)
      useReceiptStore.setState({ unsent: undefined })
      showToast(
        outcome.kind === 'placed'
          ? { type: 'success', title: messages.number(outcome.number), message: delivery.done }
          : { type: 'info', timeOut: LONG_TIMEOUT_MS, ...messages.queued },
      )
      if (isMounted.current) navigate(paths.categories)
    } else {
      const message = isCleared ? problemAfterLogOut(outcome) : problemOf(outcome, queued)
      if (isMounted.current) showProblem(message)
      else showToast({ type: 'error', message })
    }
    return outcome
  }

  return { isBusy, problem, showProblem, place }
}

/** The message without a mention of the list and the cart, which the log-out has emptied. */
function problemAfterLogOut(outcome: Outcome) {
  if (outcome.kind === 'refused') return messages.refused(outcome.reason)
  return failures[outcome.kind === 'failed' ? outcome.failure : 'network']
}

function problemOf(outcome: Outcome, queued: ReturnType<typeof queueOrder> | undefined) {
  if (outcome.kind === 'refused') return `${messages.refused(outcome.reason)} ${messages.allKept}`
  if (outcome.kind === 'failed') return `${failures[outcome.failure]} ${messages.allKeptOrderUncertain}`
  return `${queued === 'full' ? messages.full(MAX_QUEUED_ORDERS) : messages.unstorable} ${messages.allKept}`
}
