import { act, screen, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { strToU8 } from 'fflate'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import { useOwnRecipesStore } from '@/lib/recipes/own/own-recipes-store'
import { mockApi, stubApi } from '@/testing/api'
import { currentHash, resetApp } from '@/testing/app'
import { json, zip } from '@/testing/import-files'
import { open, parse, recipe, text } from '@/testing/import-recipe'
import { refuseOwnRecipes } from '@/testing/own-recipes'

/** happy-dom draws no pictures. */
vi.mock('@/lib/own-recipes/shrink-photo', () => ({
  shrinkPhoto: async (photo: Blob) => {
    if ((await photo.text()) === 'soup') throw new TypeError('No picture')
    return 'data:image/webp;base64,AAAA'
  },
}))

beforeEach(() => {
  resetApp()
  stubApi(mockApi)
})

const saved = () => useOwnRecipesStore.getState().recipes.map(({ title }) => title)

const products = () =>
  useOwnRecipesStore.getState().recipes.flatMap(({ ingredients }) => ingredients.map(({ title }) => title))

describe('The import', () => {
  it('starts with what was shared, and shows a single recipe as a form before it saves it', async () => {
    const { user } = open('title=Щи&text=1 л воды%0Aсоль')
    expect(text()).toHaveProperty('value', 'Щи\n1 л воды\nсоль')
    await user.click(parse())
    expect(screen.getByRole('textbox', { name: 'Название' })).toHaveProperty('value', 'Щи')
    expect(saved()).toEqual([])
    await user.click(screen.getByRole('button', { name: 'Сохранить рецепт у себя' }))
    await waitFor(() => expect(saved()).toEqual(['Щи']))
  })

  it('brings back a pasted text, but not in place of what is shared, until it is saved', async () => {
    const first = open()
    await first.user.type(text(), 'Щи{enter}1 л воды')
    first.unmount()
    const shared = open('text=Каша')
    expect(text()).toHaveProperty('value', 'Каша')
    shared.unmount()

    const { user, unmount } = open()
    expect(text()).toHaveProperty('value', 'Щи\n1 л воды')
    expect(screen.getByRole('button', { name: 'Начать заново' })).toBeTruthy()
    await user.click(parse())
    await user.click(screen.getByRole('button', { name: 'Сохранить рецепт у себя' }))
    await waitFor(() => expect(saved()).toEqual(['Щи']))
    unmount()
    open()
    expect(text()).toHaveProperty('value', '')
  })

  it.each<[string, string, string[], (user: UserEvent) => Promise<void>]>([
    ['the recipe of a shared text', 'text=Каша%0A1 л воды', ['Каша'], (user) => user.click(parse())],
    [
      'recipes of a shared text',
      String(new URLSearchParams({ text: JSON.stringify([recipe('Каша'), recipe('Борщ')]) })),
      ['Каша', 'Борщ'],
      (user) => user.click(parse()),
    ],
    [
      'the recipe of a file',
      '',
      ['Каша'],
      (user) =>
        user.upload(
          screen.getByLabelText('Или выбрать файлы'),
          new File([JSON.stringify(recipe('Каша'))], 'каша.json'),
        ),
    ],
  ])('keeps a pasted text after saving %s', async (_, query, titles, find) => {
    const first = open()
    await first.user.type(text(), 'Щи{enter}1 л воды')
    first.unmount()
    const { user, unmount } = open(query)
    await find(user)
    await user.click(await screen.findByRole('button', { name: /^Сохранить.* у себя/ }))
    await waitFor(() => expect(saved()).toEqual(titles))
    await waitFor(() => expect(currentHash()).toBe('#/myrecipes'))
    unmount()
    open()
    expect(text()).toHaveProperty('value', 'Щи\n1 л воды')
  })

  it('saves the ticked ones of several recipes', async () => {
    const { user } = open()
    await user.click(text())
    await user.paste(JSON.stringify([recipe('Щи'), recipe('Каша')]))
    await user.click(parse())
    expect(screen.getByText(/^Нашли 2 рецепта/)).toBeTruthy()
    await user.click(screen.getByRole('checkbox', { name: 'Взять «Щи»' }))
    await user.click(screen.getByRole('button', { name: 'Сохранить у себя 1\u00a0рецепт' }))
    await waitFor(() => expect(currentHash()).toBe('#/myrecipes'))
    expect(saved()).toEqual(['Каша'])
  })

  it.each([
    ['', /^Здесь пока пусто/],
    ['{"@type":"Article"}', /^Рецепта здесь не нашлось/],
    ['https://site.by/shchi', /^Это только адрес страницы/],
    ['Щи — рецепты\nhttps://site.by/shchi', /^Это только адрес страницы/],
  ])('keeps the text %j and says what is wrong with it', async (pasted, problem) => {
    const { user } = open(String(new URLSearchParams({ text: pasted })))
    await user.click(parse())
    expect(screen.getByText(problem)).toBeTruthy()
    expect(text()).toHaveProperty('value', pasted)
  })

  it('shows a single recipe as a form after the storage was too full for several', async () => {
    const { user } = open()
    await user.click(text())
    await user.paste(JSON.stringify([recipe('Щи'), recipe('Каша')]))
    await user.click(parse())
    refuseOwnRecipes(() => true)
    await user.click(screen.getByRole('button', { name: /^Сохранить у себя/ }))
    expect(await screen.findByText(/^Сохранили 0 из 2/)).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Поправить текст' }))
    await user.clear(text())
    await user.paste(JSON.stringify(recipe('Борщ')))
    await user.click(parse())
    expect(screen.getByRole('textbox', { name: 'Название' })).toHaveProperty('value', 'Борщ')
    expect(screen.queryByText(/^Сохранили/)).toBeNull()
  })

  it('lists the lines that are in no part of the recipe', async () => {
    const { user } = open(
      String(new URLSearchParams({ text: 'Щи\nМоя бабушка готовила их каждую субботу\n1 л воды' })),
    )
    await user.click(parse())
    await user.click(screen.getByRole('button', { name: 'Не вошло в рецепт: 1\u00a0строка' }))
    expect(screen.getByText('Моя бабушка готовила их каждую субботу')).toBeTruthy()
  })

  it('lists such lines for each of several recipes, too', async () => {
    const { user } = open()
    const files = ['Щи', 'Каша'].map(
      (title) => new File([`${title}\nЛюбят все в семье\n1 л воды\nВарите долго.`], `${title}.txt`),
    )
    await user.upload(screen.getByLabelText('Или выбрать файлы'), files)
    const [first] = await screen.findAllByRole('button', { name: 'Не вошло в рецепт: 1\u00a0строка' })
    if (!first) throw new Error('Nothing is left out')
    await user.click(first)
    expect(screen.getByText('Любят все в семье')).toBeTruthy()
  })

  it('shows what was understood of several recipes, and what exceeds the limits of a stored one', async () => {
    const { user } = open()
    const salt = Array.from({ length: 201 }, (_, index) => `${index + 1} г соли`).join('\n')
    const files = ['Щи', 'Каша'].map(
      (title) => new File([`${title}\n${salt}\nВарите долго.`], `${title}.txt`),
    )
    await user.upload(screen.getByLabelText('Или выбрать файлы'), files)
    const [understood] = await screen.findAllByRole('button', { name: 'Разобрали 201 из 201 строки' })
    const [beyond] = screen.getAllByRole('button', { name: 'Не вошло в рецепт: 1\u00a0строка' })
    if (!understood || !beyond) throw new Error('No recipe is shown.')
    await user.click(understood)
    expect(screen.getByText('Варите долго.')).toBeTruthy()
    await user.click(beyond)
    expect(screen.getByText('201 г соли')).toBeTruthy()
  })

  it('lets the visitor change a product that was found', async () => {
    const { user } = open(String(new URLSearchParams({ text: 'Чай\n1 л воды' })))
    await user.click(parse())
    await user.click(await screen.findByRole('button', { name: 'Выбрать другой продукт для «воды»' }))
    await user.selectOptions(screen.getByRole('combobox'), 'Молоко')
    expect(screen.queryByRole('combobox')).toBeNull()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: /^Выбрать другой продукт/ }))
    await user.click(screen.getByRole('button', { name: 'Сохранить рецепт у себя' }))
    await waitFor(() => expect(products()).toEqual(['Молоко']))
  })

  it('asks only once about a name that several recipes have', async () => {
    const { user } = open()
    const two = ['Щи', 'Каша'].map((name) => ({ ...recipe(name), recipeIngredient: ['1 пачка зизифоры'] }))
    await user.click(text())
    await user.paste(JSON.stringify(two))
    await user.click(parse())
    await user.click(await screen.findByRole('button', { name: 'Не нашли в магазине: 1\u00a0продукт' }))
    await user.selectOptions(
      screen.getByRole('combobox', { name: 'Продукт в магазине для «зизифоры»' }),
      'Соль',
    )
    await user.click(screen.getByRole('button', { name: 'Сохранить у себя 2\u00a0рецепта' }))
    await waitFor(() => expect(products()).toEqual(['Соль', 'Соль']))
  })

  it.each([
    ['takes the photo of an export over', 'picture', 1],
    ['says that the photo of an export is none', 'soup', 0],
  ])('%s', async (_, content, count) => {
    const { user } = open()
    const archive = zip({ 'Щи/recipe.json': json(recipe('Щи')), 'Щи/full.jpg': strToU8(content) })
    await user.upload(screen.getByLabelText('Или выбрать файлы'), new File([archive], 'export.zip'))
    expect((await screen.findByRole('group', { name: 'Фото' })).querySelectorAll('img')).toHaveLength(count)
    const isSaid = screen.queryByRole('button', { name: 'Не вошло в рецепт: 1\u00a0строка' }) !== null
    expect(isSaid).toBe(count === 0)
  })

  it('names the file that cannot be read, and keeps the others', async () => {
    const { user } = open()
    const files = [
      new File([JSON.stringify(recipe('Щи'))], 'щи.json'),
      new File(['PK\u0003\u0004сломан'], 'фото.zip'),
    ]
    await user.upload(screen.getByLabelText('Или выбрать файлы'), files)
    expect(
      await screen.findByText('фото.zip: Файл не читается: он повреждён, или это не рецепт.'),
    ).toBeTruthy()
    expect(screen.getByRole('textbox', { name: 'Название' })).toHaveProperty('value', 'Щи')
  })

  it('shows the files that were chosen last, however long the others take', async () => {
    const { user } = open()
    const slow = new File([JSON.stringify(recipe('Щи'))], 'щи.json')
    const bytes = await slow.arrayBuffer()
    let arrive = () => {}
    vi.spyOn(slow, 'arrayBuffer').mockReturnValue(new Promise((resolve) => (arrive = () => resolve(bytes))))
    await user.upload(screen.getByLabelText('Или выбрать файлы'), slow)
    const quick = new File([JSON.stringify(recipe('Каша'))], 'каша.json')
    await user.upload(screen.getByLabelText('Или выбрать файлы'), quick)
    expect(await screen.findByRole('textbox', { name: 'Название' })).toHaveProperty('value', 'Каша')
    await user.click(screen.getByRole('button', { name: 'Поправить текст' }))
    await act(async () => arrive())
    expect(screen.queryByRole('textbox', { name: 'Название' })).toBeNull()
  })

  it('copies the bookmarklet on a click', async () => {
    const { user } = open()
    const link = screen.getByRole('link', { name: 'В Tasty' })
    await user.click(link)
    expect(await navigator.clipboard.readText()).toBe(link.getAttribute('href'))
    expect(link.getAttribute('href')).toMatch(/^javascript:/)
    expect(await screen.findByText(/^Скопировали\./)).toBeTruthy()
  })
})
