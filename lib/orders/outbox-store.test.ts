import { describe, expect, it } from 'vitest'

import { queueOrder } from '@/lib/orders/outbox'
import { useOutboxStore } from '@/lib/orders/outbox-store'
import { currentBasket } from '@/lib/shopping/basket'
import { createOrder } from '@/testing/orders'
import { outbox } from '@/testing/outbox'
import { refuse, stubStorage } from '@/testing/storage-tab'

describe('useOutboxStore', () => {
  it.each(['{', '[]', '{"waiting":5}', '{"waiting":[]}'])('ignores the invalid stored value %s', (text) => {
    localStorage.setItem('outbox', text)
    dispatchEvent(new StorageEvent('storage', { key: 'outbox' }))
    expect(outbox()).toEqual({ waiting: [], news: [] })
  })

  it.each<[string, () => unknown]>([
    ['queues an order', () => queueOrder(createOrder('c'), currentBasket())],
    ['marks an order as tried', () => useOutboxStore.getState().markTried('a')],
    ['settles an order', () => useOutboxStore.getState().settle('a')],
    ['clears news', () => useOutboxStore.getState().clearNews([{ kind: 'placed', number: '1' }])],
  ])('keeps entries of another tab when this one %s before it is notified', (_what, act) => {
    queueOrder(createOrder('a'), currentBasket())
    const [one] = outbox().waiting
    const news = [{ kind: 'placed', number: '2' }]
    const waiting = [one, { ...one, order: createOrder('b') }]
    localStorage.setItem('outbox', JSON.stringify({ waiting, news }))
    act()
    for (const value of [outbox(), JSON.parse(localStorage.getItem('outbox') ?? '')])
      expect(value).toMatchObject({
        waiting: expect.arrayContaining([expect.objectContaining({ order: createOrder('b') })]),
        news,
      })
  })

  it('keeps changes in memory when the storage refuses them', () => {
    queueOrder(createOrder('a'), currentBasket())
    stubStorage({ setItem: refuse })
    useOutboxStore.getState().markTried('a')
    useOutboxStore.getState().clearNews([])
    expect(outbox().waiting).toMatchObject([{ isTried: true }])
  })

  it('does not bring orders back that another tab has cleared', () => {
    queueOrder(createOrder('a'), currentBasket())
    localStorage.clear()
    useOutboxStore.getState().markTried('a')
    expect(outbox()).toEqual({ waiting: [], news: [] })
    expect(localStorage).toHaveLength(0)
  })

  it('reads the valid entries that another tab stores', () => {
    queueOrder(createOrder('a'), currentBasket())
    const { waiting } = outbox()
    localStorage.setItem('outbox', JSON.stringify({ waiting: [...waiting, { order: 'odd' }], news: [7] }))
    dispatchEvent(new StorageEvent('storage', { key: 'outbox' }))
    expect(outbox()).toEqual({ waiting, news: [] })
  })
})
