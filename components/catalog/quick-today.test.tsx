import { act, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'

import { QuickToday } from '@/components/catalog/quick-today'
import { useRecipeIndex } from '@/lib/recipes/use-recipe-index'
import { failWith, respondWith, stubApi } from '@/testing/api'
import { renderWithUser, resetApp } from '@/testing/app'
import { observedElements } from '@/testing/intersection-observer'

beforeEach(() => {
  resetApp()
  vi.setSystemTime(new Date(2026, 10, 26, 12))
})

const index = Array.from({ length: 6 }, (_, number) => ({
  id: `dish-${number}`,
  title: `Блюдо ${number}`,
  name: 'images/dish.webp',
  categoryId: `category-${number}`,
  time: '20 минут',
  till: 12.3,
  ingredients: [],
}))

const scrollNear = () => observedElements.at(-1)?.notify(true)

test('Four quick recipes are shown once they are scrolled near', async () => {
  const api = stubApi(respondWith(index))
  renderWithUser(<QuickToday />)
  expect(screen.getByRole('heading', { name: 'Быстро сегодня' })).toBeTruthy()
  expect(api.calls).toEqual([])
  scrollNear()
  await waitFor(() => expect(screen.getAllByRole('link')).toHaveLength(4))
  expect(api.calls).toEqual(['recipes'])
  const [first] = screen.getAllByRole('link')
  expect(first?.textContent).toMatch(/^Блюдо \d20 минутНа\sкассе 12\.30\sруб\.$/)
  expect(first?.getAttribute('href')).toMatch(/^#\/selected_recipe\/dish-\d\/$/)
})

/** Shows when the request for the index has failed. */
function IndexFailure() {
  return useRecipeIndex().error ? <p>failed</p> : null
}

test('The recipes stay when a refresh fails', async () => {
  const api = stubApi(respondWith(index))
  renderWithUser(
    <>
      <QuickToday />
      <IndexFailure />
    </>,
  )
  scrollNear()
  await waitFor(() => expect(screen.getAllByRole('link')).toHaveLength(4))
  api.use(failWith(400))
  act(() => void dispatchEvent(new Event('online')))
  await screen.findByText('failed')
  expect(screen.getAllByRole('link')).toHaveLength(4)
})

test('Nothing is shown without an index or without a quick recipe', async () => {
  const api = stubApi(failWith(404))
  const { unmount } = renderWithUser(<QuickToday />)
  scrollNear()
  await waitFor(() => expect(screen.queryByRole('heading')).toBeNull())
  unmount()
  api.use(respondWith([{ ...index[0], time: '2 часа' }]))
  renderWithUser(<QuickToday />)
  scrollNear()
  await waitFor(() => expect(screen.queryByRole('heading')).toBeNull())
})
