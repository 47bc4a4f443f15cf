import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'

import { useSaveImport } from '@/lib/own-recipes/use-save-import'
import { useToastsStore } from '@/lib/feedback/toasts-store'
import { useOwnRecipesStore } from '@/lib/recipes/own/own-recipes-store'
import { resetApp, toastMessages } from '@/testing/app'
import { records } from '@/testing/memory-records'
import { ownRecipe } from '@/testing/own-recipes'

vi.mock('idb-keyval', () => import('@/testing/memory-records'))

const picture = 'data:image/webp;base64,AAAA'

beforeEach(() => {
  resetApp()
  records.clear()
  vi.stubGlobal('createImageBitmap', async () => ({ close: () => {} }))
})

it('saves the recipes of an export with their photos, says which are damaged, and undoes both', async () => {
  const own = ['a', 'b'].map((id) => ownRecipe(id, { hasPhoto: true }))
  const { result } = renderHook(() => useSaveImport(() => undefined))
  await act(() => result.current.save([], { own, photos: { 'own.a': picture, 'own.b': 'soup' } }))
  expect(useOwnRecipesStore.getState().recipes.map(({ id, hasPhoto }) => [id, hasPhoto])).toEqual([
    ['own.a', true],
    ['own.b', undefined],
  ])
  expect([...records]).toEqual([['own.a', picture]])
  expect(toastMessages()).toEqual([
    '1\u00a0фото не добавили: повреждены или не поместились.',
    'Сохранили 2\u00a0рецепта',
  ])
  act(() => useToastsStore.getState().toasts[1]?.onClick?.())
  await vi.waitFor(() => expect(records.size).toBe(0))
  expect(useOwnRecipesStore.getState().recipes).toEqual([])
})
