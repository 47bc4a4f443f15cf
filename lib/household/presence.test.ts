import { applyAwarenessUpdate, Awareness, encodeAwarenessUpdate } from 'y-protocols/awareness'
import { beforeEach, expect, it } from 'vitest'
import { Doc } from 'yjs'

import { Presence } from '@/lib/household/presence'
import { actionText } from '@/lib/household/status-messages'
import { noValues } from '@/lib/household/values'
import { useOrderHistoryStore } from '@/lib/orders/order-history-store'

const household = (you: string) => ({
  id: 'h',
  members: ['Аня', 'Петя'].map((name) => ({ id: name, name, isOwner: name === 'Аня', isYou: name === you })),
  invitations: [],
})

const basket = (titles: string[], bought: string[] = []) => ({ ...noValues.basket, titles, bought })

beforeEach(() => useOrderHistoryStore.setState({ orders: [] }))

/** What Аня is shown after Петя has changed the list. */
function newsOf(before: string[], after: string[], bought?: string[]) {
  const [anya, petya] = [new Awareness(new Doc()), new Awareness(new Doc())]
  const [here, there] = [new Presence(anya), new Presence(petya)]
  const show = () => {
    applyAwarenessUpdate(anya, encodeAwarenessUpdate(petya, [petya.clientID]), undefined)
    return here.news(here.companions(household('Аня')))
  }
  there.introduce(household('Петя'))
  show()
  there.publish(basket(before), basket(after, bought))
  const news = show()
  there.stop()
  for (const awareness of [anya, petya]) awareness.destroy()
  return news && actionText(news.name, news.action)
}

it.each([
  ['an addition', ['Чай'], ['Чай', 'Сыр'], [], 'Петя добавляет: Сыр'],
  ['a tick', ['Чай'], ['Чай'], ['Чай'], 'Петя покупает: Чай'],
  ['a removal', ['Чай', 'Сыр'], ['Сыр'], [], 'Петя убирает: Чай'],
  ['a list that is emptied', ['А', 'Б', 'В', 'Г', 'Д'], [], [], 'Петя убирает: А, Б, В и ещё 2'],
])('says who it was: %s', (_, before, after, bought, text) => {
  expect(newsOf(before, after, bought)).toBe(text)
})

it('says that an order has emptied the list, and what was ordered', () => {
  const item = { title: 'Чай', price: 2, count: 1 }
  useOrderHistoryStore.getState().add({ items: [item] })
  expect(newsOf(['Чай', 'Свечи'], [])).toBe('Петя заказывает: Чай')
  useOrderHistoryStore.setState({ orders: [{ id: '1', placedAt: Date.now() - 60_000, items: [item] }] })
  expect(newsOf(['Чай', 'Свечи'], [])).toBe('Петя убирает: Чай, Свечи')
})
