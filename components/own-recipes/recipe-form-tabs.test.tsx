import { act, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import { RecipeFormPage } from '@/components/own-recipes/recipe-form-page'
import { writePhoto } from '@/lib/photos/photos'
import type { OwnRecipe } from '@/lib/recipes/own/own-recipes'
import { useOwnRecipesStore } from '@/lib/recipes/own/own-recipes-store'
import { mockApi, stubApi } from '@/testing/api'
import { renderWithUser, resetApp } from '@/testing/app'
import { records } from '@/testing/memory-records'
import { ownRecipe } from '@/testing/own-recipes'
import { fakeTime } from '@/testing/time'

vi.mock('idb-keyval', () => import('@/testing/memory-records'))

const shchi = ownRecipe('shchi', { title: 'Щи', steps: ['Варите.'], notes: 'Бабушкины' })
const photo = 'data:image/webp;base64,AAAA'
const shownPhoto = () => screen.getByRole('group', { name: 'Фото' }).querySelector('img')?.src
const box = (name: string) => screen.findByRole('textbox', { name })

beforeEach(() => {
  resetApp()
  stubApi(mockApi)
  records.clear()
})

const store = (recipe: OwnRecipe) => act(() => useOwnRecipesStore.getState().put([recipe]))
const storeElsewhere = () => store({ ...shchi, title: 'Щи из капусты', steps: ['Тушите.'], editedAt: 1 })

async function saveForm({ user }: ReturnType<typeof renderWithUser>) {
  await user.click(screen.getByRole('button', { name: 'Сохранить рецепт у себя' }))
  await waitFor(() => expect(useOwnRecipesStore.getState().recipes[0]?.notes).toContain('!'))
  return useOwnRecipesStore.getState().recipes[0]
}

describe('The form of an own recipe that is changed elsewhere', () => {
  it('follows in the fields that nobody has changed here, and saves both', async () => {
    store(shchi)
    const form = renderWithUser(<RecipeFormPage id={shchi.id} />)
    await form.user.type(await box('Заметки'), '!')
    storeElsewhere()
    expect(await box('Название')).toHaveProperty('value', 'Щи из капусты')
    expect(await saveForm(form)).toMatchObject({
      title: 'Щи из капусты',
      steps: ['Тушите.'],
      notes: 'Бабушкины!',
    })
  })

  it('does so too where what was typed is brought back', async () => {
    store(shchi)
    const first = renderWithUser(<RecipeFormPage id={shchi.id} />)
    await first.user.type(await box('Заметки'), '!')
    first.unmount()
    storeElsewhere()
    const form = renderWithUser(<RecipeFormPage id={shchi.id} />)
    expect(await saveForm(form)).toMatchObject({ title: 'Щи из капусты', notes: 'Бабушкины!' })
  })

  it('follows with the photo', async () => {
    store(shchi)
    const form = renderWithUser(<RecipeFormPage id={shchi.id} />)
    await form.user.type(await box('Заметки'), '!')
    await writePhoto(shchi.id, photo)
    store({ ...shchi, hasPhoto: true, editedAt: 1 })
    await waitFor(() => expect(shownPhoto()).toBe(photo))
    expect(await saveForm(form)).toMatchObject({ hasPhoto: true })
    expect([...records]).toEqual([[shchi.id, photo]])
  })

  it('stays open, with its photo and the focus', async () => {
    await writePhoto(shchi.id, photo)
    store({ ...shchi, hasPhoto: true })
    const { user } = renderWithUser(<RecipeFormPage id={shchi.id} />)
    const notes = await box('Заметки')
    await user.type(notes, '!')
    store({ ...shchi, hasPhoto: true, title: 'Щи из капусты', editedAt: 1 })
    expect(await box('Название')).toHaveProperty('value', 'Щи из капусты')
    expect(document.activeElement).toBe(notes)
    expect(shownPhoto()).toBe(photo)
  })
})

it('The form of a recipe whose photo is on another device stays open when the window is back in focus', async () => {
  fakeTime()
  store({ ...shchi, hasPhoto: true })
  renderWithUser(<RecipeFormPage id={shchi.id} />)
  // SWR does not load the same again soon.
  await act(() => vi.advanceTimersByTimeAsync(60_000))
  const notes = screen.getByRole('textbox', { name: 'Заметки' })
  window.dispatchEvent(new Event('focus'))
  await act(() => vi.advanceTimersByTimeAsync(1000))
  expect(notes.isConnected).toBe(true)
})
