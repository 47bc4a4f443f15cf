import { act, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'

import { OwnList } from '@/components/own-recipes/own-list'
import { useDiaryStore } from '@/lib/diary/diary-store'
import { useToastsStore } from '@/lib/feedback/toasts-store'
import { useOwnRecipesStore } from '@/lib/recipes/own/own-recipes-store'
import { currentHash, renderWithUser, resetApp, setSignedIn, setSignedOut } from '@/testing/app'
import { ownRecipe } from '@/testing/own-recipes'

beforeEach(resetApp)

const titles = ['Оладьи', 'Щи', 'Борщ', 'Каша', 'Блины']
const put = (count: number) =>
  useOwnRecipesStore
    .getState()
    .put(titles.slice(0, count).map((title, index) => ownRecipe(`r${index}`, { title, editedAt: -index })))
/** The titles, which stand before the number of products. */
const shown = () =>
  screen
    .getAllByRole('link', { name: /^(?!Изменить)/ })
    .map(({ textContent }) => textContent.replace(/\d.*/, ''))

describe('The list of own recipes', () => {
  it('says that it is empty, and leads to the form and to the import', async () => {
    const { user } = renderWithUser(<OwnList />)
    expect(screen.getByText('Своих рецептов пока нет')).toBeTruthy()
    expect(screen.queryByRole('searchbox')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Добавить рецепт' }))
    expect(currentHash()).toBe('#/myrecipes/new')
    await user.click(screen.getByRole('button', { name: 'Вставить рецепт' }))
    expect(currentHash()).toBe('#/myrecipes/import')
  })

  it('ends no line of a title with a preposition', () => {
    useOwnRecipesStore.getState().put([ownRecipe('soup', { title: 'Борщ с фасолью', editedAt: 0 })])
    renderWithUser(<OwnList />)
    const bound = screen.getByRole('link', { name: /^Борщ с фасолью/ }).querySelector('.inline-block')
    expect(bound?.textContent).toBe('с фасолью')
  })

  it('tells a visitor without an account what signing in is for', () => {
    put(1)
    act(setSignedOut)
    const { unmount } = renderWithUser(<OwnList />)
    expect(screen.getByText(/^Войдите, чтобы готовить/)).toBeTruthy()
    unmount()
    act(setSignedIn)
    renderWithUser(<OwnList />)
    expect(screen.queryByText(/^Войдите, чтобы готовить/)).toBeNull()
  })

  it('shows the first of many recipes, and more at the press of a button', async () => {
    useOwnRecipesStore
      .getState()
      .put(
        Array.from({ length: 60 }, (_, index) =>
          ownRecipe(`r${index}`, { title: `Щи ${index}`, editedAt: 0 }),
        ),
      )
    const { user } = renderWithUser(<OwnList />)
    expect(screen.getAllByRole('listitem')).toHaveLength(48)
    await user.click(screen.getByRole('button', { name: 'Показать ещё' }))
    expect(screen.getAllByRole('listitem')).toHaveLength(60)
    expect(document.activeElement).toBe(screen.getByRole('link', { name: /^Щи 48/ }))
    expect(screen.queryByRole('button', { name: 'Показать ещё' })).toBeNull()
  })

  it('says when a dish was last cooked', () => {
    put(1)
    const entry = {
      id: 'a',
      recipeId: 'own.r0',
      title: 'Оладьи',
      day: '2026-11-20',
      stars: 5,
      note: undefined,
    }
    useDiaryStore.setState({ entries: [entry, { ...entry, id: 'b', day: '2026-11-03' }] })
    renderWithUser(<OwnList />)
    expect(screen.getByText('Готовили 20 ноября')).toBeTruthy()
  })

  it('can be searched and sorted once it is long', async () => {
    put(5)
    const { user } = renderWithUser(<OwnList />)
    expect(shown()).toEqual(titles)
    await user.click(screen.getByRole('radio', { name: 'По алфавиту' }))
    expect(shown()).toEqual(['Блины', 'Борщ', 'Каша', 'Оладьи', 'Щи'])
    await user.type(screen.getByRole('textbox', { name: 'Найти в моих рецептах' }), 'щи')
    expect(shown()).toEqual(['Щи'])
    await user.type(screen.getByRole('textbox', { name: 'Найти в моих рецептах' }), 'ъ')
    expect(screen.getByText('Такого среди ваших рецептов нет')).toBeTruthy()
  })

  it('removes a recipe, and puts it back at its place', async () => {
    put(3)
    const { user } = renderWithUser(<OwnList />)
    await user.click(screen.getByRole('button', { name: 'Удалить «Щи»' }))
    expect(shown()).toEqual(['Оладьи', 'Борщ'])
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Удалить «Борщ»' }))
    expect(useToastsStore.getState().toasts).toMatchObject([{ message: 'Удалили «Щи»', timeOut: 20_000 }])
    act(() => useToastsStore.getState().toasts[0]?.onClick?.())
    expect(shown()).toEqual(['Оладьи', 'Щи', 'Борщ'])
  })

  it('puts a removed recipe back and keeps what has changed in the others since', async () => {
    put(3)
    const { user } = renderWithUser(<OwnList />)
    await user.click(screen.getByRole('button', { name: 'Удалить «Щи»' }))
    act(() => {
      useOwnRecipesStore.getState().put([ownRecipe('r2', { title: 'Борщ с фасолью', editedAt: -2 })])
      useOwnRecipesStore.getState().remove(['own.r0'])
      useToastsStore.getState().toasts[0]?.onClick?.()
    })
    expect(shown()).toEqual(['Щи', 'Борщ с фасолью'])
  })
})
