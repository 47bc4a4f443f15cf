import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'

import { useSaveImport } from '@/lib/own-recipes/use-save-import'
import { useToastsStore } from '@/lib/feedback/toasts-store'
import { useOwnRecipesStore } from '@/lib/recipes/own/own-recipes-store'
import { resetApp, toastMessages } from '@/testing/app'
import { records } from '@/testing/memory-records'
import { ownRecipe, refuseOwnRecipes } from '@/testing/own-recipes'
import { until } from '@/testing/until'

vi.mock('idb-keyval', () => import('@/testing/memory-records'))
/** happy-dom draws no pictures. */
vi.mock('@/lib/own-recipes/shrink-photo', () => ({
  shrinkPhoto: async (photo: Blob) => {
    const text = await photo.text()
    if (text === 'soup') throw new TypeError('No picture')
    return `data:image/webp;base64,${btoa(text)}`
  },
}))

const picture = 'data:image/webp;base64,AAAA'

beforeEach(() => {
  resetApp()
  records.clear()
  vi.stubGlobal('createImageBitmap', async () => ({ close: () => {} }))
})

it('returns what the full storage does not take, so that nothing is saved twice', async () => {
  refuseOwnRecipes(({ length }) => length > 2)
  const read = ['Щи', 'Каша', 'Борщ'].map((title) => ({ title, lines: [], steps: ['Варите.'] }))
  const { result } = renderHook(() => useSaveImport(async () => () => undefined))
  const rest = await act(() => result.current.save(read, { own: [ownRecipe('a')], photos: {} }))
  expect(rest).toEqual({ recipes: read.slice(1), own: [] })
  expect(result.current.status).toMatch(/^Сохранили 2 из 4/)
  act(() => result.current.clearStatus())
  expect(result.current.status).toBeUndefined()
})

it('saves the recipes of an export with their photos, says which are damaged, and undoes both', async () => {
  const own = ['a', 'b'].map((id) => ownRecipe(id, { hasPhoto: true }))
  const { result } = renderHook(() => useSaveImport(async () => () => undefined))
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
  await until(() => expect(records.size).toBe(0))
  expect(useOwnRecipesStore.getState().recipes).toEqual([])
})

it('saves read recipes with their photos, says which are none, and undoes both', async () => {
  const read = ['Щи', 'Каша', 'Борщ'].map((title, index) => ({
    title,
    lines: [],
    steps: ['Варите.'],
    photo: [new Blob(['picture']), new Blob(['soup']), 'missing' as const][index],
  }))
  const { result } = renderHook(() => useSaveImport(async () => () => undefined))
  await act(() => result.current.save(read, { own: [], photos: {} }))
  const saved = useOwnRecipesStore.getState().recipes
  expect(saved.map(({ title, hasPhoto }) => [title, hasPhoto])).toEqual([
    ['Щи', true],
    ['Каша', undefined],
    ['Борщ', undefined],
  ])
  expect([...records]).toEqual([[saved[0]?.id, `data:image/webp;base64,${btoa('picture')}`]])
  expect(toastMessages()).toEqual([
    '1\u00a0фото не добавили: повреждены или не поместились.',
    'Сохранили 3\u00a0рецепта',
  ])
  act(() => useToastsStore.getState().toasts[1]?.onClick?.())
  await until(() => expect(records.size).toBe(0))
  expect(useOwnRecipesStore.getState().recipes).toEqual([])
})

it('says where an export has nothing new', async () => {
  useOwnRecipesStore.getState().put([ownRecipe('a')])
  const { result } = renderHook(() => useSaveImport(async () => () => undefined))
  await act(() => result.current.save([], { own: [ownRecipe('a')], photos: {} }))
  expect(toastMessages()).toEqual(['Эти рецепты у вас уже есть'])
  expect(useOwnRecipesStore.getState().recipes).toHaveLength(1)
})
