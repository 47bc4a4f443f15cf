import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'

import { today } from '@/lib/calendar/days'
import { useCookingStore } from '@/lib/cooking/cooking-store'
import { usePlanStore } from '@/lib/plan/plan-store'
import { navigate } from '@/lib/router/navigation'
import { useShoppingStore } from '@/lib/shopping/shopping-store'
import { failWith, mockApi, respondWith, stubApi } from '@/testing/api'
import { currentHash, historyLength, renderWithUser, resetApp } from '@/testing/app'
import { AtAddress, button, cards, openLoaded, search, titles } from '@/testing/categories-screen'

beforeEach(resetApp)

const recipe = (id: string, title: string, time: string, price: number) => ({
  id,
  title,
  name: `images/${id}.webp`,
  time,
  price,
  ingredients: [],
})
const index = [
  recipe('borscht', 'Борщ', '2 часа', 2),
  recipe('omelette', 'Омлет', '15 минут', 3),
  recipe('salad', 'Салат', '30 минут', 1),
]

/** The categories, with these recipes in the index. */
async function open() {
  const { user, api } = await openLoaded()
  api.use((path) => (path === 'recipes' ? respondWith(index)(path) : mockApi(path)))
  return { user, api }
}

const found = () =>
  within(screen.getByRole('region', { name: 'Рецепты' }))
    .getAllByRole('link')
    .map((link) => link.getAttribute('href')?.split('/')[2])

describe('A chip', () => {
  it('shows quick recipes in place of the categories, and these again by the second tap', async () => {
    const { user, api } = await open()
    const before = historyLength()
    expect(api.calls).not.toContain('recipes')
    await user.click(button('до 30 минут'))
    await waitFor(() => expect(found()).toEqual(['omelette', 'salad']))
    expect(currentHash()).toBe('#/category?time=30&recipes=all')
    expect(button('до 30 минут').getAttribute('aria-pressed')).toBe('true')
    expect(cards()).toEqual([])
    await user.click(button('до 30 минут'))
    expect(cards()).toEqual(titles.slice(0, 9))
    expect(currentHash()).toBe('#/category')
    expect(historyLength()).toBe(before)
  })

  it('sorts by price, with the prices', async () => {
    const { user } = await open()
    await user.click(button('дешевле'))
    await waitFor(() => expect(found()).toEqual(['salad', 'borscht', 'omelette']))
    expect(screen.getByText('1.00 руб. за порцию')).toBeTruthy()
  })

  it('searches for dishes without meat', async () => {
    const { user } = await open()
    await user.click(button('без мяса'))
    expect(search().value).toBe('без мяса')
    await user.click(button('без мяса'))
    expect(search().value).toBe('')
    expect(cards()).toEqual(titles.slice(0, 9))
  })

  it('shows quick dishes for today, or what is planned for it', async () => {
    const { user } = await open()
    await user.click(button('сегодня'))
    await waitFor(() => expect(found().sort()).toEqual(['omelette', 'salad']))
    expect(screen.getByText(/^Быстрые блюда на\sсегодня/)).toBeTruthy()
    act(() =>
      usePlanStore.getState().add({
        day: today(),
        name: 'lunch',
        recipe: { id: 'borscht', title: 'Борщ' },
        servings: 2,
      }),
    )
    await waitFor(() => expect(found()).toEqual(['borscht']))
    expect(screen.getByText(/^Из вашего плана на\sсегодня/)).toBeTruthy()
  })

  it('restores the categories where a search is cleared after it', async () => {
    const { user } = await open()
    await user.type(search(), 'салат')
    await user.click(button('до 30 минут'))
    await user.clear(search())
    await waitFor(() => expect(cards()).toEqual(titles.slice(0, 9)))
  })

  it('finds nothing if the API has no recipe index', async () => {
    const { user, api } = await openLoaded()
    api.use((path) => (path === 'recipes' ? failWith(404)(path) : mockApi(path)))
    await user.click(button('до 30 минут'))
    expect(await screen.findByText('Ничего не найдено...')).toBeTruthy()
    expect(screen.queryByText(/^Попробуйте начать слово иначе/)).toBeNull()
  })

  it('is part of the address that a visit starts with', async () => {
    stubApi((path) => (path === 'recipes' ? respondWith(index)(path) : mockApi(path)))
    navigate('/category?time=30&recipes=all')
    renderWithUser(<AtAddress />)
    await waitFor(() => expect(found()).toEqual(['omelette', 'salad']))
  })
})

describe('What there is to go on with', () => {
  const borscht = { id: 'borscht', title: 'Борщ с говядиной' }

  it('is nothing on a first visit', async () => {
    await openLoaded()
    expect(screen.queryByRole('link', { name: /списке|Сегодня|Продолжить/ })).toBeNull()
  })

  it('is a list of which not all is bought', async () => {
    useShoppingStore.getState().addTitles(['Свёкла', 'Творог', 'Мёд'])
    useShoppingStore.getState().tick('Мёд')
    await openLoaded()
    const link = await screen.findByRole('link', { name: /^Пора за покупками\s*в\sсписке 2\sтовара$/ })
    expect(link.getAttribute('href')).toBe('#/myshoplist')
    act(() => ['Свёкла', 'Творог'].forEach(useShoppingStore.getState().tick))
    expect(screen.queryByRole('link', { name: /списке/ })).toBeNull()
  })

  it('counts no staples, as the badge of the list does', async () => {
    useShoppingStore.getState().addTitles(['Соль', 'Свёкла'])
    await openLoaded()
    expect(await screen.findByRole('link', { name: /в\sсписке 1\sтовар$/ })).toBeTruthy()
  })

  it('is before it the first meal of today', async () => {
    useShoppingStore.getState().addTitles(['Соль'])
    const meal = { day: today(), recipe: borscht, servings: 2 }
    usePlanStore.getState().add({ ...meal, name: 'dinner' })
    usePlanStore.getState().add({ ...meal, name: 'lunch', recipe: { ...borscht, title: 'Щи' } })
    await openLoaded()
    const link = await screen.findByRole('link', { name: /Сегодня: обед\s*Щи/ })
    expect(link.getAttribute('href')).toBe('#/selected_recipe/borscht/')
    expect(screen.queryByRole('link', { name: /списке/ })).toBeNull()
  })

  it('is before all the dish that was cooked last, with its picture', async () => {
    usePlanStore.getState().add({ day: today(), name: 'lunch', recipe: borscht, servings: 2 })
    useCookingStore.getState().reach('borscht', 3)
    await openLoaded()
    const link = await screen.findByRole('link', { name: /Продолжить готовить\s*с\sшага\s3/ })
    expect(link.getAttribute('href')).toBe('#/selected_recipe/borscht/?step=3')
    expect(await within(link).findByRole('img', { name: 'Борщ с говядиной' })).toBeTruthy()
  })

  it('is not a meal of another day', async () => {
    usePlanStore.getState().add({ day: '2026-01-01', name: 'lunch', recipe: borscht, servings: 2 })
    await openLoaded()
    expect(screen.queryByRole('link', { name: /Сегодня/ })).toBeNull()
  })
})
