import type { Document } from '@hocuspocus/server'
import { expect, test } from 'vitest'
import type { Access } from './access'
import { createHocuspocus } from './documents'
import { Metrics } from './metrics'
import type { Persistence } from './persistence'
import { Refusal } from './refusal'

test('a document that cannot be loaded leaves nothing behind', async () => {
  const loaded: Document[] = []
  const load = async (document: Document) => {
    loaded.push(document)
    throw new Refusal(403, 'document-gone', '')
  }
  const hocuspocus = createHocuspocus({
    access: {} as Access,
    persistence: { load } as Partial<Persistence> as Persistence,
    metrics: new Metrics(),
  })
  const connection = { readOnly: false, isAuthenticated: true }
  const opening = hocuspocus.createDocument('user/anna', {}, 'socket', connection, { signedInAt: 0 })
  await expect(opening).rejects.toEqual({ code: 4403, reason: 'document-gone' })
  expect(loaded.map(({ isDestroyed }) => isDestroyed)).toEqual([true])
})
