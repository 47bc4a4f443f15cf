import { beforeEach, describe, expect, it, vi } from 'vitest'

import { cancelOrder, MAX_QUEUED_ORDERS, queueOrder, sendQueuedOrders } from '@/lib/orders/outbox'
import { currentBasket } from '@/lib/shopping/basket'
import { useOutboxStore } from '@/lib/orders/outbox-store'
import { clearStorage } from '@/lib/storage/storage'
import type { OrderBook } from '@/mock-api/orders'
import { byHandlerWith, refusing, type Responder, stubApi, telling } from '@/testing/api'
import { startAfresh } from '@/testing/app'
import { stubLocks } from '@/testing/locks'
import { orderOf } from '@/testing/orders'
import { useShoppingStore } from '@/lib/shopping/shopping-store'

/** Settings are read on import, so they have to be there before. */
vi.hoisted(() => vi.stubEnv('NEXT_PUBLIC_ORDER_URL', 'http://shop.test/api/orders'))

const unplugged: Responder = () => Promise.reject(new TypeError('Failed to fetch'))
const outbox = () => useOutboxStore.getState().outbox
const keys = () => outbox().waiting.map(({ order }) => order.key)
const titles = () => useShoppingStore.getState().titles
const choices = () => useShoppingStore.getState().cart
const shares = () => useShoppingStore.getState().recipeShares

/** A list with a recipe's share, a title of the visitor's own and one that is both, in the bag already; salt counted, sugar taken out. */
function fillBasket() {
  useShoppingStore.getState().addTitles(['Сахар', 'Вода'])
  useShoppingStore.getState().addRecipes([
    {
      recipe: {
        id: 'soup',
        title: 'Суп',
        ingredients: [
          { title: 'Соль', quantity: '5 г', amount: { value: 5, unit: 'г', grams: 5 } },
          { title: 'Вода', quantity: '1 л', amount: { value: 1, unit: 'л', grams: 1000 } },
        ],
      },
      scale: { servings: 4, baseServings: 4 },
    },
  ])
  useShoppingStore.getState().tick('Вода')
  useShoppingStore.getState().setCount('Соль', 2)
  useShoppingStore.getState().removeFromCart('Сахар')
}

beforeEach(() => {
  startAfresh()
  stubLocks()
  fillBasket()
})

describe('an order set to wait', () => {
  it('is stored, and takes its products off the list and out of the cart', () => {
    expect(queueOrder(orderOf('a'), currentBasket())).toBe('waits')
    expect(keys()).toEqual(['a'])
    expect(localStorage.getItem('outbox')).toContain('+375297620822')
    expect(titles()).toEqual([])
    expect(shares()).toEqual({ shares: [], manual: [] })
    expect(choices()).toEqual({ counts: {}, removed: [] })
  })

  it('leaves what was put on the list after it was sent', () => {
    const from = currentBasket()
    useShoppingStore.getState().addTitles(['Мука'])
    queueOrder(orderOf('a'), from)
    expect(titles()).toEqual(['Мука'])
  })

  it('does not wait behind too many others, and changes nothing then', () => {
    for (let count = 0; count < MAX_QUEUED_ORDERS; count++)
      queueOrder(orderOf(`key-${count}`), currentBasket())
    fillBasket()
    const before = currentBasket()
    expect(queueOrder(orderOf('one more'), before)).toBe('full')
    expect(keys()).not.toContain('one more')
    expect(currentBasket()).toEqual(before)
  })

  it('does not wait where nothing can be stored, and changes nothing then', () => {
    const before = currentBasket()
    const { getItem } = localStorage
    vi.stubGlobal('localStorage', {
      getItem: getItem.bind(localStorage),
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError')
      },
      removeItem: () => {},
    })
    expect(queueOrder(orderOf('a'), before)).toBe('unstorable')
    expect(keys()).toEqual([])
    expect(currentBasket()).toEqual(before)
  })
})

describe('sending what waits', () => {
  it('does nothing where nothing waits', async () => {
    const { calls } = stubApi()
    expect(await sendQueuedOrders()).toBeUndefined()
    expect(calls).toEqual([])
  })

  it('places each order, forgets it with its address, and keeps the news', async () => {
    const book: OrderBook = new Map()
    stubApi(byHandlerWith(book))
    queueOrder(orderOf('key-of-a'), currentBasket())
    queueOrder(orderOf('key-of-b'), currentBasket())
    expect(await sendQueuedOrders()).toEqual({ kind: 'placed', number: '1002' })
    expect([...book.values()].map(({ key }) => key)).toEqual(['key-of-a', 'key-of-b'])
    expect(outbox()).toEqual({
      waiting: [],
      news: [
        { kind: 'placed', number: '1001' },
        { kind: 'placed', number: '1002' },
      ],
    })
    expect(localStorage.getItem('outbox')).not.toContain('+375297620822')
    expect(titles()).toEqual([])
    useOutboxStore.getState().clearNews(outbox().news)
    expect(localStorage.getItem('outbox')).toBeNull()
  })

  it.each<[string, Responder]>([
    ['there is no network', unplugged],
    ['the shop fails', refusing(503)],
    ['the shop answers oddly', telling({})],
  ])('lets it wait on when %s', async (_when, respond) => {
    stubApi(respond)
    queueOrder(orderOf('a'), currentBasket())
    await sendQueuedOrders()
    expect(keys()).toEqual(['a'])
    expect(titles()).toEqual([])
  })

  it('puts the basket of a refused one back, with the reason', async () => {
    const before = currentBasket()
    stubApi(() => new Response('{"message":"Соли больше нет"}', { status: 422 }))
    queueOrder(orderOf('a'), before)
    await sendQueuedOrders()
    expect(outbox()).toEqual({ waiting: [], news: [{ kind: 'refused', reason: 'Соли больше нет' }] })
    expect(currentBasket()).toEqual(before)
  })

  it('is done once, however often it is asked for at a time', async () => {
    const { calls } = stubApi(byHandlerWith(new Map()))
    queueOrder(orderOf('key-of-a'), currentBasket())
    await Promise.all([sendQueuedOrders(), sendQueuedOrders(), sendQueuedOrders()])
    expect(calls).toEqual(['orders'])
  })

  it('leaves alone what another tab has sent, though this tab has not heard of it yet', async () => {
    const { calls } = stubApi()
    queueOrder(orderOf('a'), currentBasket())
    localStorage.removeItem('outbox')
    await sendQueuedOrders()
    expect(calls).toEqual([])
  })
})

describe('a log-out while an order is being sent', () => {
  it.each<[string, Responder]>([
    ['refused', refusing(422)],
    ['placed', byHandlerWith(new Map())],
  ])('leaves nothing of one that is %s then', async (_how, respond) => {
    stubApi((path, init) => {
      clearStorage()
      return respond(path, init)
    })
    queueOrder(orderOf('key-of-a'), currentBasket())
    await sendQueuedOrders()
    expect(outbox()).toEqual({ waiting: [], news: [] })
    expect(titles()).toEqual([])
    expect(localStorage).toHaveLength(0)
  })
})

describe('cancelling', () => {
  it('forgets the order and puts all of its basket back', async () => {
    const before = currentBasket()
    queueOrder(orderOf('a'), before)
    expect(await cancelOrder('a')).toBe('cancelled')
    expect(localStorage.getItem('outbox')).toBeNull()
    expect(currentBasket()).toEqual(before)
  })

  it('tells when the shop may have it all the same: the connection broke while it was sent', async () => {
    queueOrder(orderOf('a'), currentBasket(), true)
    queueOrder(orderOf('b'), currentBasket())
    stubApi(unplugged)
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    await sendQueuedOrders()
    expect(await cancelOrder('a')).toBe('unsure')
    expect(await cancelOrder('b')).toBe('cancelled')
  })

  it.each<[string, Responder]>([
    ['there was no answer', unplugged],
    ['the shop failed', refusing(503)],
  ])('is unsure of one that was sent from here when %s, also after a reload', async (_when, respond) => {
    stubApi(respond)
    queueOrder(orderOf('a'), currentBasket())
    await sendQueuedOrders()
    expect(JSON.parse(localStorage.getItem('outbox') ?? '')).toMatchObject({ waiting: [{ isTried: true }] })
    expect(await cancelOrder('a')).toBe('unsure')
  })

  it('is unsure of one that was stored by a version that did not tell', async () => {
    queueOrder(orderOf('a'), currentBasket())
    const { order, basket: from } = outbox().waiting[0] ?? {}
    localStorage.setItem('outbox', JSON.stringify({ waiting: [{ order, basket: from }], news: [] }))
    dispatchEvent(new StorageEvent('storage', { key: 'outbox' }))
    expect(await cancelOrder('a')).toBe('unsure')
    expect(titles()).not.toEqual([])
  })

  it('puts it beside what has been begun since', async () => {
    queueOrder(orderOf('a'), currentBasket())
    useShoppingStore.getState().addTitles(['Мука', 'Соль', 'Сахар'])
    useShoppingStore.getState().setCount('Соль', 1)
    useShoppingStore.getState().removeFromCart('Мука')
    await cancelOrder('a')
    expect(titles()).toEqual(['Сахар', 'Вода', 'Соль', 'Мука'])
    expect(shares().shares.map(({ id }) => id)).toEqual(['soup'])
    // The visitor's own wish for it is not the recipe's.
    expect(shares().manual.toSorted()).toEqual(['Вода', 'Соль'])
    expect(choices()).toEqual({ counts: { Соль: 1 }, removed: ['Мука'] })
    expect(useShoppingStore.getState().bought).toEqual(['Вода'])
  })

  it('puts its products before those, where they stay through an undo', async () => {
    queueOrder(orderOf('a'), currentBasket())
    useShoppingStore.getState().addTitles(['Мука'])
    await cancelOrder('a')
    const all = titles()
    useShoppingStore.getState().remove(['Сахар'])()
    expect(titles()).toEqual(all)
  })

  it('keeps what its cart had of those that nobody has wanted anew', async () => {
    const before = choices()
    queueOrder(orderOf('a'), currentBasket())
    useShoppingStore.getState().addTitles(['Мука'])
    await cancelOrder('a')
    expect(choices()).toEqual(before)
  })

  it('leaves open what was needed anew since', async () => {
    queueOrder(orderOf('a'), currentBasket())
    useShoppingStore.getState().addTitles(['Вода'])
    await cancelOrder('a')
    expect(useShoppingStore.getState().bought).toEqual([])
  })

  it('waits for a sending that is under way, and comes too late if that goes well', async () => {
    stubApi(byHandlerWith(new Map()))
    queueOrder(orderOf('key-of-a'), currentBasket())
    const sending = sendQueuedOrders()
    expect(await cancelOrder('key-of-a')).toBe('tooLate')
    expect(await sending).toEqual({ kind: 'placed', number: '1001' })
    expect(titles()).toEqual([])
  })
})

describe('where there are no locks, as without https', () => {
  beforeEach(() => void Object.defineProperty(navigator, 'locks', { value: undefined, configurable: true }))

  it('an order is sent and cancelled all the same', async () => {
    stubApi(byHandlerWith(new Map()))
    queueOrder(orderOf('key-of-a'), currentBasket())
    expect(await sendQueuedOrders()).toEqual({ kind: 'placed', number: '1001' })
    fillBasket()
    queueOrder(orderOf('key-of-b'), currentBasket())
    expect(await cancelOrder('key-of-b')).toBe('cancelled')
  })
})

describe('what is stored', () => {
  it.each(['{', '[]', '{"waiting":5}', '{"waiting":[]}'])('is set aside where it is %s', (text) => {
    localStorage.setItem('outbox', text)
    dispatchEvent(new StorageEvent('storage', { key: 'outbox' }))
    expect(outbox()).toEqual({ waiting: [], news: [] })
  })

  it.each<[string, () => unknown]>([
    ['sets an order to wait', () => queueOrder(orderOf('c'), currentBasket())],
    ['notes that one was sent', () => useOutboxStore.getState().markTried('a')],
    ['takes one out', () => useOutboxStore.getState().settle('a')],
    ['has told its news', () => useOutboxStore.getState().clearNews([{ kind: 'placed', number: '1' }])],
  ])('of another tab stays where this one %s before it has heard of it', (_what, happen) => {
    queueOrder(orderOf('a'), currentBasket())
    const [one] = outbox().waiting
    const news = [{ kind: 'placed', number: '2' }]
    const waiting = [one, { ...one, order: orderOf('b') }]
    localStorage.setItem('outbox', JSON.stringify({ waiting, news }))
    happen()
    for (const held of [outbox(), JSON.parse(localStorage.getItem('outbox') ?? '')])
      expect(held).toMatchObject({
        waiting: expect.arrayContaining([expect.objectContaining({ order: orderOf('b') })]),
        news,
      })
  })

  it('is remembered where the storage refuses it', () => {
    queueOrder(orderOf('a'), currentBasket())
    const { getItem } = localStorage
    vi.stubGlobal('localStorage', {
      getItem: getItem.bind(localStorage),
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError')
      },
    })
    useOutboxStore.getState().markTried('a')
    useOutboxStore.getState().clearNews([])
    expect(outbox().waiting).toMatchObject([{ isTried: true }])
  })

  it('of another tab does not come back where that has emptied it', () => {
    queueOrder(orderOf('a'), currentBasket())
    localStorage.clear()
    useOutboxStore.getState().markTried('a')
    expect(outbox()).toEqual({ waiting: [], news: [] })
    expect(localStorage).toHaveLength(0)
  })

  it('is followed in every tab, entry by entry', () => {
    queueOrder(orderOf('a'), currentBasket())
    const { waiting } = outbox()
    localStorage.setItem('outbox', JSON.stringify({ waiting: [...waiting, { order: 'odd' }], news: [7] }))
    dispatchEvent(new StorageEvent('storage', { key: 'outbox' }))
    expect(outbox()).toEqual({ waiting, news: [] })
  })
})
