import { act, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { useShoppingStore } from '@/lib/shopping/shopping-store'
import { mockApi, respondWith } from '@/testing/api'
import {
  announced,
  button,
  checkboxTitles,
  headings,
  list,
  openByDepartment,
  openList,
} from '@/testing/shopping-list'

describe('EntryForm on ListScreen', () => {
  const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Что ещё купить' })
  const error = () =>
    document.getElementById(field().getAttribute('aria-describedby') ?? '')?.textContent ?? ''

  it('has its label inside, where it takes no height', () => {
    openList([])
    expect(field().placeholder).toBe('Что ещё купить')
    expect(field().labels?.[0]?.className).toBe('sr-only')
  })

  it('is not a required field, since the list may be complete', () => {
    openList([])
    expect(field().required).toBe(false)
  })

  it('adds an entry to an empty list, clears the field and keeps the focus', async () => {
    const { user } = openList([])
    await user.type(field(), '  зубная   паста{Enter}')
    expect(checkboxTitles()).toEqual(['зубная паста'])
    expect(announced()).toBe('Добавлено: зубная паста')
    expect(field().value).toBe('')
    expect(document.activeElement).toBe(field())
    await user.type(field(), 'Мыло')
    await user.click(button('Добавить'))
    expect(list().titles).toEqual(['зубная паста', 'Мыло'])
  })

  it('suggests what the shop sells, adds it by one click and keeps the focus', async () => {
    const { user } = await openByDepartment('Яйцо')
    await user.type(field(), 'св')
    await user.click(button('Свёкла'))
    expect(list().titles).toEqual(['Яйцо', 'Свёкла'])
    expect(announced()).toBe('Добавлено: Свёкла')
    expect(field().value).toBe('')
    expect(document.activeElement).toBe(field())
    expect(screen.queryByRole('list', { name: 'Есть в магазине' })).toBeNull()
  })

  it('suggests what is meant by another name or form, and adds what is typed all the same', async () => {
    const beet = { words: ['свёкла', 'бурак'], genitive: 'свёклы' }
    const { user } = openList(['Яйцо'], (path) =>
      path === 'search-words' ? respondWith({ concepts: [beet] })(path) : mockApi(path),
    )
    await user.type(field(), 'бурака')
    await user.click(await screen.findByRole('button', { name: 'Свёкла' }))
    expect(list().titles).toEqual(['Яйцо', 'Свёкла'])
    await user.type(field(), 'бурак{Enter}')
    expect(list().titles).toEqual(['Яйцо', 'Свёкла', 'бурак'])
  })

  it.each([
    ['   ', 'Напишите, что нужно купить'],
    ['й'.repeat(81), 'Слишком длинно: поместится 80 знаков'],
    ['СОЛЬ', '«Соль» уже в списке'],
  ])('keeps the entry «%s», which cannot be added, and shows «%s»', async (typed, message) => {
    const { user } = openList(['Соль'])
    await user.click(field())
    await user.paste(typed)
    await user.click(button('Добавить'))
    expect(error()).toBe(message)
    expect(field().value).toBe(typed)
    expect(list().titles).toEqual(['Соль'])
    await user.type(field(), '!')
    expect(error()).toBe('')
  })

  it('reopens a bought title', async () => {
    useShoppingStore.setState({ titles: ['Соль'], bought: ['Соль'] })
    const { user } = openList([])
    await user.type(field(), 'соль{Enter}')
    expect(announced()).toBe('Снова в списке: Соль')
    expect(list()).toMatchObject({ titles: ['Соль'], bought: [] })
  })

  it('keeps a title that a recipe added when the recipe is removed', async () => {
    const ingredients = ['Лук', 'Рис'].map((title) => ({ title, quantity: '100 г' }))
    useShoppingStore
      .getState()
      .addRecipes([
        { recipe: { id: 'a', title: 'Плов', ingredients }, scale: { servings: 4, baseServings: 4 } },
      ])
    const { user } = openList([])
    await user.type(field(), 'лук{Enter}')
    expect(error()).toBe('«Лук» уже в списке')
    act(() => void useShoppingStore.getState().removeRecipe('a'))
    expect(list().titles).toEqual(['Лук'])
  })

  it('uses the spelling of the shop', async () => {
    const { user } = await openByDepartment('Яйцо')
    await user.type(field(), 'свекла{Enter}')
    expect(list().titles).toEqual(['Яйцо', 'Свёкла'])
    expect(headings()).toEqual(['Овощи и фрукты', 'Бакалея'])
  })
})
