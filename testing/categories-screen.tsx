import { screen, waitFor } from '@testing-library/react'
import { expect } from 'vitest'
import { CategoriesScreen } from '@/components/catalog/categories-screen'
import type { RecipeCard } from '@/lib/recipes/recipes-api'
import { usePosition } from '@/lib/router/navigation'
import { parseRoute } from '@/lib/router/routes'
import { catalogue, stubApi } from '@/testing/api'
import { renderWithUser } from '@/testing/app'

/** Steps that the tests of the categories screen share. */

export const titles = catalogue.categories.map(({ title }) => title)

export const borscht: RecipeCard = {
  id: 'borscht',
  name: 'images/borscht.webp',
  title: 'Борщ',
  back: [],
  time: '2 часа',
  kcal: '300 ккал',
}

/** The screen with the address of the moment, as the router gives it. */
export function AtAddress() {
  return <CategoriesScreen id="" query={parseRoute(usePosition().path).query} />
}

export const cards = () =>
  screen.queryAllByRole('link').flatMap((link) => {
    const isCard = link.getAttribute('href')?.startsWith('#/selected_category/')
    // The back of a card repeats the title of its front.
    return isCard ? [(link.querySelector('span span:not([aria-hidden])') ?? link).textContent] : []
  })

export const button = (name: string) => screen.getByRole('button', { name })

export const search = () => screen.getByPlaceholderText<HTMLInputElement>('Найди свой рецепт...')

export const clear = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Очистить поиск' })

export async function openLoaded() {
  const api = stubApi()
  const { user } = renderWithUser(<AtAddress />)
  await waitFor(() => expect(cards()).toEqual(titles.slice(0, 9)))
  return { api, user }
}
