import { act, renderHook } from '@testing-library/react'
import { expect, it, vi } from 'vitest'

import { queueOrder } from '@/lib/orders/outbox'
import { useSendQueuedOrders } from '@/lib/orders/use-send-queued-orders'
import { currentBasket } from '@/lib/shopping/basket'
import { failWith, stubApi } from '@/testing/api'
import { createOrder } from '@/testing/orders'
import '@/testing/outbox'

/** The config is read on import. */
vi.hoisted(() => vi.stubEnv('NEXT_PUBLIC_ORDER_URL', 'http://shop.test/api/orders'))

it('sends a queued order each minute until it is unmounted', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const { calls } = stubApi(failWith(503))
  queueOrder(createOrder('a'), currentBasket())
  const { unmount } = renderHook(useSendQueuedOrders)
  const callsAfter = async (ms: number) => {
    await act(() => vi.advanceTimersByTimeAsync(ms))
    return calls.length
  }
  expect(await callsAfter(59_999)).toBe(1)
  expect(await callsAfter(1)).toBe(2)
  unmount()
  expect(await callsAfter(60_000)).toBe(2)
})
