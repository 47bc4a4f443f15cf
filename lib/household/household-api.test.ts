import { expect, it } from 'vitest'

import { readHousehold } from '@/lib/household/household-api'
import { respondWith, stubApi } from '@/testing/api'

it('reads a household of an earlier server, which lists no invitations', async () => {
  const members = [{ id: 'm1', name: 'Аня', isOwner: true, isYou: true }]
  stubApi(respondWith({ household: { id: 'h1', members } }))
  await expect(readHousehold('token')).resolves.toEqual({ id: 'h1', members, invitations: [] })
})
