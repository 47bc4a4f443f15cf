import { beforeEach, expect, it, vi } from 'vitest'
import * as Y from 'yjs'

import { deletePhotosWithoutRecipe } from '@/lib/account/unused-photos'
import { config } from '@/lib/config'
import { findUnusedPhotos, writePhoto } from '@/lib/photos/photos'
import { records } from '@/testing/memory-records'

vi.mock('idb-keyval', () => import('@/testing/memory-records'))

const HOUR_MS = 60 * 60_000

beforeEach(() => {
  records.clear()
  config.syncUrl = 'https://sync.example'
  vi.useFakeTimers({ now: 0, toFake: ['Date'] })
  return () => {
    config.syncUrl = undefined
  }
})

const keepPhotos = async (...ids: string[]) => {
  for (const id of ids) await writePhoto(`own.${id}`, 'data:image/webp;base64,AAAA')
}
const photos = () => [...records.keys()].filter((key) => key.startsWith('own.'))

/** Opens «Мои рецепты» at this time with these recipes. */
async function open(hours: number, ...recipes: string[]) {
  vi.setSystemTime(hours * HOUR_MS)
  const unused = await findUnusedPhotos(new Set(recipes.map((id) => `own.${id}`)))
  if (unused) await deletePhotosWithoutRecipe(unused)
}

it('deletes photos that were unused an hour ago', async () => {
  await keepPhotos('a', 'b')
  await open(0, 'a')
  await open(0.9, 'a')
  expect(photos()).toEqual(['own.a', 'own.b'])
  await open(1, 'a')
  expect([...records.keys()]).toEqual(['own.a'])
})

it('begins anew with a photo that was used again', async () => {
  await keepPhotos('a')
  await open(0)
  await open(2, 'a')
  expect([...records.keys()]).toEqual(['own.a'])
  await open(3)
  expect(photos()).toEqual(['own.a'])
})

it('looks no further while all photos are in use', async () => {
  await keepPhotos('a')
  expect(await findUnusedPhotos(new Set(['own.a', 'own.b']))).toBeUndefined()
})

it('keeps the photos of accounts that have signed out, and of recipes that were put aside for a household', async () => {
  await keepPhotos('a', 'b', 'c')
  records.set('anya', [{ ownRecipes: '[{"id":"own.a"}]' }])
  const document = new Y.Doc()
  const recipe = new Y.Map([['id', 'own.b']])
  document.getArray('ownRecipes').push([recipe, new Y.Map([['id', 'own.c']])])
  document.getArray('ownRecipes').delete(1)
  records.set('petya document user/petya', { state: Y.encodeStateAsUpdate(document) })
  await open(0)
  await open(2)
  expect(photos()).toEqual(['own.a', 'own.b'])
})
