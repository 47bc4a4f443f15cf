import { useEffect, useRef, useState } from 'react'

import { type OrderContent, type Outcome, postOrder } from '@/lib/orders/orders-api'
import { failures } from '@/lib/feedback/failure-messages'
import { delivery } from '@/lib/orders/delivery-messages'
import { order as messages } from '@/lib/orders/messages'
import { navigate } from '@/lib/router/navigation'
import { createOrderKeys } from '@/lib/orders/order'
import { MAX_QUEUED_ORDERS, queueOrder } from '@/lib/orders/outbox'
import { clearBasket, currentBasket } from '@/lib/shopping/basket'
import { paths } from '@/lib/router/routes'
import { useSessionStore } from '@/lib/session/session-store'
import { clearCount } from '@/lib/storage/storage'
import { showToast } from '@/lib/feedback/toasts-store'

// Outlives the screen and the page: an order that was left after a time-out and is sent again unchanged is still the same.
const keys = createOrderKeys()

/** Placing an order: one at a time, and what stands in its way in words. */
export function usePlaceOrder() {
  const [isBusy, setIsBusy] = useState(false)
  /** The id tells two equal problems in a row apart. */
  const [problem, setProblem] = useState<{ id: number; words: string }>()
  const isThere = useRef(true)

  useEffect(() => {
    isThere.current = true
    return () => {
      isThere.current = false
    }
  }, [])

  const say = (words: string) => setProblem((last) => ({ id: (last?.id ?? 0) + 1, words }))

  /**
   * Sends the order. Placed or set to wait, its basket is cleared; else all stays as it is. After a log-out meanwhile it
   * neither waits nor clears anything: the list may be another's by then.
   */
  async function place(content: OrderContent): Promise<Outcome> {
    setProblem(undefined)
    setIsBusy(true)
    const from = currentBasket()
    const order = keys.keyed(content, useSessionStore.getState().owner)
    // Before there is an answer, for which a visitor who reloads the page does not wait.
    if (navigator.onLine) keys.markTried()
    const isTried = keys.isTried()
    const forgotten = clearCount()
    const outcome = await postOrder(order)
    const isForgotten = clearCount() !== forgotten
    const waits = outcome.kind === 'offline' && !isForgotten ? queueOrder(order, from, isTried) : undefined
    setIsBusy(false)
    if (outcome.kind === 'placed' && !isForgotten) clearBasket(from)
    if (outcome.kind === 'placed' || waits === 'waits') {
      keys.forget(order.key)
      showToast(
        outcome.kind === 'placed'
          ? { type: 'success', title: messages.number(outcome.number), message: delivery.done }
          : { type: 'info', timeOut: 15_000, ...messages.queued },
      )
      if (isThere.current) navigate(paths.categories)
    } else {
      const words = isForgotten ? wordsOnceForgotten(outcome) : wordsFor(outcome, waits)
      // Who has left the screen would not see them there.
      if (isThere.current) say(words)
      else showToast({ type: 'error', message: words })
    }
    return outcome
  }

  return { isBusy, problem, say, place }
}

/** Nothing is in its place any more, and nothing waits. */
function wordsOnceForgotten(outcome: Outcome) {
  if (outcome.kind === 'refused') return messages.refused(outcome.reason)
  return failures[outcome.kind === 'failed' ? outcome.failure : 'network']
}

function wordsFor(outcome: Outcome, waits: ReturnType<typeof queueOrder> | undefined) {
  if (outcome.kind === 'refused') return `${messages.refused(outcome.reason)} ${messages.kept}`
  if (outcome.kind === 'failed') return `${failures[outcome.failure]} ${messages.keptOnce}`
  return `${waits === 'full' ? messages.full(MAX_QUEUED_ORDERS) : messages.unstorable} ${messages.kept}`
}
