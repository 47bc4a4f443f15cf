import { act, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { CategoryScreen } from '@/components/catalog/category-screen'
import { LikesScreen } from '@/components/catalog/likes-screen'
import { SavesScreen } from '@/components/catalog/saves-screen'
import { useDiaryStore } from '@/lib/diary/diary-store'
import { useLikesStore } from '@/lib/recipes/likes-store'
import { useSavesStore } from '@/lib/recipes/saves-store'
import { type Responder, respondWith, stubApi } from '@/testing/api'
import { currentHash, renderScreen, renderWithUser, resetApp, setSignedIn, setSignedOut } from '@/testing/app'
import { borscht, button } from '@/testing/categories-screen'

beforeEach(resetApp)

describe.each([
  ['likes', LikesScreen, useLikesStore, 'Ваш список понравившихся рецептов пока что пуст...'],
  ['saves', SavesScreen, useSavesStore, 'Ваш список сохранённых рецептов пока что пуст...'],
] as const)('the screen of the %s', (_, Screen, useCollection, words) => {
  it('shows the collection without a modal', async () => {
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

  it('opens a modal on entry if it is empty', async () => {
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

describe('The recipes of a category', () => {
  async function openCategory(respond?: Responder) {
    stubApi(respond)
    const { user } = renderWithUser(<CategoryScreen id="soups" query={new URLSearchParams()} />)
    await screen.findByRole('link', { name: /Борщ с говядиной/ })
    return user
  }

  it('show time and kcal and link to the recipe', async () => {
    const user = await openCategory()
    expect(screen.getByText('2 часа 20 минут')).toBeTruthy()
    expect(screen.getByText(/^\d+ ккал$/)).toBeTruthy()
    await user.click(button('Готовить'))
    expect(currentHash()).toBe('#/selected_recipe/borscht/')
  })

  it('have the title of the category, also from a direct address, if the API sends it', async () => {
    await openCategory()
    expect(screen.getByRole('heading', { level: 1, name: 'Супы' })).toBeTruthy()
  })

  it('have a general title if it does not', async () => {
    await openCategory(respondWith({ soups: [{ ...borscht, title: 'Борщ с говядиной' }] }))
    expect(screen.getByRole('heading', { level: 1, name: 'Рецепты' })).toBeTruthy()
  })

  it('have no like and save buttons for a signed-out visitor', async () => {
    setSignedOut()
    await openCategory()
    expect(screen.queryByRole('button', { name: /Нравится|Сохранить рецепт/ })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Шоппинг лист' })).toBeNull()
  })

  it('can be liked and saved by a signed-in visitor, and undone', async () => {
    setSignedIn()
    const user = await openCategory()
    const like = () => button('Нравится: Борщ с говядиной')
    const save = () => button('Сохранить рецепт: Борщ с говядиной')
    const isOn = (mark: HTMLElement) => mark.getAttribute('aria-pressed') === 'true'
    expect([isOn(like()), isOn(save())]).toEqual([false, false])
    await user.click(like())
    expect([isOn(like()), isOn(save())]).toEqual([true, false])
    await user.click(save())
    expect(useLikesStore.getState().recipes.map(({ id }) => id)).toEqual(['borscht'])
    expect(useSavesStore.getState().recipes.map(({ id }) => id)).toEqual(['borscht'])
    await user.click(like())
    expect([isOn(like()), isOn(save())]).toEqual([false, true])
    expect(localStorage.getItem('likedRecipes')).toBeNull()
  })

  it('stay marked on return', async () => {
    setSignedIn()
    useLikesStore.getState().toggle(borscht)
    await openCategory()
    expect(button('Нравится: Борщ с говядиной').getAttribute('aria-pressed')).toBe('true')
  })

  it('link back to the categories', async () => {
    const user = await openCategory()
    await user.click(button('Назад'))
    expect(currentHash()).toBe('#/category')
  })
})
