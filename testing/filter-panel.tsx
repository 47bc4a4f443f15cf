import { screen, within } from '@testing-library/react'
import { expect } from 'vitest'
import { CategoriesScreen } from '@/components/catalog/categories-screen'
import { CategoryScreen } from '@/components/catalog/category-screen'
import { navigate, usePosition } from '@/lib/router/navigation'
import { parseRoute } from '@/lib/router/routes'
import { type Responder, respondWith, stubApi } from '@/testing/api'
import { currentHash, renderWithUser } from '@/testing/app'

/** Steps that the tests of the filter panel share. */

const card = (id: string, title: string, time: string, kcal: string, tags?: string[]) => ({
  id,
  name: '',
  title,
  back: [],
  time,
  kcal,
  tags,
})

export const cards = [
  card('soup', 'Суп', '2 часа', '290 ккал', ['contains-dairy']),
  card('salad', 'Салат', '15 минут', '95 ккал', ['vegetarian', 'vegan']),
  card('omelette', 'Омлет', '20 минут', '310 ккал', ['vegetarian', 'contains-dairy', 'contains-egg']),
  card('riddle', 'Загадка', 'скоро', '?'),
]

export const index = [
  { ...cards[0], ingredients: ['Свёкла', 'Сметана', 'Соль'], till: 2.5 },
  { ...cards[1], ingredients: ['Свёкла', 'Орехи', 'Соль'], till: 1.2 },
  { ...cards[2], ingredients: ['Яйцо', 'Молоко'] },
]

const products = [{ id: 'salt', title: 'Соль', price: 1.15, staple: true }]

export const serving =
  (recipes: Responder = respondWith(index)): Responder =>
  (path) => {
    if (path === 'recipes') return recipes(path)
    return respondWith(path === 'shop' ? products : { soups: cards })(path)
  }

/** The screen at the address of the moment, as the router gives it. */
export function AtAddress() {
  const { screen: name, id, query } = parseRoute(usePosition().path)
  return name === 'category' ? (
    <CategoryScreen id={id} query={query} />
  ) : (
    <CategoriesScreen id="" query={query} />
  )
}

export async function open(query = '', respond = serving()) {
  const api = stubApi(respond)
  navigate(`/selected_category/soups${query}`)
  const { user } = renderWithUser(<AtAddress />)
  await screen.findByRole('button', { name: 'Фильтры' })
  return { user, api }
}

export const titles = () =>
  screen
    .queryAllByRole('link')
    .filter((link) => link.getAttribute('href')?.startsWith('#/selected_recipe'))
    .map((link) => link.querySelector('span span:not([aria-hidden])')?.textContent)

export const button = (name: string | RegExp) => screen.getByRole('button', { name })

export const openFilters = async (user: ReturnType<typeof renderWithUser>['user']) => {
  await user.click(button('Фильтры'))
  await screen.findByRole('group', { name: 'Сортировка' })
  expect(document.activeElement).toBe(button('Фильтры'))
}

export const group = (name: string) => within(screen.getByRole('group', { name }))

export const query = () => decodeURIComponent(currentHash().split('?')[1] ?? '')
