import { act, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'

import { LikesScreen } from '@/components/catalog/likes-screen'
import { SavesScreen } from '@/components/catalog/saves-screen'
import { useDiaryStore } from '@/lib/diary/diary-store'
import { useLikesStore } from '@/lib/recipes/likes-store'
import { useSavesStore } from '@/lib/recipes/saves-store'
import { renderScreen, resetApp, setSignedIn } from '@/testing/app'
import { borscht } from '@/testing/categories-screen'

beforeEach(resetApp)

describe.each([
  ['likes', LikesScreen, useLikesStore, 'Ваш список понравившихся рецептов пока что пуст...'],
  ['saves', SavesScreen, useSavesStore, 'Ваш список сохранённых рецептов пока что пуст...'],
] as const)('The screen of %s', (_, Screen, useCollection, words) => {
  it('shows the recipes without a modal', async () => {
    useCollection.getState().toggle(borscht)
    await renderScreen(<Screen />)
    expect(screen.getByRole('link', { name: /^Борщ/ }).getAttribute('href')).toBe(
      '#/selected_recipe/borscht/',
    )
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('says when a recipe was last cooked', async () => {
    useCollection.getState().toggle(borscht)
    const entry = { id: 'a', recipeId: 'borscht', title: 'Борщ', stars: undefined, note: undefined }
    useDiaryStore.getState().add({ ...entry, day: '2026-11-12' })
    useDiaryStore.getState().add({ ...entry, id: 'b', day: '2026-10-01' })
    await renderScreen(<Screen />)
    expect(await screen.findByText('Готовили 12 ноября')).toBeTruthy()
  })

  it('opens a modal on entry if there are none', async () => {
    await renderScreen(<Screen />)
    expect(screen.getByRole('dialog', { name: words })).toBeTruthy()
  })

  it('opens no modal when the last recipe is removed', async () => {
    setSignedIn()
    useCollection.getState().toggle(borscht)
    await renderScreen(<Screen />)
    act(() => useCollection.getState().toggle(borscht))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.getByRole('link', { name: 'Выбрать рецепт' })).toBeTruthy()
  })
})
