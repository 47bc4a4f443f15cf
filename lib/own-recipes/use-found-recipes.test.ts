import { act, renderHook } from '@testing-library/react'
import { expect, it, vi } from 'vitest'

import { useFoundRecipes } from '@/lib/own-recipes/use-found-recipes'

vi.mock('@/lib/recipe-import/import-files', () => {
  throw new Error('Loading chunk 12 failed.')
})

type Found = ReturnType<typeof useFoundRecipes>

it.each<[string, (found: Found) => Promise<unknown>]>([
  ['a text', ({ readText }) => readText('Щи')],
  ['a page', ({ readPage }) => readPage('<html>', 'https://site.by')],
  ['a file', ({ readAll }) => readAll([new File(['Щи'], 'щи.txt')])],
])('Where the code that reads %s does not load, the import says so', async (_, read) => {
  const { result } = renderHook(() => useFoundRecipes(() => {}))
  await act(async () => void (await read(result.current)))
  expect(result.current).toMatchObject({
    found: undefined,
    reading: undefined,
    problems: ['Часть приложения не загрузилась. Проверьте сеть и попробуйте ещё раз.'],
  })
})
