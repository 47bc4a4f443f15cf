import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'

import { draftOf } from '@/lib/own-recipes/draft'
import { useSaveDraft } from '@/lib/own-recipes/use-save-draft'
import { writePhoto } from '@/lib/photos/photos'
import { useOwnRecipesStore } from '@/lib/recipes/own/own-recipes-store'
import { records } from '@/testing/memory-records'
import { resetApp } from '@/testing/app'
import { ownRecipe, refuseOwnRecipes } from '@/testing/own-recipes'

vi.mock('idb-keyval', () => import('@/testing/memory-records'))

const PHOTO = 'data:image/webp;base64,AAAA'
const kasha = ownRecipe('kasha', { title: 'Каша', steps: ['Варите.'], hasPhoto: true })

beforeEach(() => {
  resetApp()
  records.clear()
  useOwnRecipesStore.setState({ recipes: [kasha] })
})

const hasPhoto = () => useOwnRecipesStore.getState().recipes[0]?.hasPhoto

async function trySave(photo: string | undefined) {
  const { result } = renderHook(() =>
    useSaveDraft({ whenKnown: async () => () => undefined, id: kasha.id, form: kasha.id }),
  )
  return act(() => result.current({ ...draftOf(kasha), title: 'Овсянка' }, photo))
}

async function save(photo: string | undefined) {
  expect(await trySave(photo)).toBeUndefined()
  expect(useOwnRecipesStore.getState().recipes[0]?.title).toBe('Овсянка')
}

it('removes a photo that was taken out of the form', async () => {
  await writePhoto(kasha.id, PHOTO)
  await save(undefined)
  expect(hasPhoto()).toBeUndefined()
  expect(records.size).toBe(0)
})

it('leaves a photo that is on another device where it is', async () => {
  await save(undefined)
  expect(hasPhoto()).toBe(true)
})

it('stores a new photo here', async () => {
  await save(PHOTO)
  expect(hasPhoto()).toBe(true)
  expect([...records]).toEqual([[kasha.id, PHOTO]])
})

it.each([undefined, 'data:image/webp;base64,BBBB'])(
  'keeps the photo of a recipe that the storage does not accept with the photo %s',
  async (photo) => {
    await writePhoto(kasha.id, PHOTO)
    refuseOwnRecipes(() => true)
    expect(await trySave(photo)).toMatch(/^Не поместилось/)
    expect(useOwnRecipesStore.getState().recipes).toEqual([kasha])
    expect([...records]).toEqual([[kasha.id, PHOTO]])
  },
)
