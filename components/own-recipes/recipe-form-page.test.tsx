import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'

import { RecipeFormPage } from '@/components/own-recipes/recipe-form-page'
import { useOwnRecipesStore } from '@/lib/recipes/own/own-recipes-store'
import { failWith, mockApi, stubApi } from '@/testing/api'
import { currentHash, renderWithUser, resetApp } from '@/testing/app'
import { ownRecipe } from '@/testing/own-recipes'

beforeEach(() => {
  resetApp()
  stubApi(mockApi)
})

const box = (name: string) => screen.findByRole('textbox', { name })
const saved = () => useOwnRecipesStore.getState().recipes

describe('The form of an own recipe', () => {
  it('names what is missing, and saves once it is filled in', async () => {
    const { user } = renderWithUser(<RecipeFormPage id="new" />)
    await user.click(screen.getByRole('button', { name: 'Сохранить рецепт у себя' }))
    expect(screen.getByText('Назовите рецепт')).toBeTruthy()
    expect(screen.getByText('Впишите хотя бы один продукт или шаг')).toBeTruthy()
    expect(document.activeElement).toBe(await box('Название'))
    expect(saved()).toEqual([])

    await user.type(await box('Название'), 'Щи')
    await user.type(await box('На сколько порций'), '4')
    await user.type(await box('Продукты, по одному в строке'), '2 л воды')
    expect(screen.getByText('Разобрали 1 из 1 строки')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Сохранить рецепт у себя' }))
    await waitFor(() => expect(currentHash()).toBe('#/myrecipes'))
    expect(saved()).toMatchObject([
      { title: 'Щи', servings: 4, ingredients: [{ title: 'Вода', quantity: '2\u00a0л' }] },
    ])
  })

  it('counts lines that are too many to be saved, and shows none of them', async () => {
    const { user } = renderWithUser(<RecipeFormPage id="new" />)
    await user.click(await box('Продукты, по одному в строке'))
    await user.paste('1 л воды\n'.repeat(300))
    const read = screen.getByRole('region', { name: 'Разобрали 300 из 300 строк' })
    expect(within(read).getAllByRole('listitem')).toHaveLength(200)
  })

  it.each([
    ['answered', mockApi('shop'), 'Вода'],
    ['failed', failWith(404)('shop'), 'Воды'],
  ])('saves once the shop has %s', async (_, answer, title) => {
    let respond: (response: Response) => void = () => {}
    const shop = new Promise<Response>((resolve) => (respond = resolve))
    stubApi((path, init) => (path === 'shop' ? shop : mockApi(path, init)))
    const { user } = renderWithUser(<RecipeFormPage id="new" />)
    await user.type(await box('Название'), 'Щи')
    await user.type(await box('Продукты, по одному в строке'), '2 л воды')
    await user.click(screen.getByRole('button', { name: 'Сохранить рецепт у себя' }))
    expect(saved()).toEqual([])
    respond(await answer)
    await waitFor(() => expect(saved()).toMatchObject([{ ingredients: [{ title, quantity: '2\u00a0л' }] }]))
  })

  it('changes a stored recipe', async () => {
    useOwnRecipesStore.getState().put([ownRecipe('a', { title: 'Щи', steps: ['Варите.'] })])
    const { user } = renderWithUser(<RecipeFormPage id="own.a" />)
    await user.type(await box('Название'), ' и каша')
    await user.click(screen.getByRole('button', { name: 'Сохранить рецепт у себя' }))
    await waitFor(() =>
      expect(saved()).toMatchObject([{ id: 'own.a', title: 'Щи и каша', steps: ['Варите.'] }]),
    )
  })

  it.each(['new', 'own.a'])('brings back what was typed into /%s until it is saved', async (id) => {
    useOwnRecipesStore.getState().put([ownRecipe('a', { title: 'Щи', steps: ['Варите.'] })])
    const first = renderWithUser(<RecipeFormPage id={id} />)
    await first.user.type(await box('Название'), '!')
    await first.user.type(await box('Шаги, по одному в строке'), 'Ешьте.')
    const typed = (await box('Название')) as HTMLInputElement
    const title = typed.value
    first.unmount()

    const { user, unmount } = renderWithUser(<RecipeFormPage id={id} />)
    expect(await box('Название')).toHaveProperty('value', title)
    expect(screen.getByText('Вернули то, что вы не сохранили')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Сохранить рецепт у себя' }))
    await waitFor(() => expect(currentHash()).toBe('#/myrecipes'))
    unmount()

    renderWithUser(<RecipeFormPage id={id} />)
    await box('Название')
    expect(screen.queryByText('Вернули то, что вы не сохранили')).toBeNull()
  })

  it('starts anew without the errors of what was restored', async () => {
    const first = renderWithUser(<RecipeFormPage id="new" />)
    await first.user.type(await box('На сколько порций'), 'много')
    first.unmount()
    const { user } = renderWithUser(<RecipeFormPage id="new" />)
    await user.click(screen.getByRole('button', { name: 'Сохранить рецепт у себя' }))
    expect(screen.getByText('Назовите рецепт')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Начать заново' }))
    expect(await box('На сколько порций')).toHaveProperty('value', '')
    expect(document.querySelector('[aria-invalid=true]')).toBeNull()
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
  })

  it('starts with a recipe of the catalogue that is to be copied', async () => {
    renderWithUser(<RecipeFormPage id="borscht" />)
    expect(await box('Название')).toHaveProperty('value', 'Борщ с говядиной')
  })

  it('says that a recipe is not found, and leads back to the list', () => {
    renderWithUser(<RecipeFormPage id="own.none" />)
    expect(screen.getByText('Рецепт не найден')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'К моим рецептам' }).getAttribute('href')).toBe('#/myrecipes')
  })
})
