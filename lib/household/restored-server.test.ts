import { expect, it, vi } from 'vitest'

import { useToastsStore } from '@/lib/feedback/toasts-store'
import { useSyncStore } from '@/lib/household/sync-store'
import { noValues } from '@/lib/household/values'
import { useShoppingStore } from '@/lib/shopping/shopping-store'
import { openElsewhere } from '@/testing/sync-server'
import { join, makeHousehold, newUser, serveSync, start, synced } from '@/testing/sync-session'
import { until } from '@/testing/until'

vi.mock('idb-keyval', () => import('@/testing/memory-records'))

const served = serveSync()
// It starts three times.
vi.setConfig({ testTimeout: 180_000 })

it('keeps the list of a household that a restored server does not know, beside a kept one, and says so', async () => {
  const restore = await served.server?.backUp()
  const { secret } = await makeHousehold(served.port, { basket: { ...noValues.basket, titles: ['Молоко'] } })
  const userId = newUser()
  useShoppingStore.getState().addManual(['Сыр'])
  const session = start(userId)
  await synced()
  await join(session, userId, secret, 'keep')
  await until(() => expect(useShoppingStore.getState().titles).toEqual(['Молоко']))
  await synced()

  await restore?.()
  await until(() => expect(useSyncStore.getState().household).toBeNull())
  expect(useToastsStore.getState().toasts.map(({ message }) => message)).toEqual([
    'Сервер восстановили из копии, и вашей семьи в ней нет. Список, план и рецепты остались у вас. Соберите семью заново в разделе «Моё».',
  ])
  await synced()
  expect(useShoppingStore.getState().titles).toEqual(['Сыр', 'Молоко'])
  const laptop = openElsewhere(served.port, `user/${userId}`, userId)
  await laptop.saved()
  expect(laptop.read().basket.titles).toEqual(['Сыр', 'Молоко'])
})
