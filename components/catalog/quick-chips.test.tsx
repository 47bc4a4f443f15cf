import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'

import { today } from '@/lib/calendar/days'
import { useAnnouncerStore } from '@/lib/feedback/announcer-store'
import { usePlanStore } from '@/lib/plan/plan-store'
import { navigate } from '@/lib/router/navigation'
import { failWith, mockApi, respondWith, stubApi } from '@/testing/api'
import { currentHash, historyLength, renderWithUser, resetApp } from '@/testing/app'
import { AtAddress, button, cards, openLoaded, search, titles } from '@/testing/categories-screen'

beforeEach(resetApp)

const recipe = (id: string, title: string, time: string, till: number) => ({
  id,
  title,
  name: `images/${id}.webp`,
  time,
  till,
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

describe('A quick chip', () => {
  it('shows quick recipes in place of the categories, and the categories again when pressed again', async () => {
    const { user, api } = await open()
    const before = historyLength()
    expect(api.calls).not.toContain('recipes')
    await user.click(button('до 30 минут'))
    await waitFor(() => expect(found()).toEqual(['omelette', 'salad']))
    expect(currentHash()).toBe('#/category?time=30&recipes=all')
    expect(button('до 30 минут').getAttribute('aria-pressed')).toBe('true')
    expect(cards()).toEqual([])
    expect(useAnnouncerStore.getState().message).toBe('2 из 3 рецептов')
    expect(screen.queryByText(/^Найдено/)).toBeNull()
    await user.click(button('до 30 минут'))
    expect(cards()).toEqual(titles.slice(0, 9))
    expect(currentHash()).toBe('#/category')
    expect(historyLength()).toBe(before)
  })

  it('sorts by the sum at the till and shows it', async () => {
    const { user } = await open()
    await user.click(button('дешевле'))
    await waitFor(() => expect(found()).toEqual(['salad', 'borscht', 'omelette']))
    expect(screen.getByText('На кассе 1.00 руб.')).toBeTruthy()
  })

  it('finds dishes without meat, and leaves the field to what the visitor types', async () => {
    const { user } = await openLoaded()
    await user.click(button('без мяса'))
    await waitFor(() => expect(found().length).toBeGreaterThan(0))
    expect(found()).not.toContain('borscht')
    expect(search().value).toBe('')
    await user.type(search(), 'борщ')
    expect(button('без мяса').getAttribute('aria-pressed')).toBe('true')
    await user.click(button('без мяса'))
    await waitFor(() => expect(found()).toEqual(['borscht']))
    expect(search().value).toBe('борщ')
    await user.clear(search())
    expect(cards()).toEqual(titles.slice(0, 9))
  })

  it('has meals first among the cheapest, by the word of the chip in the catalogue', async () => {
    const { user, api } = await openLoaded()
    const concept = { words: ['дешевле'], recipes: ['borscht'], categories: ['breakfasts'] }
    const entries = index.map((entry) => ({
      ...entry,
      categoryId: entry.id === 'omelette' ? 'breakfasts' : 'starters',
    }))
    api.use((path) => {
      if (path === 'search-words') return respondWith({ concepts: [concept] })(path)
      return path === 'recipes' ? respondWith(entries)(path) : mockApi(path)
    })
    await user.click(button('дешевле'))
    await waitFor(() => expect(found()).toEqual(['borscht', 'omelette', 'salad']))
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
    expect(screen.queryByText(/^Найдено/)).toBeNull()
  })

  it('shows quick dishes for today where the search finds none of the plan, which may be an own recipe', async () => {
    usePlanStore.getState().add({
      day: today(),
      name: 'lunch',
      recipe: { id: 'own.pie', title: 'Пирог бабушки' },
      servings: 2,
    })
    const { user } = await open()
    await user.click(button('сегодня'))
    await waitFor(() => expect(found().sort()).toEqual(['omelette', 'salad']))
    expect(screen.getByText(/^Быстрые блюда на\sсегодня/)).toBeTruthy()
  })

  it('says that nothing of what a search finds is quick enough for today', async () => {
    const { user } = await open()
    await user.type(search(), 'борщ')
    await user.click(button('сегодня'))
    expect(await screen.findByText(/^Быстрых блюд на\sсегодня здесь нет$/)).toBeTruthy()
    expect(screen.queryByText(/^Под эти фильтры/)).toBeNull()
    await user.click(button('сегодня'))
    await waitFor(() => expect(found()).toEqual(['borscht']))
  })

  it('shows a dozen quick dishes for today of what a search finds, whatever else there is', async () => {
    const { user, api } = await openLoaded()
    const others = Array.from({ length: 200 }, (_, number) => ({
      ...recipe(`other-${number}`, `Каша ${number}`, '10 минут', 1),
      categoryId: `category-${number % 40}`,
    }))
    const soup = { ...recipe('soup', 'Суп', '20 минут', 1), categoryId: 'soups' }
    api.use((path) => (path === 'recipes' ? respondWith([...others, soup])(path) : mockApi(path)))
    await user.type(search(), 'суп')
    await user.click(button('сегодня'))
    await waitFor(() => expect(found()).toEqual(['soup']))
    await user.clear(search())
    await waitFor(() => expect(found()).toHaveLength(12))
  })

  it('gives way to the categories when the search that it filters is cleared', async () => {
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
    expect(screen.queryByText(/^Попробуйте/)).toBeNull()
  })

  it('is read from the address on page load', async () => {
    stubApi((path) => (path === 'recipes' ? respondWith(index)(path) : mockApi(path)))
    navigate('/category?time=30&recipes=all')
    renderWithUser(<AtAddress />)
    await waitFor(() => expect(found()).toEqual(['omelette', 'salad']))
  })
})
