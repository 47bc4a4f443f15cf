import { beforeEach, expect, it, vi } from 'vitest'

import { saveImport } from '@/lib/own-recipes/save-import'
import { useOwnRecipesStore } from '@/lib/recipes/own/own-recipes-store'
import { resetApp } from '@/testing/app'

vi.mock('idb-keyval', () => import('@/testing/memory-records'))
/** happy-dom draws no pictures. */
vi.mock('@/lib/own-recipes/shrink-photo', () => ({ shrinkPhoto: async () => 'data:image/webp;base64,AAAA' }))

beforeEach(resetApp)

it('says how many recipes and photos it has saved, and lets the page be drawn in between', async () => {
  const photo = new Blob(['picture'])
  const recipes = Array.from({ length: 50 }, (_, index) => ({
    title: `Щи ${index}`,
    lines: [],
    steps: ['Варите.'],
    photo: index < 30 ? photo : undefined,
  }))
  const progress: string[] = []
  const drawn: string[] = []
  setTimeout(() => drawn.push(progress.at(-1) ?? ''))
  const onProgress = (text: string) => progress.push(text)
  await saveImport({ recipes, own: [], photos: {} }, { match: () => undefined, onProgress })
  expect(progress).toEqual([
    'Сохраняем: 0 из 50',
    'Сохраняем: 20 из 50',
    'Сохраняем: 40 из 50',
    'Сохраняем фото: 0 из 30',
    'Сохраняем фото: 20 из 30',
  ])
  expect(drawn).toEqual(['Сохраняем: 0 из 50'])
  expect(useOwnRecipesStore.getState().recipes.map(({ title }) => title)).toEqual(
    recipes.map(({ title }) => title),
  )
})
