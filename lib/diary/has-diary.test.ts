import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'

import { useDiaryStore } from '@/lib/diary/diary-store'
import { useHasCooked } from '@/lib/diary/has-diary'
import { resetApp } from '@/testing/app'
import { refuse, stubStorage } from '@/testing/storage-tab'

beforeEach(resetApp)

const cooked = (recipeId: string) => () =>
  useDiaryStore
    .getState()
    .add({ id: recipeId, recipeId, title: 'Борщ', day: '2026-11-20', stars: undefined, note: undefined })

it.each([
  ['as the storage has it', () => {}],
  ['also when the storage is full', () => stubStorage({ setItem: refuse })],
])('tells the dishes of the diary from others, %s', (_, prepare) => {
  prepare()
  const hooks = ['borscht', 'borsch'].map((id) => renderHook(() => useHasCooked(id)).result)
  expect(hooks.map(({ current }) => current)).toEqual([false, false])
  act(cooked('borscht'))
  expect(hooks.map(({ current }) => current)).toEqual([true, false])
})
